// Shows a failing input beside the code: the editor's difference of expected and actual, and the input.
import * as path from "node:path";
import * as vscode from "vscode";
import { inputOf, pageOf, parse, sentence, type Shown } from "./events";
import type { Kit } from "./kit";

const PARTS = ["input", "expected", "actual"] as const;
const address = (file: string, part: (typeof PARTS)[number]) =>
  vscode.Uri.from({ scheme: "ojkit-countercase", path: `/${path.basename(file)}/${part}`, query: file });

/** Read-only documents, which follow the next test. */
export class Countercases implements vscode.TextDocumentContentProvider {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  readonly registered = vscode.workspace.registerTextDocumentContentProvider("ojkit-countercase", this);

  private panel?: vscode.WebviewPanel;

  constructor(private readonly kit: Kit) {}

  provideTextDocumentContent({ path: name, query }: vscode.Uri): string {
    const failure = this.kit.results.get(query)?.first_failure;
    if (!failure) return "";
    const { expected, got, message, stderr } = failure;
    if (!name.endsWith("/input")) return (name.endsWith("/expected") ? expected : got) ?? "";
    return inputOf(failure) + (message && `\n${message}\n`) + (stderr ? `\nprinted for debugging:\n${stderr}` : "");
  }

  refresh = (file: string): void => PARTS.forEach((part) => this.changed.fire(address(file, part)));

  private draw(shown?: Shown): void {
    const html = shown && pageOf(shown);
    if (!html) return this.panel?.dispose();
    const place = { viewColumn: vscode.ViewColumn.Three, preserveFocus: true };
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel("ojkit-picture", "picture", place);
      this.panel.onDidDispose(() => (this.panel = undefined));
    }
    this.panel.webview.html = html;
    this.panel.reveal(place.viewColumn, true);
  }

  async show(file: string): Promise<void> {
    const { showTextDocument, showInformationMessage, tabGroups } = vscode.window;
    const result = this.kit.results.get(file);
    if (!result?.first_failure) return void showInformationMessage(result ? sentence(result) : "this submission was not tested yet");
    const at = (viewColumn: vscode.ViewColumn) => ({ viewColumn, preserveFocus: true, preview: false });
    // The input over the difference, both beside the code; a person's own layout of three parts or more stays.
    const groups = [{ size: 0.55 }, { groups: [{}, {}], size: 0.45 }];
    if (tabGroups.all.length < 3) await vscode.commands.executeCommand("vscode.setEditorLayout", { orientation: 0, groups });
    await showTextDocument(vscode.Uri.file(file), at(vscode.ViewColumn.One));
    await showTextDocument(address(file, "input"), at(vscode.ViewColumn.Two));
    const { stdout } = await this.kit.on(file, ["show", "--submission", file, "--format", "json"]);
    const shown = parse<Shown>(stdout);
    // A picture with both answers is seen before their texts, any other one after them.
    if (!shown?.answer) this.draw(shown);
    // An error of the compiler has no outputs.
    if (result.first_failure.got === undefined) return;
    const [expected, actual, title] = [address(file, "expected"), address(file, "actual"), "expected ↔ actual"];
    await vscode.commands.executeCommand("vscode.diff", expected, actual, title, at(vscode.ViewColumn.Three));
    if (shown?.answer) this.draw(shown);
  }
}
