// Whether pages open in a browser: soon, without a request, without an error, and with the keyboard alone.
//
// node tests/peers/report.mjs PLAYWRIGHT CHROMIUM REPORT [--pictures DIR] [EXPLANATION...]: the folder of playwright-core, the browser, the
// page of `ojkit judge`, and pages of `ojkit explain`. Prints what it found; ends with 1 where something is wrong.
import { createRequire } from "node:module";
import { mkdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const words = process.argv.slice(2);
const at = words.indexOf("--pictures");
const pictures = at < 0 ? null : words.splice(at, 2)[1];
const [playwright, executablePath, report, ...explanations] = words;
const { chromium } = createRequire(import.meta.url)(resolve(playwright));
const OPEN_MS = 1000, BYTES_MAX = 3 * 1024 * 1024;

const faults = [];
const check = (holds, text) => { if (!holds) faults.push(text); };
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

const opened = async (file, options = {}) => {
  const url = pathToFileURL(resolve(file)).href;
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })).newPage();
  page.on("console", (message) => { if (["error", "warning"].includes(message.type())) faults.push(`${file}: ${message.text()}`); });
  page.on("pageerror", (error) => faults.push(`${file}: ${error}`));
  page.on("request", (request) => { if (request.url() !== url && !request.url().startsWith("data:")) faults.push(`${file} asks ${request.url()}`); });
  const began = performance.now();
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return { page, ms: performance.now() - began };
};
const picture = async (page, name, options = {}) => {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), ...options });
};
const focused = (page) => page.evaluate(() => document.activeElement?.textContent ?? "");

// A browser's first page starts the browser.
await opened(report);
const { page, ms } = await opened(report);
const bytes = statSync(report).size;
check(ms < OPEN_MS, `${report} opens in ${ms.toFixed(0)} ms`);
check(bytes < BYTES_MAX, `${report} has ${bytes} bytes`);

// Tab reaches the first column's button, Enter sorts by it, and once more the other way round.
const column = (n) => page.evaluate((n) => [...document.querySelector("table").tBodies[0].rows].map((row) => row.cells[n].textContent), n);
let reached = false;
for (let n = 0; n < 400 && !reached; n++) {
  await page.keyboard.press("Tab");
  reached = (await focused(page)) === "submission";
}
check(reached, "Tab does not reach a column's button");
await page.keyboard.press("Enter");
const up = await column(1);
await page.keyboard.press("Enter");
const down = await column(1);
const numeric = [...up].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
check(JSON.stringify(up) === JSON.stringify(numeric), "Enter does not sort");
check(up.length < 2 || JSON.stringify(up) !== JSON.stringify(down), "Enter does not sort the other way round");

// Arrows walk through the matrix and tell the cell; letters open and close.
await page.evaluate(() => document.querySelector("table.matrix").closest(".scroll").focus());
for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
const told = await page.textContent("#said");
check(/\u00d7/.test(told), `arrows tell nothing: ${told}`);
await page.keyboard.press("e");
check(await page.evaluate(() => [...document.querySelectorAll("details")].every((one) => one.open)), "e does not open all");
await page.keyboard.press("c");
check(await page.evaluate(() => [...document.querySelectorAll("details")].every((one) => !one.open)), "c does not close all");
await page.keyboard.press("n");
check(/finding 1 of|nothing was found/.test(await page.textContent("#said")), "n tells nothing");
const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
check(wide <= 0, `the page is ${wide} pixels wider than the window`);

for (const colorScheme of ["light", "dark"]) {
  const { page } = await opened(report, { colorScheme });
  await picture(page, colorScheme);
  const back = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const sum = back.match(/\d+/g).map(Number).slice(0, 3).reduce((a, b) => a + b);
  check((sum < 200) === (colorScheme === "dark"), `${colorScheme}: the ground is ${back}`);
  await page.evaluate(() => document.querySelector("table.matrix").scrollIntoView());
  await picture(page, `${colorScheme}-matrix`);
  await page.evaluate(() => document.querySelector("figure")?.scrollIntoView());
  await picture(page, `${colorScheme}-plot`);
}
if (pictures) await page.pdf({ path: join(pictures, "print.pdf"), format: "A4" });
await page.emulateMedia({ media: "print" });
check(!(await page.isVisible(".keys")), "the keys are printed");
await picture(page, "print");

for (const file of explanations) {
  const { page } = await opened(file);
  const text = () => page.textContent(".play .state");
  const before = await text();
  // Best play against best play ends as the first state says.
  for (let n = 0; n < 5000; n++) {
    const best = page.locator(".play button", { hasText: /^Best move$/ });
    if (await best.isDisabled()) break;
    await best.focus();
    await page.keyboard.press("Enter");
  }
  const after = await text();
  const lead = Number(/by (\d+) from here on/.exec(before)?.[1] ?? 0) * (/behind by/.test(before) ? -1 : 1);
  const totals = [.../ (-?\d+)(?=[,:.])/g[Symbol.matchAll](after.slice(after.indexOf(".")))].map((found) => Number(found[1]));
  check(totals.length >= 2 && totals[0] - totals[1] === lead, `${file}: ${before} / ${after}`);
  await page.locator(".play button", { hasText: /against the optimum/ }).first().focus();
  await page.keyboard.press("Enter");
  const moves = await page.locator(".play button:not(:disabled)").allTextContents();
  await page.locator(".play button:not(:disabled)").first().focus();
  await page.keyboard.press("Enter");
  check((await page.locator(".play li").count()) >= 1, `${file}: nobody moved; there were ${moves}`);
  await picture(page, basename(file, ".html"), { fullPage: true });
}
await browser.close();
console.log(faults.length ? `FAILED\n    ${faults.join("\n    ")}` : `ok: ${bytes} bytes, opened in ${ms.toFixed(0)} ms`);
process.exit(faults.length ? 1 : 0);
