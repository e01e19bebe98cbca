// The scripts on a machine where something is missing: they say what to type, and touch nothing.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { test } from "node:test";
import { scratch } from "../process.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const BASE = "bash sh sed sort head tail grep find id cat mktemp dirname touch mkdir rm cp env".split(" ");

/** Runs a script where PATH has the usual commands and these programs only, each a line of shell. */
function run(script, programs) {
  const own = scratch();
  try {
    const folder = join(own.path, "bin");
    mkdirSync(folder);
    for (const name of BASE) {
      const found = process.env.PATH.split(delimiter).map((place) => join(place, name)).find((path) => existsSync(path));
      if (found) symlinkSync(found, join(folder, name));
    }
    for (const [name, body] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const env = { PATH: folder, HOME: own.path, CARGO_TARGET_DIR: join(own.path, "target") };
    const { status, stdout, stderr } = spawnSync("bash", [join(ROOT, "script", script)], {
      env, cwd: own.path, encoding: "utf8", timeout: 30_000,
    });
    return { status, said: stdout + stderr };
  } finally {
    own.remove();
  }
}

const offers = (rust, node) => ({
  "apt-cache": `case "$1 $2" in
    "madison bash") echo " bash | 5.2 | main" ;;
    "madison rustc") echo " rustc | ${rust}+dfsg1-1 | main" ;;
    "madison nodejs") echo " nodejs | 1:${node}+dfsg-2 | main" ;;
  esac`,
  // Nothing can be installed: a script that tries it ends with this.
  "apt-get": 'echo "apt-get was asked to $*"; exit 100',
  "dpkg-query": "exit 1",
});
const rust = (version) => ({ rustc: `echo "rustc ${version} (abc 2026-01-01)"`, cargo: "exit 0" });
const node = (version) => ({ node: `echo v${version}`, npm: "exit 0" });

test("with neither toolchain both are named, with what to type", () => {
  const { status, said } = run("start", offers("1.63.0", "18.20.4"));
  assert.equal(status, 2, said);
  assert.match(said, /Rust 1\.95 or newer is needed\. This machine has none; its distribution offers 1\.63\.0/);
  assert.match(said, /sh\.rustup\.rs \| sh/);
  assert.match(said, /Node 20\.19 or newer.*This machine has none; its distribution\s+offers 18\.20\.4/);
  assert.match(said, /apt-get install -y nodejs/);
  assert.doesNotMatch(said, /apt-get was asked/);
});

test("an old Rust under rustup is updated by rustup", () => {
  const programs = { ...offers("1.63.0", "18.20.4"), ...rust("1.94.1"), ...node("20.19.0"), rustup: "exit 0" };
  const { status, said } = run("start", programs);
  assert.equal(status, 2, said);
  assert.match(said, /This machine has 1\.94\.1/);
  assert.match(said, /rustup update stable/);
  assert.doesNotMatch(said, /Node/);
});

test("Node 22 before 22.12 is too old, although its number is higher than 20.19", () => {
  const { status, said } = run("test", { ...offers("1.63.0", "18.20.4"), ...rust("1.95.0"), ...node("22.11.0") });
  assert.equal(status, 2, said);
  assert.match(said, /This machine has 22\.11\.0/);
  assert.doesNotMatch(said, /Rust/);
});

test("what the distribution has new enough is installed", () => {
  const { said } = run("start", { ...offers("1.96.0", "20.19.2"), ...node("20.19.0") });
  assert.match(said, /Installing rustc cargo/);
});

test("no lock file names a download address", () => {
  for (const file of ["ui/package-lock.json", "tests/package-lock.json"]) {
    assert.doesNotMatch(readFileSync(join(ROOT, file), "utf8"), /"resolved": "http/, file);
  }
});
