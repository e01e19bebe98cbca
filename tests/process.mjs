// Starting and ending programs in tests: everything has a time limit, output goes to files, nothing survives its test.
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A folder of the test's own. Call `remove()` at the end. */
export function scratch() {
  const path = mkdtempSync(join(tmpdir(), "arbiter-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Starts a program with its output in `log`: a survivor that holds a pipe open would hang whoever reads the test's output.
 * It leads a process group of its own, so that ending it ends its children too.
 */
export function start(command, args, { env, log }) {
  const out = openSync(log, "a");
  const child = spawn(command, args, { env, stdio: ["ignore", out, out], detached: true });
  closeSync(out);
  const state = { command, pid: child.pid, log, ended: false, said: () => readFileSync(log, "utf8") };
  state.gone = new Promise((resolve) => {
    const end = (how) => {
      state.ended = true;
      resolve(how);
    };
    child.once("error", (error) => end(error.message));
    child.once("exit", (code, signal) => end(signal ?? `exit code ${code}`));
  });
  return state;
}

/** Ends a process group: politely, then not. */
export async function stop(process_) {
  if (!process_?.pid) return;
  for (const signal of ["SIGTERM", "SIGKILL"]) {
    try {
      process.kill(-process_.pid, signal);
    } catch {
      return;
    }
    await Promise.race([process_.gone, sleep(2000, undefined, { ref: false })]);
  }
}

/** Asks until the answer is truthy; the error of the last try is the reason given after `seconds`. */
export async function until(what, ask, { seconds = 30, every = 50, alive } = {}) {
  const end = Date.now() + seconds * 1000;
  let last;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      last = error;
    }
    if (alive?.ended) throw new Error(`${what}: ${alive.command} ended early (${await alive.gone})\n${alive.said()}`);
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`, { cause: last });
    await sleep(every);
  }
}

/** A port on the loopback that nobody uses at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A program's path from the environment, or where a plain build in the repository leaves it. */
export function program(variable, name) {
  const target = process.env.CARGO_TARGET_DIR ?? "target";
  return process.env[variable] ?? resolve(import.meta.dirname, "..", target, "debug", name);
}
