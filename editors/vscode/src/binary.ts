// Finds `ojkit`: by the setting, on PATH, then by the login shell, since an editor started from a dock has a bare PATH.
import { accessSync, constants, statSync } from "node:fs";
import { homedir } from "node:os";
import * as path from "node:path";
import { run } from "./program";

/** The oldest version that has what this extension reads. */
export const OLDEST = "0.1.0";

export type Where = { setting: string; folder: string; env: NodeJS.ProcessEnv };
export type Binary = { path: string; version: string };

/** How long a shell or a program may take to answer, in milliseconds. */
const PATIENCE = 5000;

/** Whether version `a` is older than version `b`. */
export const isOlder = (a: string, b: string): boolean => a.localeCompare(b, "en", { numeric: true }) < 0;

/** The path in what a login shell prints, among the greetings of its start-up files. */
export function pathIn(stdout: string): string | undefined {
  const isOurs = (line: string) => path.isAbsolute(line) && path.parse(line).name === "ojkit";
  return stdout.split(/\r?\n/).findLast(isOurs);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

async function* places({ setting, folder, env }: Where): AsyncGenerator<string> {
  if (setting) return yield path.resolve(folder, setting.replace(/^~(?=\/)/, homedir()));
  const name = process.platform === "win32" ? "ojkit.exe" : "ojkit";
  // A relative entry of PATH would start what lies in the opened folder.
  const entries = (env.PATH ?? "").split(path.delimiter).filter((entry) => path.isAbsolute(entry));
  yield* entries.map((entry) => path.join(entry, name)).filter(isProgram);
  if (!env.SHELL) return;
  const options = { cwd: folder, signal: AbortSignal.timeout(PATIENCE), ending: "SIGKILL" as const };
  const found = pathIn((await run(env.SHELL, ["-lic", "command -v ojkit"], options)).stdout);
  if (found) yield found;
}

async function versionOf(file: string, folder: string): Promise<string> {
  const { stdout } = await run(file, ["--version"], { cwd: folder, signal: AbortSignal.timeout(PATIENCE) });
  const version = /^ojkit (\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (!version) throw new Error("it does not answer `--version` as ojkit does");
  if (isOlder(version, OLDEST)) throw new Error(`its version is ${version}, and this extension needs ${OLDEST} or later`);
  return version;
}

/** The first `ojkit` that is new enough; the error names those that were refused, and why. */
export async function find(where: Where): Promise<Binary> {
  const refused: string[] = [];
  for await (const place of places(where)) {
    try {
      return { path: place, version: await versionOf(place, where.folder) };
    } catch (error) {
      refused.push(`${place}: ${(error as Error).message}`);
    }
  }
  throw new Error(refused.join("; ") || "ojkit is not on PATH, and the login shell does not find it: install it, or set `ojkit.path`");
}
