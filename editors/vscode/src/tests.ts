// The test view: an item for each submission, and a child for each case, as the tests go on.
import * as vscode from "vscode";
import type { Countercases } from "./countercase";
import { debug } from "./debug";
import { COUNTERCASE, inputOf, itemOf, order, parse, sentence, stateOf, type Progress, type Result } from "./events";
import type { Kit } from "./kit";

/** A folder with a dot is one that `ojkit` has not finished. */
const SUBMISSIONS = "**/problems/[!.]*/submissions/**/*.{py,cpp,cc,java,js,rs}";
const START = new vscode.Range(0, 0, 0, 0);

export class Tests {
  private readonly controller = vscode.tests.createTestController("ojkit", "ojkit");
  private readonly profile: vscode.TestRunProfile;
  readonly registered: vscode.Disposable[];

  constructor(private readonly kit: Kit, private readonly countercases: Countercases) {
    const { Run, Debug } = vscode.TestRunProfileKind;
    this.profile = this.controller.createRunProfile("Test", Run, (request, token) => this.asked(request, token), true, undefined, true);
    this.controller.createRunProfile("Debug", Debug, (request, token) => this.debugged(request, token), true);
    const watcher = vscode.workspace.createFileSystemWatcher(SUBMISSIONS, false, true);
    watcher.onDidCreate((uri) => this.item(uri.fsPath));
    watcher.onDidDelete((uri) => this.controller.items.delete(uri.fsPath));
    const { onDidOpenTextDocument: opened, onDidSaveTextDocument: saved } = vscode.workspace;
    this.registered = [this.controller, watcher, ...[opened, saved].map((event) => event((document) => this.place(document)))];
  }

  async discover(): Promise<void> {
    const found = await vscode.workspace.findFiles(SUBMISSIONS, undefined, 5000);
    found.forEach((uri) => this.item(uri.fsPath));
    await Promise.all(vscode.workspace.textDocuments.map((document) => this.place(document)));
  }

  /** Puts the icon where the language server has its lenses: at the function that the judge calls. */
  private async place(document: vscode.TextDocument): Promise<void> {
    if (!vscode.languages.match({ scheme: "file", pattern: SUBMISSIONS }, document)) return;
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>("vscode.executeCodeLensProvider", document.uri);
    const lens = lenses?.find(({ command }) => command?.command === "ojkit.test");
    this.item(document.uri.fsPath, lens?.range);
  }

  private item(file: string, range = this.controller.items.get(file)?.range): vscode.TestItem {
    const label = file.replace(/^.*[/\\]([^/\\]+)[/\\]submissions[/\\]/, "$1/");
    return this.child(this.controller.items, file, label, vscode.Uri.file(file), range);
  }

  private child(items: vscode.TestItemCollection, id: string, label: string, uri?: vscode.Uri, range = START): vscode.TestItem {
    const item = items.get(id) ?? this.controller.createTestItem(id, label, uri);
    Object.assign(item, { range, sortText: order(label) });
    items.add(item);
    return item;
  }

  /** Tests a submission because a command asks for it. */
  test = (file: string, token = new vscode.CancellationTokenSource().token): Promise<void> =>
    this.run(new vscode.TestRunRequest([this.item(file)], undefined, this.profile), token);

  private async asked(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    if (!request.continuous) return this.run(request, token);
    const saved = vscode.workspace.onDidSaveTextDocument(({ uri }) => {
      const items = request.include?.map((item) => item.parent?.id ?? item.id);
      if (items?.includes(uri.fsPath) ?? this.controller.items.get(uri.fsPath)) void this.test(uri.fsPath, token);
    });
    token.onCancellationRequested(() => saved.dispose());
  }

  private async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    // Before anything of the last run is cleared: without a program that fits, its results stay.
    await this.kit.binary();
    const run = this.controller.createTestRun(request);
    const included = request.include ?? [...this.controller.items].map(([, item]) => item);
    const items = new Set(included.map((item) => item.parent ?? item).filter((item) => !request.exclude?.includes(item)));
    items.forEach((item) => run.enqueued(item));
    for (const item of items) {
      if (token.isCancellationRequested) break;
      await this.submission(run, item, token).catch((error) => run.errored(item, new vscode.TestMessage(error.message)));
    }
    run.end();
  }

  private async submission(run: vscode.TestRun, item: vscode.TestItem, token: vscode.CancellationToken): Promise<void> {
    run.started(item);
    const seen = new Set<string>();
    let result: Result | undefined;
    const line = (text: string) => {
      const event = parse<Progress | Result>(text);
      if (event?.event === "step") run.appendOutput(`${event.what}${event.length ? `: ${event.done} of ${event.length}` : ""}\r\n`);
      if (event?.event === "result") result = event;
      if (event?.event !== "case") return;
      seen.add(event.case);
      const child = this.child(item.children, event.case, event.case, item.uri, item.range);
      child.description = event.message ?? undefined;
      const state = stateOf(event.verdict);
      // The messages come with the result: `ojkit` makes the input small before.
      if (state === "failed" || state === "errored") run[state](child, [], event.time_ms ?? undefined);
      else run[state](child, event.time_ms ?? undefined);
    };
    const { code, stderr } = await this.kit.on(item.id, ["test", item.id, "--format", "jsonl"], token, { line });
    run.appendOutput(stderr.replace(/\r?\n/g, "\r\n"));
    if (token.isCancellationRequested) return run.skipped(item);
    if (!result) throw new Error(stderr || `ojkit ended with exit code ${code}`);
    this.settle(run, item, result, seen);
  }

  private settle(run: vscode.TestRun, item: vscode.TestItem, result: Result, seen: Set<string>): void {
    const failure = result.first_failure;
    const name = failure && itemOf(failure);
    // Of what was not judged this time nothing is known: after a failure, `ojkit` judges no more cases, and others may be gone.
    for (const [id] of [...item.children].filter(([id]) => !seen.has(id) && id !== name)) item.children.delete(id);
    this.kit.results.set(item.id, result);
    this.countercases.refresh(item.id);
    item.description = sentence(result);
    run.appendOutput(`${item.label}: ${item.description}\r\n`);
    if (!failure) return result.standing === "unchecked" ? run.skipped(item) : run.passed(item);
    const state = stateOf(result.verdict) === "errored" ? "errored" : "failed";
    const messages = messagesOf(item, result);
    if (name) run[state](this.child(item.children, name, name, item.uri, item.range), messages);
    run[state](item, name ? [] : messages);
  }

  private async debugged(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const [item] = request.include ?? [];
    if (!item) throw new Error("choose one submission or one case to debug");
    const choice = !item.parent || item.id === COUNTERCASE ? [] : ["--case", item.id];
    const run = this.controller.createTestRun(request);
    await debug(this.kit, item.parent?.id ?? item.id, choice, token).finally(() => run.end());
  }
}

/** The input, then the difference: the editor opens the last message. */
function messagesOf(item: vscode.TestItem, result: Result): vscode.TestMessage[] {
  const failure = result.first_failure!;
  const { expected, got, stderr } = failure;
  const title = sentence(result);
  const difference = vscode.TestMessage.diff(title, expected ?? "", got ?? "");
  // The first line is what the editor shows at the function.
  const text = new vscode.MarkdownString().appendText(`${title}\n`).appendCodeblock(inputOf(failure), "text");
  if (stderr) text.appendMarkdown("\nprinted for debugging\n").appendCodeblock(stderr, "text");
  const messages = failure.input ? [new vscode.TestMessage(text)] : [];
  messages.push(typeof expected === "string" ? difference : new vscode.TestMessage(title));
  for (const message of messages) message.location = new vscode.Location(item.uri!, item.range ?? START);
  return messages;
}
