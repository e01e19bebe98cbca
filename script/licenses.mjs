// Checks the resolved Rust crates against deny.toml where cargo-deny is not installed: licenses, bans, sources.
// Reads only what deny.toml says; what it does not understand there, it refuses.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const policy = readPolicy(readFileSync("deny.toml", "utf8"));
const built = new Map(policy.targets.flatMap(crates).map((crate) => [crate.id, crate]));
const problems = check([...built.values()], policy);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`licenses, bans and sources of ${built.size} crates are as deny.toml asks`);

/** The crates that are built for a target, with the dependencies that they name. */
function crates(target) {
  const text = execFileSync(
    "cargo",
    ["metadata", "--format-version", "1", "--locked", "--all-features", "--filter-platform", target],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const { packages, resolve } = JSON.parse(text);
  const built = new Set(resolve.nodes.map((node) => node.id));
  return packages.filter(({ id }) => built.has(id));
}

function check(packages, { allowed, banned, registries }) {
  return packages.flatMap((crate) => {
    const name = `${crate.name} ${crate.version}`;
    const found = [];
    if (!crate.license) found.push(`${name}: no license field`);
    else if (!permits(crate.license, allowed)) found.push(`${name}: license ${crate.license} is not in the allow list`);
    if (banned.has(crate.name)) found.push(`${name}: banned, ${banned.get(crate.name)}`);
    if (crate.source !== null && !registries.has(crate.source.replace(/^registry\+/, "")))
      found.push(`${name}: unknown source ${crate.source}`);
    if (crate.source === null)
      for (const dependency of crate.dependencies)
        if (dependency.req === "*" && dependency.source !== null)
          found.push(`${name}: asks for any version of ${dependency.name}`);
    return found;
  });
}

/** Evaluates an SPDX expression: OR over AND over names; "/" is the old way of writing OR. */
function permits(expression, allowed) {
  const tokens = expression.replace(/\//g, " OR ").match(/\(|\)|[^\s()]+/g);
  let at = 0;
  const list = (word, operand, combine) => {
    let value = operand();
    while (tokens[at] === word) {
      at += 1;
      value = combine(value, operand());
    }
    return value;
  };
  const or = () => list("OR", and, (a, b) => a || b);
  const and = () => list("AND", one, (a, b) => a && b);
  const one = () => {
    const token = tokens[at++];
    if (token === "(") {
      const value = or();
      at += 1;
      return value;
    }
    if (tokens[at] !== "WITH") return allowed.has(token);
    at += 2;
    return allowed.has(`${token} WITH ${tokens[at - 1]}`);
  };
  return or();
}

/** The lists of deny.toml: strings, and inline tables with `crate` and `reason`. */
function readPolicy(toml) {
  const section = (name) => toml.split(/^\[/m).find((part) => part.startsWith(`${name}]`)) ?? fail(`no [${name}]`);
  const list = (part, key) =>
    section(part).match(new RegExp(`^${key} = \\[([^]*?)\\]$`, "m"))?.[1].replace(/^\s*#.*$/gm, "") ??
    fail(`no list ${key} in [${part}]`);
  const strings = (text) => [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1]);
  return {
    targets: strings(list("graph", "targets")),
    allowed: new Set(strings(list("licenses", "allow"))),
    registries: new Set(strings(list("sources", "allow-registry"))),
    banned: new Map(list("bans", "deny").split("\n").map(strings).filter((row) => row.length > 0)),
  };
}

function fail(what) {
  throw new Error(`deny.toml: ${what}`);
}
