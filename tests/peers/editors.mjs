// What an editor says of specs and language tables: the schemas of `ojkit schema`, asked through yaml-language-server.
//
// node tests/peers/editors.mjs SERVER OJKIT: the server's program, and the kit's. Run from the repository's root.
import { spawn, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [server, ojkit] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "ojkit-schemas-"));
const schema = (file) => {
  const path = join(folder, `${file}.json`);
  writeFileSync(path, execFileSync(ojkit, ["schema", file]));
  return `file://${path}`;
};

// What is wrong with these only the kit can know: lines, layouts, names, what YAML makes of a text.
const BEYOND_A_SCHEMA = new Set([
  "a-call-of-another-function", "a-call-that-is-none", "a-constraint-cut-by-a-comma", "a-constraint-cut-by-a-comment",
  "a-constraint-that-is-none", "a-layout-of-unknown-names", "a-layout-that-is-none", "a-raw-example-that-breaks-the-layout",
  "a-tag-of-yaml", "an-example-of-the-wrong-type", "constraints-joined-by-yaml", "an-empty-file",
]);

const child = spawn(process.execPath, [server, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
const send = (message) => {
  const text = JSON.stringify({ jsonrpc: "2.0", ...message });
  child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
};
const settings = {
  yaml: {
    validate: true,
    schemaStore: { enable: false },
    schemas: { [schema("spec")]: "**/spec.yaml", [schema("languages")]: "**/languages.yaml" },
  },
};
const waiting = new Map();
let buffer = Buffer.alloc(0);
child.stdout.on("data", (data) => {
  buffer = Buffer.concat([buffer, data]);
  for (;;) {
    const end = buffer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/Content-Length: (\d+)/i.exec(buffer.subarray(0, end).toString())[1]);
    if (buffer.length < end + 4 + length) return;
    const message = JSON.parse(buffer.subarray(end + 4, end + 4 + length));
    buffer = buffer.subarray(end + 4 + length);
    receive(message);
  }
});
function receive(message) {
  if (message.method === "textDocument/publishDiagnostics") {
    waiting.get(message.params.uri)?.(message.params.diagnostics);
  } else if (message.method === "workspace/configuration") {
    send({ id: message.id, result: message.params.items.map((item) => settings[item.section] ?? {}) });
  } else if (message.id !== undefined && message.method) {
    send({ id: message.id, result: null });
  } else if (message.id === 0) {
    started();
  }
}
let started;
const ready = new Promise((done) => (started = done));
send({ id: 0, method: "initialize", params: { processId: process.pid, rootUri: null, capabilities: { workspace: { configuration: true } } } });
await ready;
send({ method: "initialized", params: {} });
send({ method: "workspace/didChangeConfiguration", params: { settings } });

// The server tells nothing where nothing changes, so that each document has a name of its own.
async function diagnostics(uri, text) {
  const told = new Promise((done) => waiting.set(uri, done));
  send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "yaml", version: 1, text } } });
  const found = await told;
  waiting.delete(uri);
  return found;
}

const faults = [];
let asked = 0;
const wanted = async (name, uri, text, right) => {
  const found = await diagnostics(uri, text);
  asked += 1;
  if ((found.length === 0) !== right) {
    faults.push(`${name}: ${right ? found.map((one) => `${one.range.start.line + 1}: ${one.message}`).join("; ") : "is not refused"}`);
  }
};
for (const folder of ["problems", "tests/data/problems", "tests/data/strength/problems"]) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = `${folder}/${name}/spec.yaml`;
    if (existsSync(path)) await wanted(path, `file://${resolve(path)}`, readFileSync(path, "utf8"), true);
  }
}
for (const name of readdirSync("tests/data/specs")) {
  const path = `tests/data/specs/${name}/spec.yaml`;
  const right = BEYOND_A_SCHEMA.has(name);
  await wanted(path, `file://${resolve(path)}`, readFileSync(path, "utf8"), right);
}
const own = "crates/languages/src/languages.yaml";
await wanted(own, `file://${resolve(own)}`, readFileSync(own, "utf8"), true);
for (const [index, row] of ["tyme_factor: 2", "extensions: [.cat]", "compile_limits: { time_ms: 0, memory_mib: 1 }", "real: { command: [a], way: b }"].entries()) {
  await wanted(row, `file:///made/${index}/languages.yaml`, `- name: rust\n  ${row}\n`, false);
}
child.kill();
rmSync(folder, { recursive: true });
console.log(`${asked} files, ${faults.length} faults`);
faults.forEach((fault) => console.log(fault));
process.exit(faults.length ? 1 : 0);
