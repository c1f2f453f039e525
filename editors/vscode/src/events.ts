// What `ojkit` prints, as values; knows nothing of the editor.

/** A line while a test goes on. */
export type Progress =
  | { event: "case"; case: string; verdict: string; time_ms: number | null; message: string | null }
  | { event: "step"; what: string; done: number; length?: number };

/** The last line of a test: the object of `ojkit test --format json`. */
export interface Result {
  event: "result";
  problem: string;
  /** None where outputs had no answer to be compared with; the standing says what was checked. */
  verdict: string | null;
  standing: string;
  samples: number;
  cases: number;
  search: { inputs?: number } | null;
  first_failure: Failure | null;
}

export interface Failure {
  /** Empty where no case is to blame, such as for an error of the compiler. */
  case: string;
  message: string;
  made_small?: boolean;
  input?: string;
  site?: Record<string, string> | null;
  expected?: string | null;
  got?: string;
  stderr?: string;
}

/** What `ojkit show --format json` prints, as far as it is drawn. */
export type Shown = { style: string; pictures: Picture[]; answer: Picture | null };
type Picture = { name: string; svg: string };

/** Pictures as a page without scripts; nothing where nothing is drawn. */
export function pageOf({ style, pictures, answer }: Shown): string | undefined {
  const all = answer ? [...pictures, answer] : pictures;
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  // Pictures are dark or light as the system is, and so is what they lie on.
  const look = ":root { color-scheme: light dark; } body { background: Canvas; color: CanvasText; }";
  const drawn = all.map(({ name, svg }) => `<h3>${name}</h3>\n${svg}`);
  return all.length > 0 ? `<!DOCTYPE html>${policy}<style>${look} ${style}</style>${drawn.join("")}` : undefined;
}

/** What `ojkit debug` prints once its debugger waits. */
export type Waiting = { case: string; launch: Launch; breakpoint: { file: string; line: number } | null };
type Launch = { type: string; request: string; name: string };

/** The object on a line; nothing where the line has none. */
export function parse<T>(line: string): T | undefined {
  try {
    const value = JSON.parse(line);
    return value !== null && typeof value === "object" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** How the test view shows a verdict. */
export function stateOf(verdict: string | null): "passed" | "failed" | "errored" | "skipped" {
  if (verdict === "accepted") return "passed";
  if (verdict === null || verdict === "skipped") return "skipped";
  return verdict === "compile_error" || verdict === "judge_error" ? "errored" : "failed";
}

/** The name of the item for an input that is on no case. */
export const COUNTERCASE = "countercase";

/** The item that a failure belongs to: the case, unless its input was searched or made small. */
export const itemOf = ({ case: name, made_small }: Failure): string => (made_small || name === "search" ? COUNTERCASE : name);

/** Sorts the countercase first, then samples, and `sample/10` after `sample/2`. */
export function order(name: string): string {
  const group = name === COUNTERCASE ? 0 : name.startsWith("sample") ? 1 : 2;
  return group + name.replace(/\d+/g, (digits) => digits.padStart(9, "0"));
}

/** An input as a person writes it: by parameter where the judge calls a function. */
export function inputOf({ site, input }: Failure): string {
  const lines = Object.entries(site ?? {}).map(([name, value]) => `${name} = ${value}\n`);
  return lines.join("") || (input ?? "");
}

const counted = (number: number, noun: string) => `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;

/** A test in one line. */
export function sentence({ verdict, standing, samples, cases, search, first_failure }: Result): string {
  const { case: name, message } = first_failure ?? {};
  if (first_failure) return (verdict ?? standing) + (name && ` on ${name}`) + (message && `: ${message}`);
  const searched = search?.inputs ? [counted(search.inputs, "generated input")] : [];
  return `${verdict ?? standing}: ${[counted(samples, "sample"), counted(cases - samples, "case"), ...searched].join(", ")}`;
}

/** The new draft, by the command that `new` and `import` propose. */
export const draftOf = (said: string): string | undefined => /^next: .*ojkit test (?:--watch )?'?([^'\n]+)/m.exec(said)?.[1];

/** The arguments that make a problem folder of a copied page or address. */
export function importing(copied: string): string[] {
  const text = copied.trim();
  if (/^https:\/\/leetcode\.\w+\/problems\/\S+$/.test(text)) return ["new", text];
  const isPage = /^(<!doctype|<html)/i.test(text);
  const site = ["atcoder", "codeforces", "cses"].find((site) => isPage && text.slice(0, 1 << 16).includes(`//${site}.`));
  return ["import", site ?? "leetcode", "-"];
}
