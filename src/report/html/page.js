"use strict";
const all = (what, from = document) => [...from.querySelectorAll(what)];
const said = document.getElementById("said");

// Columns: numbers by size, texts as people order them; rows that are equal keep their order.
const key = (row, at) => {
  const cell = row.cells[at];
  const value = cell.dataset.n ?? cell.textContent;
  return value === "" ? null : isNaN(value) ? value : Number(value);
};
const compare = (a, b) => {
  if (a === null || b === null) return (a === null) - (b === null);
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
};
for (const button of all("th > button").filter((one) => !one.closest(".paged, .matrix"))) {
  const head = button.parentElement;
  head.setAttribute("aria-sort", "none");
  button.addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of all("th", head.parentElement)) if (other.ariaSort) other.ariaSort = "none";
    head.ariaSort = down ? "descending" : "ascending";
    const body = head.closest("table").tBodies[0];
    const rows = [...body.rows].map((row) => [key(row, head.cellIndex), row]);
    rows.sort(([a], [b]) => (a === null || b === null || !down ? compare(a, b) : compare(b, a)));
    body.append(...rows.map(([, row]) => row));
  });
}

// A matrix: arrows move, the line at the page's foot tells the square; a group folds at its name.
const squares = (row) => all("i", row).filter((one) => one.offsetParent);
const show = (square) => {
  for (const other of all("i.at")) other.classList.remove("at");
  square.classList.add("at");
  square.scrollIntoView({ block: "nearest", inline: "nearest" });
  said.textContent = `${square.closest("tr").cells[0].textContent} \u00d7 ${square.title}`;
};
for (const table of all("table.matrix")) {
  const area = table.closest(".scroll");
  table.tBodies[0].addEventListener("click", (event) => {
    const square = event.target.closest("i");
    if (square) show(square);
  });
  for (const button of all("th > button", table)) {
    const at = button.parentElement.cellIndex;
    button.addEventListener("click", () => {
      for (const row of table.rows) if (row.parentElement !== table.tHead) row.cells[at].classList.toggle("fold");
    });
  }
  area.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (!step || event.target !== area) return;
    event.preventDefault();
    const rows = [...table.tBodies[0].rows];
    const now = table.querySelector("i.at");
    const row = now ? Math.min(rows.length - 1, Math.max(0, rows.indexOf(now.closest("tr")) + step[0])) : 0;
    const cells = squares(rows[row]);
    const from = now ? squares(now.closest("tr")).indexOf(now) + step[1] : 0;
    if (cells.length) show(cells[Math.min(cells.length - 1, Math.max(0, from))]);
  });
}

// Long tables: of the rows that the filter leaves a hundred are drawn at a time.
for (const area of all(".paged")) {
  const SIZE = 100;
  const { kinds, texts, rows } = JSON.parse(document.getElementById(area.dataset.rows).textContent);
  const value = (row, at) => (kinds[at] === "n" ? row[at] : texts[row[at]]);
  const words = rows.map((row) => row.map((_, at) => value(row, at) ?? "").join("\u0000").toLowerCase());
  const [filter, count, body, turns] = [area.querySelector("input"), area.querySelector(".count"), area.querySelector("tbody"), all(".turn", area)];
  let left = rows.map((_, number) => number), first = 0;
  const tone = (text) => (text === "" ? "" : text.startsWith("AC") ? "good" : /^(open|error)/.test(text) ? "warn" : "bad");
  const draw = () => {
    first = Math.max(0, Math.min(first, left.length - 1));
    first -= first % SIZE;
    body.replaceChildren(...left.slice(first, first + SIZE).map((number) => {
      const line = document.createElement("tr");
      for (let at = 0; at < kinds.length; at++) {
        const cell = line.insertCell(), text = value(rows[number], at);
        cell.textContent = text ?? "";
        cell.className = { v: tone(String(text)), m: "mono", n: "n", t: "" }[kinds[at]];
      }
      return line;
    }));
    const last = Math.min(first + SIZE, left.length);
    count.textContent = left.length === 0 ? "no row" : `${(first + 1).toLocaleString("en")} to ${last.toLocaleString("en")} of ${left.length.toLocaleString("en")}`;
    turns[0].disabled = first === 0;
    turns[1].disabled = last >= left.length;
  };
  filter.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase().split(" ").filter((word) => word);
    left = rows.map((_, number) => number).filter((number) => wanted.every((word) => words[number].includes(word)));
    first = 0;
    draw();
  });
  turns[0].addEventListener("click", () => { first -= SIZE; draw(); });
  turns[1].addEventListener("click", () => { first += SIZE; draw(); });
  all("th > button", area).forEach((button, at) => {
    const head = button.parentElement;
    head.setAttribute("aria-sort", "none");
    button.addEventListener("click", () => {
      const down = head.ariaSort === "ascending";
      for (const other of all("th", area)) other.ariaSort = "none";
      head.ariaSort = down ? "descending" : "ascending";
      const order = (a, b) => compare(value(rows[a], at) || null, value(rows[b], at) || null) || a - b;
      rows.length && left.sort((a, b) => (down ? order(b, a) : order(a, b)));
      draw();
    });
  });
  draw();
}

// Findings one after another.
const go = (step) => {
  const findings = all("details.bad > summary");
  if (findings.length === 0) { said.textContent = "no findings"; return; }
  const at = findings.indexOf(document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : findings.length - 1) : (at + step + findings.length) % findings.length;
  findings[next].parentElement.open = true;
  findings[next].focus();
  findings[next].scrollIntoView({ block: "center" });
  said.textContent = `finding ${next + 1} of ${findings.length}`;
};
const open = (value) => { for (const one of all("details:not(.help)")) one.open = value; };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const deed = { n: () => go(1), p: () => go(-1), e: () => open(true), c: () => open(false) }[event.key];
  if (deed) { event.preventDefault(); deed(); }
});

// Paper shows everything.
let closed = [];
addEventListener("beforeprint", () => { closed = all("details:not([open])"); open(true); });
addEventListener("afterprint", () => { for (const one of closed) one.open = false; });

// A game of two who take turns and gain: its states are numbered so that every move leads to a later one.
const area = document.querySelector(".play");
if (area) {
  const { players, states } = JSON.parse(document.getElementById("game").textContent);
  const leads = new Array(states.length).fill(0);
  for (let at = states.length - 1; at >= 0; at--) {
    const { moves } = states[at];
    if (moves.length) leads[at] = Math.max(...moves.map((move) => move.gain - leads[move.to]));
  }
  const best = (at) => states[at].moves.find((move) => move.gain - leads[move.to] === leads[at]);
  const [state, story, moves, controls] = ["p", "ol", "p", "p"].map((kind) => area.appendChild(document.createElement(kind)));
  state.className = "state";
  state.setAttribute("aria-live", "polite");
  let line = [], person = -1, hint = false;
  const position = () => (line.length ? line[line.length - 1].move.to : 0);
  const take = (move) => line.push({ at: position(), move });
  const button = (text, deed, is_off = false) => {
    const made = document.createElement("button");
    made.textContent = text;
    made.disabled = is_off;
    made.addEventListener("click", () => { hint = false; deed(); draw(text); });
    return made;
  };
  const draw = (pressed) => {
    const at = position(), turn = line.length % 2, over = states[at].moves.length === 0;
    const totals = [0, 0];
    const told = line.map(({ at, move }, number) => {
      totals[number % 2] += move.gain;
      const item = document.createElement("li");
      const lost = leads[at] - (move.gain - leads[move.to]);
      item.textContent = `${players[number % 2]}: ${move.name}, gains ${move.gain}` + (lost > 0 ? `; the best move gains ${lost} more in the end` : "");
      if (lost > 0) item.className = "bad";
      return item;
    });
    story.replaceChildren(...told);
    const score = `${players[0]} ${totals[0]}, ${players[1]} ${totals[1]}`;
    const worth = leads[at] === 0 ? "equal from here on" : `${leads[at] > 0 ? "ahead" : "behind"} by ${Math.abs(leads[at])} from here on`;
    state.textContent = over
      ? `The end. ${score}: ${totals[0] === totals[1] ? "equal" : `${players[totals[0] > totals[1] ? 0 : 1]} is ahead`}.`
      : `${states[at].name}. ${score}. ${players[turn]} to move${hint ? `: with best play ${worth}` : ""}.`;
    const mine = person < 0 || turn === person;
    moves.replaceChildren(...states[at].moves.map((move) => {
      const told = hint ? ` (lead ${move.gain - leads[move.to]}${best(at) === move ? ", best" : ""})` : "";
      return button(`${move.name}${told}`, () => { take(move); answer(); }, !mine);
    }));
    controls.replaceChildren(
      button("Back", () => { line.pop(); while (person >= 0 && line.length && line.length % 2 !== person) line.pop(); answer(); }, line.length === 0),
      button("Hint", () => { hint = true; }, over || hint),
      button("Best move", () => { take(best(position())); answer(); }, over),
      button("Step through best play", () => { line = []; person = -1; }),
      button(`Play ${players[0]} against the optimum`, () => { line = []; person = 0; }),
      button(`Play ${players[1]} against the optimum`, () => { line = []; person = 1; answer(); }),
    );
    // Whoever pressed a button goes on where that button is.
    const again = all("button", area).find((made) => made.textContent === pressed && !made.disabled);
    if (pressed) (again ?? all("button:not(:disabled)", area)[0]).focus();
  };
  const answer = () => {
    while (person >= 0 && line.length % 2 !== person && states[position()].moves.length) take(best(position()));
  };
  draw();
}
