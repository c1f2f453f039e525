// Starts a program and reads what it prints; knows nothing of the editor.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface Options {
  cwd: string;
  input?: string;
  signal?: AbortSignal;
  /** How the signal ends it; an interactive shell ignores SIGTERM. */
  ending?: NodeJS.Signals;
  /** Called with each line of standard output, as it comes. */
  line?(line: string): void;
}

export type Ended = { code: number | null; stdout: string; stderr: string };

/** The characters that are kept of each output. */
const KEPT = 4 << 20;

/** Runs a program to its end; fails only where it cannot be started. */
export function run(program: string, args: string[], { cwd, input, signal, ending, line }: Options): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd });
    const ended = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (text) => (ended[name] = (ended[name] + text).slice(0, KEPT)));
    }
    const lines = createInterface({ input: child.stdout });
    if (line) lines.on("line", line);
    const read = new Promise((closed) => lines.on("close", closed));
    const stop = () => {
      child.kill(ending);
      // What it started may live on with these open.
      lines.close();
      child.stdout.destroy();
      child.stderr.destroy();
    };
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) stop();
    child.on("error", reject).on("close", async (code) => {
      signal?.removeEventListener("abort", stop);
      await read;
      resolve({ code, ...ended });
    });
    // A program may end without reading its input.
    child.stdin.on("error", () => {}).end(input ?? "");
  });
}
