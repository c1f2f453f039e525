// The commands: each asks for what it needs, runs `ojkit`, and shows what it says.
import * as path from "node:path";
import * as vscode from "vscode";
import type { Countercases } from "./countercase";
import { debug } from "./debug";
import { draftOf, importing } from "./events";
import { folderHere, save, type Kit } from "./kit";
import type { Tests } from "./tests";

/** A lens gives a path, the test view an item, the palette nothing: then the active file is meant. */
export type Asked = string | { uri?: vscode.Uri; test?: vscode.TestItem } | undefined;

function fileOf(asked: Asked): string {
  if (typeof asked === "string") return asked;
  const uri = asked?.test?.uri ?? asked?.uri ?? vscode.window.activeTextEditor?.document.uri;
  if (uri?.scheme === "ojkit-countercase") return uri.query;
  if (uri?.scheme !== "file") throw new Error("open a submission first");
  return uri.fsPath;
}

const { window } = vscode;
const end = (text: string) => text.trim().split("\n").slice(-3).join(" ");
const busy = <T>(title: string, task: (token: vscode.CancellationToken) => Promise<T>): Thenable<T> =>
  window.withProgress({ location: vscode.ProgressLocation.Notification, title, cancellable: true }, (_, token) => task(token));

export function commands(kit: Kit, tests: Tests, countercases: Countercases): Record<string, (asked: Asked) => Promise<unknown>> {
  const begin = async (args: string[], input?: string) => {
    const cwd = folderHere();
    const { code, stdout, stderr } = await busy(`ojkit ${args[0]}`, (token) => kit.run(args, { cwd, input }, token));
    const draft = draftOf(stdout + stderr);
    if (code !== 0) throw new Error(end(stderr));
    if (draft) await window.showTextDocument(vscode.Uri.file(path.resolve(cwd, draft)));
  };

  const terminal = async (cwd: string, ...shellArgs: string[]) => {
    const name = `ojkit ${shellArgs[0]}`;
    window.terminals.find((known) => known.name === name)?.dispose();
    window.createTerminal({ name, shellPath: (await kit.binary()).path, shellArgs, cwd }).show(true);
  };

  const submit = async (file: string, anyway: string[]): Promise<void> => {
    const { code, stdout, stderr } = await busy("ojkit submit", (token) => kit.on(file, ["submit", file, ...anyway], token));
    if (code === 0) {
      await vscode.env.clipboard.writeText(stdout);
      void window.showInformationMessage(`Copied. ${end(stderr)}`);
    } else if (code !== 1 || anyway.length > 0) throw new Error(end(stderr));
    else if (await window.showWarningMessage(end(stderr), "Copy Anyway")) await submit(file, ["--anyway"]);
  };

  const show = async (file: string) => {
    if (!kit.results.has(file)) await tests.test(file);
    await countercases.show(file);
  };

  const keep = async (file: string) => {
    const { problem, verdict, first_failure: failure } = kit.results.get(file) ?? {};
    if (!problem || !failure?.input) throw new Error("there is no failing input to keep: test the submission first");
    const prompt = "Why is this case worth keeping?";
    const reason = await window.showInputBox({ prompt, value: `${path.basename(file)} fails it (${verdict})` });
    if (!reason) return;
    const args = ["add-case", problem, "--reason", reason];
    const { code, stdout, stderr } = await kit.on(file, args, undefined, { input: failure.input });
    if (code !== 0) throw new Error(end(stderr));
    void window.showInformationMessage(end(stdout));
  };

  return {
    "ojkit.new": async () => {
      const prompt = "A public question's name, number or address, or a name for a problem of your own";
      const name = await window.showInputBox({ prompt, placeHolder: "two-sum" });
      if (name) await begin(["new", "--", name.trim()]);
    },
    "ojkit.import": async () => {
      const copied = await vscode.env.clipboard.readText();
      if (!copied.trim()) throw new Error("the clipboard is empty: copy the question's page, or its address");
      await begin(importing(copied), copied);
    },
    "ojkit.listen": () => terminal(folderHere(), "listen"),
    "ojkit.test": (asked) => tests.test(fileOf(asked)),
    "ojkit.debug": (asked) => debug(kit, fileOf(asked), []),
    "ojkit.stress": async (asked) => {
      await save(fileOf(asked));
      await terminal(path.dirname(fileOf(asked)), "stress", fileOf(asked));
    },
    "ojkit.showCountercase": (asked) => show(fileOf(asked)),
    "ojkit.keep": (asked) => keep(fileOf(asked)),
    "ojkit.submit": (asked) => submit(fileOf(asked), []),
  };
}
