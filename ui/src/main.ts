import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import { client } from "./api/client";
import App from "./App.svelte";

async function begin() {
  // A desk made up in memory, for work on the pages; the production build leaves it out.
  if (import.meta.env.DEV && new URLSearchParams(location.search).has("fake")) {
    const { fake } = await import("./api/fake");
    client.use(fake());
  }
  client.start();
  mount(App, { target: document.getElementById("app") as HTMLElement });
}

void begin();
