"use strict";
{
const $ = (id) => document.getElementById(id);
const make = (tag, attributes, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
};
const grouped = (number) => number.toLocaleString("en", { maximumFractionDigits: 1 });
const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
const file_of = (path) => (path ?? "").split("/").pop();
const in_words = (verdict) => verdict.replaceAll("_", " ");
const said = $("said");
const set = (node, text) => { if (node.textContent !== text) node.textContent = text; };

// A verdict is a colour and a letter, as in the report's matrix.
const SIGNS = {
  accepted: ["good", "\u2713"], wrong_answer: ["bad", "W"], time_limit_exceeded: ["bad", "T"], memory_limit_exceeded: ["bad", "M"],
  output_limit_exceeded: ["bad", "O"], run_time_error: ["bad", "R"], compile_error: ["bad", "C"], judge_error: ["warn", "J"],
};
// What is drawn of many cases: failing ones up to the second number.
const SQUARES_MAX = 20000, FAILING_MAX = 25000;
const SHOWN_MAX = 20000, PART = 240;

let run, at = null;
const begin = (event) => {
  run = { about: event, rows: new Map(), cases: 0, failing: 0, drawn: 0, unseen: 0, limits: new Map(), last: null, step: null, result: null, left_out: false };
  for (const id of ["rows", "card"]) $(id).replaceChildren();
  for (const id of ["cases", "card", "growth", "meters", "bar"]) $(id).hidden = true;
  at = null;
  set(document.querySelector("h1"), ["ojkit", event.command, event.problem].filter((text) => text).join(" "));
  offer(event.problem, event.submission);
};

// Cases: a row a submission of a problem, a square a case. What comes is drawn once a frame.
const place = (one) => `${one.problem}\u0000${one.submission ?? ""}`;
const row_of = (one) => {
  let row = run.rows.get(place(one));
  if (!row) {
    const name = [one.problem, one.submission].filter((text) => text).join(": ");
    const squares = make("div", { class: "squares", tabindex: 0, role: "listbox", "aria-label": `cases of ${name}`, click: pressed, keydown: walked });
    const count = make("span");
    row = { squares, count, cases: 0, failing: 0, fresh: [] };
    $("rows").append(make("div", { class: "row" }, make("h3", null, `${name} `, count), squares));
    run.rows.set(place(one), row);
    offer(one.problem, one.submission);
  }
  return row;
};
const met = (one) => {
  const row = row_of(one);
  const is_made = one.submission === undefined;
  const [tone, sign] = SIGNS[one.verdict] ?? ["none", is_made ? "\u00b7" : "?"];
  const fails = tone === "bad" || tone === "warn";
  run.cases += 1;
  row.cases += 1;
  if (fails) { run.failing += 1; row.failing += 1; }
  run.last = one;
  if (run.drawn < (fails ? FAILING_MAX : SQUARES_MAX)) {
    run.drawn += 1;
    const square = make("i", { class: tone, role: "option", "aria-selected": "false", title: described(one) }, sign);
    square.one = one;
    row.fresh.push(square);
  } else run.unseen += 1;
};
const described = (one) => {
  const verdict = one.submission === undefined ? one.reason : in_words(one.verdict ?? "not compared");
  const message = one.message ? `, ${one.message.split("\n")[0].slice(0, 200)}` : "";
  const used = one.time_ms === undefined ? "" : `, ${grouped(one.time_ms)} ms, ${grouped(one.memory_kib / 1024)} MiB`;
  return `${one.case}: ${verdict}${message}${used}`;
};
const go_to = (square) => {
  if (!square) { said.textContent = "no failing case"; return; }
  if (at) { at.classList.remove("at"); at.removeAttribute("id"); at.setAttribute("aria-selected", "false"); }
  at = square;
  square.classList.add("at");
  square.id = "at";
  square.setAttribute("aria-selected", "true");
  for (const { squares } of run.rows.values()) squares.removeAttribute("aria-activedescendant");
  const list = square.closest(".squares");
  list.setAttribute("aria-activedescendant", "at");
  if (document.activeElement !== list) list.focus({ preventScroll: true });
  square.scrollIntoView({ block: "nearest" });
  said.textContent = described(square.one);
  meter(square.one);
};
const pressed = (event) => {
  const square = event.target.closest("i");
  if (square) { go_to(square); open_case(square.one); }
};
const walked = (event) => {
  const all = event.currentTarget.querySelectorAll("i");
  if (event.ctrlKey || event.metaKey || event.altKey || all.length === 0) return;
  const now = [...all].indexOf(at);
  // The first square of the second line says how many a line has.
  let wide = 1;
  while (wide < all.length && all[wide].offsetTop === all[0].offsetTop) wide += 1;
  const to = { ArrowLeft: now - 1, ArrowRight: now + 1, ArrowUp: now - wide, ArrowDown: now + wide, Home: 0, End: all.length - 1 }[event.key];
  if (to !== undefined) go_to(all[Math.max(0, Math.min(all.length - 1, to))]);
  else if ((event.key === "Enter" || event.key === " ") && at) open_case(at.one);
  else return;
  event.preventDefault();
};
const next = (step) => {
  const failing = [...document.querySelectorAll(".squares i.bad, .squares i.warn")];
  const now = failing.indexOf(at);
  go_to(failing[now < 0 ? (step > 0 ? 0 : failing.length - 1) : (now + step + failing.length) % failing.length]);
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const deed = { n: () => next(1), p: () => next(-1) }[event.key];
  if (deed && run) { event.preventDefault(); deed(); }
});

// Time and memory of a case, against the limits of its submission.
const meter = (one) => {
  if (!one || one.time_ms === undefined) return;
  const limits = run.limits.get(place(one)) ?? {};
  const against = (name, value, limit, unit) => {
    const text = `${name} of ${one.case}: ${grouped(value)}${limit ? ` of ${grouped(limit)}` : ""} ${unit}`;
    const bar = limit ? make("meter", { min: 0, max: limit, high: limit * 0.7, value: Math.min(value, limit) }) : null;
    return make("label", null, text, make("br"), bar);
  };
  $("meters").replaceChildren(against("time", one.time_ms, limits.time_ms, "ms"), against("memory", one.memory_kib / 1024, limits.memory_mib, "MiB"));
  $("meters").hidden = false;
};

// What the server is asked; the answer is JSON.
const ask = async (what, wish, signal) => {
  const lost = { error: "no connection: the command has ended" };
  if (source.readyState === EventSource.CLOSED) return lost;
  try {
    const answer = await fetch(what, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish), signal });
    return await answer.json();
  } catch (error) {
    return error.name === "AbortError" ? { error: null } : lost;
  }
};

// One input with all that is known of it.
const cut = (text) => text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}\n... (the first ${grouped(SHOWN_MAX)} of ${grouped(text.length)} characters; copying takes all)`;
const titled = (title, text) => typeof text === "string" ? make("div", null, make("h3", null, title), make("pre", { tabindex: 0 }, cut(text))) : null;
const copier = (title, text) => typeof text === "string" ? make("button", { type: "button", click: async () => {
  const copied = () => `copied ${counted(text.length, "character")}`;
  said.textContent = await navigator.clipboard.writeText(text).then(copied, () => "the browser does not allow copying here");
} }, title) : null;
// The kit's own pictures; no other text becomes part of the page.
const picture = ({ name, svg, words }) => {
  const drawn = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  return drawn && make("figure", null, document.adoptNode(drawn), make("figcaption", { class: "soft" }, name ? `${name}: ${words}` : words));
};
// What a program of the problem draws stays in a frame that runs no script and asks for nothing.
const visualization = ({ name, type, content, error }) => {
  if (error || type === "html") return error ? make("p", { class: "bad" }, error) : make("iframe", { sandbox: "", title: name, srcdoc: content, width: 600, height: 400 });
  const text = type === "svg" ? `svg+xml;charset=utf-8,${encodeURIComponent(content)}` : `${type};base64,${content}`;
  return make("img", { alt: name, src: `data:image/${text}` });
};
const fault = ({ line, column, message, text }) => `${line ? `line ${line}${column ? `, column ${column}` : ""}: ` : ""}${message}${text ? `\n    ${text}` : ""}`;
const reasons = new Map();
const shown_of = (shown, wish, title, why) => {
  if (shown.error) return make("div", null, make("h3", null, title), make("pre", null, shown.error));
  const out = make("p", { role: "status" });
  const reason = make("input", { class: "reason", type: "text", value: reasons.get(shown.input) ?? why, "aria-label": "reason to keep it", input: () => reasons.set(shown.input, reason.value) });
  // What is kept begins a watch again, which takes this away.
  const keep = () => ask("keep", { problem: wish.problem, input: shown.input, reason: reason.value }).then((kept) => set(said, kept.text || kept.error));
  return make("div", null,
    make("h3", null, title),
    (shown.verdict || shown.message) && make("p", { class: SIGNS[shown.verdict]?.[0] }, [shown.verdict && in_words(shown.verdict), shown.message].filter((text) => text).join(": ")),
    shown.reason && make("p", null, shown.reason),
    shown.recipe && make("p", { class: "soft" }, "made by ", make("code", null, String(shown.recipe))),
    ...(shown.lines ?? []).map(({ text, at }) => make("p", { class: "soft" }, make("code", null, text), ` at its bound: ${at}`)),
    (shown.faults ?? []).length ? make("pre", { class: "bad" }, shown.faults.map(fault).join("\n")) : null,
    ...(shown.pictures ?? []).map(picture),
    shown.answer && picture(shown.answer),
    ...(shown.visualizations ?? []).map(visualization),
    make("div", { class: "texts" }, titled("Input", shown.notation ?? shown.input), titled("Expected", shown.expected), titled("Got", shown.got)),
    make("p", null, copier("Copy in the site's notation", shown.notation), copier("Copy as standard input", shown.input)),
    shown.legal ? make("p", null, reason, " ", make("button", { type: "button", click: keep }, "Keep as case")) : null,
    make("p", null, shown.again && copier("Copy the command", shown.again), shown.debug && make("button", { type: "button", click: () => set(out, shown.debug) }, "Debug")),
    shown.again && make("pre", { tabindex: 0 }, shown.again),
    out);
};

// The input at once, and again with what a submission makes of it: that may take as long as its time limit.
const shown_twice = async (wish, signal, draw_it) => {
  const input = wish.submission && await ask("show", { ...wish, submission: undefined }, signal);
  if (input && !signal.aborted) draw_it({ ...input, message: `${file_of(wish.submission)} runs` });
  const shown = input?.legal === false ? input : await ask("show", wish, signal);
  if (!signal.aborted) draw_it(input && !input.error && shown.error ? { ...input, message: shown.error } : shown);
};

// The card: a case, or what failed first, as it was drawn beside the smallest input.
let card = new AbortController();
const show_card = async (title, message, parts) => {
  card.abort();
  card = new AbortController();
  const { signal } = card;
  const columns = make("div", { class: "asked" }, make("pre", null, cut(message || "loading")));
  $("card").replaceChildren(make("h2", null, title), columns);
  $("card").hidden = false;
  const asked = parts.map(() => ({ message: "loading" }));
  // A case that is not there any longer is no news beside the input itself.
  const draw_all = () => columns.replaceChildren(...parts.map(({ wish, title, why }, number) => (parts.length === 1 || !asked[number].error) && shown_of(asked[number], wish, title, why)).filter((drawn) => drawn));
  await Promise.all(parts.map(({ wish }, number) => shown_twice(wish, signal, (shown) => { asked[number] = shown; draw_all(); })));
};
const open_case = (one) => {
  const { problem, submission } = one;
  const why = one.verdict && one.verdict !== "accepted" ? `${file_of(submission)} fails it (${one.verdict})` : "";
  show_card(described(one), one.message, [{ wish: { problem, submission, case: one.case }, title: "The case", why }]);
};
const failures = (result) => {
  const { problem, submission } = { problem: result.problem ?? run.about.problem, submission: run.about.submission ?? result.submission };
  const one = (failed, small, verdict) => failed && { problem, submission, verdict, message: failed.message, case: failed.case, small: small ?? failed.input, is_whole: failed.made_small === false };
  if (!result.results) {
    const smallest = result.countercase ?? result.search?.countercase;
    return [one(result.first_failure, smallest?.input, result.verdict) ?? one(smallest, smallest?.input, smallest?.verdict) ?? one(result.kept_case, null, result.kept_case?.verdict)];
  }
  return result.results.filter((row) => row.as_expected === false || row.search?.countercase).map((row) => ({
    problem: row.problem, submission: row.submission, verdict: row.verdict, case: row.first_failure?.case,
    message: row.first_failure?.message ?? row.search?.countercase?.message, small: row.search?.countercase?.input,
  }));
};
const open_failure = (result) => {
  const failed = failures(result).find((one) => one && (one.case || typeof one.small === "string"));
  if (!failed) return;
  const { problem, submission } = failed;
  const why = `${file_of(submission)} fails it (${failed.verdict})`;
  const parts = [];
  if (failed.case && failed.case !== "search") parts.push({ wish: { problem, submission, case: failed.case }, title: "The case as it was drawn", why });
  if (typeof failed.small === "string" && !(parts.length && failed.is_whole)) parts.push({ wish: { problem, submission, input: failed.small }, title: parts.length ? "The smallest input" : "The input", why });
  show_card(`${file_of(submission)}: ${in_words(failed.verdict ?? "fails")}`, failed.message, parts);
};

// The verdict on everything.
const concluded = (result) => {
  const rows = result.results;
  if (run.about.command === "judge") {
    const unexpected = rows.filter((row) => row.as_expected === false).length;
    return [unexpected === 0, unexpected === 0 ? `all ${counted(rows.length, "submission")} as expected` : `${unexpected} of ${rows.length} unexpected`];
  }
  if (run.about.command === "gen") return [true, counted(rows.reduce((sum, row) => sum + row.cases, 0), "case")];
  if (run.about.command === "strength") {
    const sum = (name) => rows.reduce((all, row) => all + (Number(row[name]) || 0), 0);
    return [sum("killed") >= sum("mutants"), `${grouped(sum("killed"))} of ${counted(sum("mutants"), "mutant")} killed`];
  }
  const failed = failures(result)[0];
  if (run.about.command === "stress") return [!failed, failed ? in_words(failed.verdict) : result.stopped ? "stopped" : "no difference found"];
  return [result.verdict === "accepted", in_words(result.verdict ?? result.standing)];
};
const conclude = (tone, text) => {
  $("verdict").className = `verdict ${tone}`;
  document.title = `${text} \u00b7 ${document.querySelector("h1").textContent}`;
  set($("verdict"), text);
};

// Time against size, both by powers of ten.
const plot = ({ points, exponent, factor }) => {
  const [wide, high, edge] = [560, 260, 50], space = "http://www.w3.org/2000/svg";
  const node = (tag, attributes, text) => {
    const made = document.createElementNS(space, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    if (text) made.textContent = text;
    return made;
  };
  const scale = (values, from, to) => {
    const [low, top] = [Math.min(...values), Math.max(...values)].map((value) => Math.log(Math.max(value, 1e-6)));
    return (value) => (from + (to - from) * (top === low ? 0.5 : (Math.log(Math.max(value, 1e-6)) - low) / (top - low))).toFixed(1);
  };
  const [x, y] = [scale(points.map(([size]) => size), edge, wide - edge), scale(points.map(([, seconds]) => seconds), high - edge, edge / 2)];
  const law = exponent ? `time grows about as size^${exponent.toFixed(1)}` : factor ? `each step in size takes about ${factor.toFixed(2)} times as long` : "";
  const words = points.map(([size, seconds]) => `${grouped(size)}: ${seconds.toFixed(3)} s`).join(", ");
  const drawn = node("svg", { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high, role: "img", "aria-label": `time by size: ${words}` });
  drawn.append(node("polyline", { class: "run s0", points: points.map(([size, seconds]) => `${x(size)},${y(seconds)}`).join(" ") }));
  for (const [size, seconds] of points) drawn.append(node("circle", { class: "t0", r: 4, cx: x(size), cy: y(seconds) }));
  const ends = [points[0], points[points.length - 1]];
  for (const [size, seconds] of ends) drawn.append(node("text", { x: x(size), y: high - edge / 3, "text-anchor": "middle" }, grouped(size)), node("text", { x: 0, y: y(seconds) }, `${seconds.toFixed(3)} s`));
  $("growth").querySelector("figure").replaceChildren(drawn, make("figcaption", { class: "soft" }, law || `time by size: ${words}`));
  $("growth").hidden = false;
};

// The box.
const chosen = { problem: "", submission: "" };
const offer = (problem, submission) => {
  for (const [name, value] of [["problem", problem], ["submission", submission]]) {
    // One file is named from the root and from where the command was called.
    if (!value || (name === "submission" && run?.about.submission?.endsWith(`/${value}`))) continue;
    let select = document.querySelector(`.choices select[name=${name}]`);
    if (!select) {
      select = make("select", { name, change: () => { chosen[name] = select.value; typed(); } });
      $("box").querySelector(".choices").append(make("label", null, `${name} `, select));
    }
    if ([...select.options].some((option) => option.value === value)) continue;
    select.append(make("option", { value }, value));
    chosen[name] ||= value;
  }
};
let trying = new AbortController(), timer = 0;
const typed = () => { clearTimeout(timer); timer = setTimeout(attempt, 350); };
const attempt = async () => {
  trying.abort();
  trying = new AbortController();
  const { signal } = trying, input = $("text").value;
  if (input.trim() === "") { $("tried").replaceChildren(); set($("legal"), ""); return; }
  const wish = { problem: chosen.problem, input, submission: chosen.submission || undefined };
  set($("legal"), "checking");
  await shown_twice(wish, signal, (shown) => {
    const first = shown.faults?.[0], is_typing = $("tried").querySelector(".reason:focus");
    set($("legal"), shown.error ? "" : shown.legal ? "legal" : `not legal: ${first ? fault(first).split("\n")[0] : "a line is broken"}`);
    $("legal").className = shown.legal ? "good" : "bad";
    $("tried").replaceChildren(make("div", { class: "asked" }, shown_of(shown, wish, "This input", "tried on the page")));
    if (is_typing) $("tried").querySelector(".reason")?.focus();
  });
};
$("text").addEventListener("input", typed);

// Lines, in the order in which they come; a frame takes what fits into it.
let over = false, failed = 0;
const become = (html) => { document.open(); document.write(html); document.close(); };
const take = (event) => {
  if (event.event === "begun") begin(event);
  else if (event.event === "report") {
    over = true;
    source.close();
    // What a person is typing is not taken away.
    if ($("text").value === "") return become(event.html);
    $("report").hidden = false;
    $("report").replaceChildren(make("p", null, "The command has ended. ", make("button", { type: "button", click: () => become(event.html) }, "Show its report")));
  } else if (event.event === "ended") {
    // A watch goes on, and answers; any other command has sent its report instead.
    if (run?.result && !run.has_ended) { run.has_ended = true; open_failure(run.result); attempt(); }
    if (run?.result) return;
    conclude("bad", `ended with exit code ${event.code}`);
    if (event.message) { $("card").hidden = false; $("card").replaceChildren(make("h2", null, "Why"), make("pre", null, event.message)); }
  } else if (!run) return;
  else if (event.event === "case") met(event);
  else if (event.event === "limits") run.limits.set(place(event), event);
  else if (event.event === "step") run.step = { ...event, came: performance.now() };
  else if (event.event === "left_out") run.left_out = true;
  else if (event.event === "result") {
    run.result = event;
    const [is_good, text] = concluded(event);
    conclude(is_good ? "good" : "bad", text);
    const rows = [event, event.search, ...(event.results ?? []).flatMap((row) => [row, row.search])];
    const growth = rows.flatMap((row) => [row?.growth?.submission, row?.countercase?.growth]).find((growth) => growth?.points?.length > 1);
    if (growth) plot(growth);
  }
};
const draw = () => {
  if (!run || over) return;
  for (const row of run.rows.values()) {
    if (!row.fresh.length) continue;
    // In parts, of which a browser lays out only those that are seen.
    while (row.fresh.length) {
      const last = row.squares.lastElementChild, room = PART - (last?.childElementCount ?? PART);
      if (room > 0) last.append(...row.fresh.splice(0, room));
      else row.squares.append(make("div", { role: "group" }));
    }
    set(row.count, `(${counted(row.cases, "case")}${row.failing ? `, ${grouped(row.failing)} not accepted` : ""})`);
  }
  $("cases").hidden = run.cases === 0;
  set($("hidden"), run.left_out ? "More lines are left out here; the report has them." : run.unseen ? `${counted(run.unseen, "more case")} without a square` : "");
  const { command, problem, submission } = run.about;
  set($("sum"), [`${command}${problem ? ` ${problem}` : ""}`, submission && file_of(submission), run.cases ? counted(run.cases, "case") : null, run.failing ? `${grouped(run.failing)} not accepted` : null].filter((text) => text).join(" \u00b7 "));
  if (!run.result) conclude(run.failing && run.about.submission ? "bad" : "", run.failing && run.about.submission ? `${grouped(run.failing)} not accepted so far` : "running");
  const { step } = run, is_on = step && !run.result;
  set($("step"), is_on ? `${step.what}: ${grouped(step.done)}${step.length ? ` of ${grouped(step.length)}` : ""}, ${grouped((step.seconds ?? 0) + (performance.now() - step.came) / 1000)} s` : "\u00a0");
  $("bar").hidden = !is_on || !step.length;
  if (is_on && step.length) { $("bar").max = step.length; $("bar").value = step.done; }
  if (!at) meter(run.last);
};
const queue = []; let is_asked = 0;
const work = () => {
  is_asked = 0;
  const end = performance.now() + 12;
  let done = 0;
  while (done < queue.length && performance.now() < end && !over) take(JSON.parse(queue[done++]));
  queue.splice(0, done);
  if (!over) draw();
  if (queue.length && !over) wake();
};
// A page that is not seen has no frames.
const wake = () => {
  if (!is_asked) is_asked = document.hidden ? setTimeout(work, 100) : requestAnimationFrame(work);
};
document.addEventListener("visibilitychange", () => { is_asked = 0; wake(); });
setInterval(() => { if (run && !run.result) draw(); }, 500);
const source = new EventSource("events");
source.addEventListener("message", (event) => { failed = 0; queue.push(event.data); wake(); });
source.addEventListener("error", () => {
  failed += 1;
  if (over || failed < 3) return;
  source.close();
  if (!run?.result) conclude("bad", "the command has ended without a result");
  set($("step"), "no connection: the command has ended");
});
}
