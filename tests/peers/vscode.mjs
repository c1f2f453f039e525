// What a person sees of the extension in an editor, step by step, with a picture of each.
//
// node tests/peers/vscode.mjs PLAYWRIGHT CHROMIUM ADDRESS PICTURES: the folder of playwright-core, the browser, and the editor's page with the
// collection that `.ci/editors` makes.
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const [playwright, executablePath, address, pictures] = process.argv.slice(2);
const { chromium } = createRequire(import.meta.url)(resolve(playwright));
mkdirSync(pictures, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1500, height: 950 } });
await context.grantPermissions(["clipboard-read", "clipboard-write"]);
const page = await context.newPage();
page.setDefaultTimeout(20_000);

const faults = [];
const step = async (name, act) => {
  try {
    await act();
    console.log(`ok ${name}`);
  } catch (error) {
    faults.push(name);
    console.log(`FAILED ${name}: ${String(error).split("\n").slice(0, 4).join(" | ")}`);
  }
  await page.screenshot({ path: join(pictures, `${name.replaceAll(" ", "-")}.png`) }).catch((error) => faults.push(`picture: ${error}`));
};
const text = (words, within = page, timeout) => within.getByText(words).first().waitFor({ timeout });
const palette = async (typed) => {
  // A message in the way is part of the picture of the step that failed.
  await page.keyboard.press("Escape");
  await page.keyboard.press("F1");
  await page.locator(".quick-input-widget input").first().fill(`>${typed}`);
  await page.locator(".quick-input-list .monaco-list-row", { hasText: typed }).first().click();
};
const open = async (file) => {
  const name = file.split("/").at(-1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+p");
  await page.locator(".quick-input-widget input").first().fill(file);
  await page.locator(".quick-input-list .monaco-list-row", { hasText: name }).first().click();
  await page.locator(`.tab.active[data-resource-name="${name}"]`).first().waitFor();
};

const cursor = () => page.locator('[id="status.editor.selection"]');

await page.goto(address);
await page.locator(".monaco-workbench").waitFor({ timeout: 90_000 });
await text("problems", page.locator(".explorer-folders-view"));

await step("a finding in a spec", async () => {
  await open("two-sum/spec.yaml");
  await page.locator(".view-line", { hasText: "format" }).first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("chekcer: exact\n");
  await page.locator(".squiggly-error").first().waitFor();
  await palette("Problems: Focus on Problems View");
  await text(/chekcer/, page.locator(".markers-panel"));
});
await step("the finding is gone", async () => {
  await palette("File: Revert File");
  await page.locator(".squiggly-error").first().waitFor({ state: "detached" });
});
await step("lenses over a function", async () => {
  await open("draft/solution.py");
  await page.locator(".codelens-decoration a", { hasText: /test/i }).first().waitFor();
});
await step("a test from the palette", async () => {
  await palette("Focus on Test Explorer View");
  await open("draft/solution.py");
  await palette("ojkit: Test the Submission");
  await text("two-sum/draft/solution.py", page.locator(".test-explorer"));
  await page.locator(".testing-run-glyph.codicon-testing-failed-icon").first().waitFor();
});
await step("the difference in the editor", async () => {
  await palette("Test: Peek Output");
  await page.locator(".peekview-widget .diff-editor, .peekview-widget .monaco-diff-editor").first().waitFor();
});
await step("the countercase beside the code", async () => {
  await page.keyboard.press("Escape");
  await palette("ojkit: Show the Countercase");
  await text(/expected ↔ actual/);
  // The editor draws spaces as hard ones.
  await text(/nums.=.\[/);
});
for (const [language, ending] of [["Python", "py"], ["JavaScript", "js"]]) {
  await step(`a stop in ${language}`, async () => {
    await open(`draft/solution.${ending}`);
    await palette("ojkit: Debug the Submission");
    await page.locator(".debug-top-stack-frame-line").first().waitFor({ timeout: 60_000 });
  });
  await step(`a step in ${language}`, async () => {
    const before = await cursor().textContent();
    await page.keyboard.press("F10");
    await page.waitForFunction((before) => document.getElementById("status.editor.selection")?.textContent !== before, before);
    await page.locator(".debug-top-stack-frame-line").first().waitFor();
  });
  await step(`the end in ${language}`, async () => {
    await page.keyboard.press("Shift+F5");
    await page.locator(".debug-top-stack-frame-line").first().waitFor({ state: "detached" });
  });
}
await step("a search in JavaScript", async () => {
  await open("draft/solution.js");
  await palette("ojkit: Test the Submission");
  await text(/^wrong_answer on.*\]$|^wrong_answer on.*\d$/, page.locator(".codelens-decoration"), 90_000);
});
await step("the countercase is kept", async () => {
  await open("draft/solution.js");
  await palette("ojkit: Keep as Case");
  await page.locator(".quick-input-widget", { hasText: "worth keeping" }).waitFor();
  await page.keyboard.press("Enter");
  await text(/kept in /, page.locator(".notifications-toasts"));
});
await step("nothing is submitted that fails", async () => {
  await palette("ojkit: Submit to the Clipboard");
  await page.getByRole("button", { name: "Copy Anyway" }).click();
  await text(/Copied/, page.locator(".notifications-toasts"));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  if (!copied.includes("var twoSum")) throw new Error(`in the clipboard: ${copied}`);
});
await step("a new problem", async () => {
  await palette("ojkit: New Problem");
  await page.locator(".quick-input-widget", { hasText: "public question" }).waitFor();
  await page.keyboard.type("valid-parentheses");
  await page.keyboard.press("Enter");
  await text(/isValid|is_valid/);
});
await step("a problem of an address in the clipboard", async () => {
  await page.evaluate(() => navigator.clipboard.writeText("https://leetcode.com/problems/climbing-stairs/"));
  await palette("ojkit: Import the Problem in the Clipboard");
  await text(/climbStairs|climb_stairs/);
});
await step("a task without the extension", async () => {
  await open("draft/solution.cpp");
  await palette("Tasks: Run Task");
  await page.locator(".quick-input-list .monaco-list-row", { hasText: "ojkit test" }).first().click();
  // The task brings its terminal to the front, before it ends.
  await page.locator(".squiggly-error").first().waitFor();
  await page.waitForTimeout(3000);
  await palette("Problems: Focus on Problems View");
  await text(/numbers/, page.locator(".markers-panel"));
});
await browser.close();
console.log(`${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
