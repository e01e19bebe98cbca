// Files: by path in the window (native dialogs), by their bytes in a browser.
import { client, isTauri } from "./client";
import type { FileIn, FileOut } from "./types.gen";

export interface Kind {
  name: string;
  extensions: string[];
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

/** Files above this are handed over piece by piece, each no longer than this. */
const PIECE = 6 << 20;

/** Hands a file over to the program; the answer is where it lies there. */
async function upload(file: File): Promise<string> {
  let path = "";
  let at = 0;
  do {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    const taken = await client.call("file.upload", { name: file.name, base64: toBase64(bytes), ...(path ? { path } : {}) });
    path = taken.path;
    at += PIECE;
  } while (at < file.size);
  return path;
}

/** A file of the browser: small ones by their bytes, others handed over piece by piece. */
async function handedOver(file: File, wanted: "path" | "any"): Promise<FileIn> {
  if (wanted === "path" || file.size > PIECE) return { name: file.name, path: await upload(file) };
  return { name: file.name, base64: toBase64(new Uint8Array(await file.arrayBuffer())) };
}

/** Files of a drop or of a choice in the browser. */
export function ofList(files: FileList | File[] | undefined | null): Promise<FileIn[]> {
  return Promise.all(Array.from(files ?? [], (file) => handedOver(file, "any")));
}

/** Says the files that are dropped on the window; the answer stops it. In a browser a page hears of them itself. */
export function onDropped(dropped: (files: FileIn[]) => void): () => void {
  if (!isTauri()) return () => undefined;
  const listening = import("@tauri-apps/api/webview").then(({ getCurrentWebview }) =>
    getCurrentWebview().onDragDropEvent(({ payload }) => {
      if (payload.type === "drop" && payload.paths.length) dropped(payload.paths.map((path) => ({ path })));
    }),
  );
  return () => void listening.then((stop) => stop());
}

function pickInBrowser(kinds: Kind[], wanted: "path" | "any", several = false): Promise<FileIn[]> {
  return new Promise((resolve, reject) => {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = several;
    input.accept = kinds.flatMap((kind) => kind.extensions.map((ending) => `.${ending}`)).join(",");
    input.addEventListener("cancel", () => resolve([]));
    input.addEventListener("change", () => {
      Promise.all(Array.from(input.files ?? [], (file) => handedOver(file, wanted))).then(resolve, reject);
    });
    input.click();
  });
}

/** Asks for a file; null if the arbiter thought better of it. `path`: the file must lie where the program can read it by path. */
export async function pickFile(kinds: Kind[], wanted: "path" | "any" = "any"): Promise<FileIn | null> {
  if (!isTauri()) return (await pickInBrowser(kinds, wanted))[0] ?? null;
  const { open } = await import("@tauri-apps/plugin-dialog");
  const path = await open({ multiple: false, directory: false, filters: kinds });
  return path === null ? null : { path };
}

/** Asks for files; none if the arbiter thought better of it. */
export async function pickFiles(kinds: Kind[]): Promise<FileIn[]> {
  if (!isTauri()) return pickInBrowser(kinds, "any", true);
  const { open } = await import("@tauri-apps/plugin-dialog");
  const paths = await open({ multiple: true, directory: false, filters: kinds });
  return (paths ?? []).map((path) => ({ path }));
}

/** A picture from the clipboard, or a file that was dropped. */
export async function ofBlob(blob: Blob, name: string): Promise<FileIn> {
  return { name, base64: toBase64(new Uint8Array(await blob.arrayBuffer())) };
}

/** Asks for a folder; only in the window. */
export async function pickFolder(): Promise<string | null> {
  const { open } = await import("@tauri-apps/plugin-dialog");
  return open({ multiple: false, directory: true });
}

/** Asks where to write; only in the window. */
export async function pickTarget(name: string): Promise<string | null> {
  const { save } = await import("@tauri-apps/plugin-dialog");
  return save({ defaultPath: name });
}

function blobOf(file: FileOut): Blob {
  const raw = atob(file.base64);
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i += 1) bytes[i] = raw.charCodeAt(i);
  return new Blob([bytes], { type: file.mediaType });
}

/** The text of a text file. */
export function textOf(file: FileOut): Promise<string> {
  return blobOf(file).text();
}

/** Gives the file to the browser's downloads. */
export function download(file: FileOut) {
  const url = URL.createObjectURL(blobOf(file));
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows a file in the browser's own viewer. */
export function showInTab(file: FileOut) {
  const url = URL.createObjectURL(blobOf(file));
  if (!window.open(url, "_blank")) download(file);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Opens a written file with the program that the computer has for it; only in the window. */
export async function openWritten(path: string) {
  const { openPath } = await import("@tauri-apps/plugin-opener");
  await openPath(path);
}
