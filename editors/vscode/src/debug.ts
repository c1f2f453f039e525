// Debugs a submission on a case: `ojkit debug` waits with a debugger, and the editor attaches to it.
import * as vscode from "vscode";
import { parse, type Waiting } from "./events";
import type { Kit } from "./kit";

/** Debugs until the session or the program ends; `choice` names the case. */
export async function debug(kit: Kit, file: string, choice: string[], token?: vscode.CancellationToken): Promise<void> {
  const stop = new vscode.CancellationTokenSource();
  const endings: vscode.Disposable[] = [stop];
  token?.onCancellationRequested(() => stop.cancel(), undefined, endings);
  let session: vscode.DebugSession | undefined;
  let attached: Promise<void> | undefined;
  const attach = async ({ launch, breakpoint, case: name }: Waiting) => {
    const configuration = { ...launch, name: `${launch.name} (${name})` };
    const isOurs = (other: vscode.DebugSession) => !other.parentSession && other.name === configuration.name;
    endings.push(vscode.debug.onDidStartDebugSession((started) => isOurs(started) && (session = started)));
    endings.push(vscode.debug.onDidTerminateDebugSession((ended) => isOurs(ended) && stop.cancel()));
    if (breakpoint) endings.push(stopAt(breakpoint));
    const started = await vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(vscode.Uri.file(file)), configuration);
    if (!started) throw new Error("the debugger did not start");
  };
  const line = (text: string) => {
    const waiting = parse<Waiting>(text);
    if (waiting?.launch) attached ??= attach(waiting).catch((error) => (stop.cancel(), Promise.reject(error)));
    attached?.catch(() => {});
  };
  try {
    const ended = await kit.on(file, ["debug", file, ...choice, "--format", "json"], stop.token, { line });
    await attached;
    if (!attached && !stop.token.isCancellationRequested) throw new Error(ended.stderr || `ojkit ended with exit code ${ended.code}`);
    if (session) await vscode.debug.stopDebugging(session);
  } finally {
    endings.forEach((ending) => ending.dispose());
  }
}

/** A breakpoint that goes with the session, unless the person has one there. */
function stopAt({ file, line }: { file: string; line: number }): vscode.Disposable {
  const place = new vscode.Location(vscode.Uri.file(file), new vscode.Position(line - 1, 0));
  const places = vscode.debug.breakpoints.flatMap((known) => (known instanceof vscode.SourceBreakpoint ? [known.location] : []));
  const isHere = ({ uri, range }: vscode.Location) => uri.fsPath === file && range.start.line === line - 1;
  const added = places.some(isHere) ? [] : [new vscode.SourceBreakpoint(place)];
  vscode.debug.addBreakpoints(added);
  return new vscode.Disposable(() => vscode.debug.removeBreakpoints(added));
}
