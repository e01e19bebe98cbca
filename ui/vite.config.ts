import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The words come from ../locales, shared with the desk and the prints.
// Where `arbiter serve --port 4747` answers while the page is being developed; it takes only its own origin.
const DESK = "http://127.0.0.1:4747";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  clearScreen: false,
  server: { port: 5173, strictPort: true, fs: { allow: [".."] }, proxy: { "/api": { target: DESK, changeOrigin: true, headers: { origin: DESK } } } },
  build: { target: "es2022", chunkSizeWarningLimit: 900 },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"] },
}));
