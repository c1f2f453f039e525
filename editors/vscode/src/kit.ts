// The program as the parts of the extension call it, with what they share: the log and the last results.
import * as path from "node:path";
import * as vscode from "vscode";
import { find, type Binary } from "./binary";
import type { Result } from "./events";
import { run, type Ended, type Options } from "./program";

export class Kit {
  readonly log = vscode.window.createOutputChannel("ojkit", { log: true });
  /** The last result of each submission, by its path. */
  readonly results = new Map<string, Result>();
  private known?: Promise<Binary>;

  readonly look = async (): Promise<Binary> =>
    find({ setting: vscode.workspace.getConfiguration("ojkit").get("path", ""), folder: folderHere(), env: process.env });

  binary(found?: Binary): Promise<Binary> {
    if (found) this.known = Promise.resolve(found);
    // A failure is not kept: the program may be installed by the next time.
    this.known ??= this.look().catch((error) => ((this.known = undefined), Promise.reject(error)));
    return this.known;
  }

  /** Runs `ojkit` on a submission, whose text is saved before. */
  async on(file: string, args: string[], token?: vscode.CancellationToken, options?: Partial<Options>): Promise<Ended> {
    await save(file);
    return this.run(args, { cwd: path.dirname(file), ...options }, token);
  }

  async run(args: string[], options: Options, token?: vscode.CancellationToken): Promise<Ended> {
    const { path: program } = await this.binary();
    const stop = new AbortController();
    if (token?.isCancellationRequested) stop.abort();
    const asked = token?.onCancellationRequested(() => stop.abort());
    const ended = await run(program, args, { ...options, signal: stop.signal }).finally(() => asked?.dispose());
    this.log.info(`ojkit ${args.join(" ")}: exit code ${ended.code}\n${ended.stderr}`);
    return ended;
  }
}

/** Saves what was typed; a file that is as it was keeps its time, by which `ojkit` knows that nothing has changed. */
export const save = async (file: string) => vscode.workspace.textDocuments.find((at) => at.isDirty && at.uri.fsPath === file)?.save();

/** The folder of the active file, else that of the workspace. */
export function folderHere(): string {
  const document = vscode.window.activeTextEditor?.document.uri;
  if (document?.scheme === "file" && vscode.workspace.getWorkspaceFolder(document)) return path.dirname(document.fsPath);
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) throw new Error("open a folder first, such as your collection");
  return folder.uri.fsPath;
}
