// Puts the parts together: the program, its language server, the test view and the commands.
import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { commands, type Asked } from "./commands";
import { Countercases } from "./countercase";
import { folderHere, Kit } from "./kit";
import { Tests } from "./tests";

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const kit = new Kit();
  const countercases = new Countercases(kit);
  const tests = new Tests(kit, countercases);
  const complain = (error: Error) => {
    kit.log.error(error);
    void vscode.window.showErrorMessage(`ojkit: ${error.message}`);
  };
  const restart = async () => {
    // The new program says its version before the old server ends.
    const { path: command, version } = await kit.binary(await kit.look());
    kit.log.info(`ojkit ${version}: ${command}`);
    if (client?.isRunning()) await client.stop();
    const patterns = ["**/{spec,kept,checks,languages}.yaml", "**/problems/*/**/*.{py,cpp,cc,java,js,rs}"];
    const documentSelector = patterns.map((pattern) => ({ scheme: "file", pattern }));
    const options = { documentSelector, outputChannel: kit.log, initializationOptions: { clientCommands: true } };
    client = new LanguageClient("ojkit", "ojkit", { command, args: ["lsp"], options: { cwd: folderHere() } }, options);
    await client.start();
    await tests.discover();
  };
  const all = { ...commands(kit, tests, countercases), "ojkit.restart": restart };
  for (const [name, task] of Object.entries(all)) {
    const guarded = async (asked: Asked) => Promise.resolve(asked).then(task).catch(complain);
    context.subscriptions.push(vscode.commands.registerCommand(name, guarded));
  }
  const isOurs = (change: vscode.ConfigurationChangeEvent) => change.affectsConfiguration("ojkit.path");
  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration((change) => isOurs(change) && restart().catch(complain)));
  context.subscriptions.push(kit.log, countercases.registered, ...tests.registered);
  await Promise.all([tests.discover(), restart()]).catch(complain);
}

export const deactivate = () => (client?.isRunning() ? client.stop() : undefined);
