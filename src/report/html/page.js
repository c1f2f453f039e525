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
for (const button of all("th > button")) {
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

// A matrix: arrows move, the line at the page's foot tells the cell.
const show = (cell) => {
  for (const other of all("td.at")) other.classList.remove("at");
  cell.classList.add("at");
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  const table = cell.closest("table");
  const column = table.tHead.rows[0].cells[cell.cellIndex].textContent;
  const time = cell.dataset.n ? `, ${cell.dataset.n} ms` : "";
  said.textContent = `${cell.parentElement.cells[0].textContent} \u00d7 ${column}: ${cell.textContent}${time}`;
};
for (const area of all(".scroll")) {
  const table = area.querySelector("table.matrix");
  if (!table) continue;
  table.addEventListener("click", (event) => {
    const cell = event.target.closest("td");
    if (cell) show(cell);
  });
  area.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (!step || event.target !== area) return;
    event.preventDefault();
    const rows = [...table.tBodies[0].rows];
    const now = table.querySelector("td.at");
    const row = now ? Math.min(rows.length - 1, Math.max(0, rows.indexOf(now.parentElement) + step[0])) : 0;
    const cells = rows[row].cells;
    show(cells[now ? Math.min(cells.length - 1, Math.max(1, now.cellIndex + step[1])) : 1]);
  });
}

// Findings one after another.
const go = (step) => {
  const findings = all("details.bad > summary");
  if (findings.length === 0) { said.textContent = "nothing was found"; return; }
  const at = findings.indexOf(document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : findings.length - 1) : (at + step + findings.length) % findings.length;
  findings[next].parentElement.open = true;
  findings[next].focus();
  findings[next].scrollIntoView({ block: "center" });
  said.textContent = `finding ${next + 1} of ${findings.length}`;
};
const open = (value) => { for (const one of all("details")) one.open = value; };
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
  let line = [], person = -1;
  const position = () => (line.length ? line[line.length - 1].move.to : 0);
  const take = (move) => line.push({ at: position(), move });
  const button = (text, deed, is_off = false) => {
    const made = document.createElement("button");
    made.textContent = text;
    made.disabled = is_off;
    made.addEventListener("click", () => { deed(); draw(text); });
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
    const lead = leads[at] === 0 ? "equal from here on" : `${leads[at] > 0 ? "ahead" : "behind"} by ${Math.abs(leads[at])} from here on`;
    state.textContent = over
      ? `The end. ${score}: ${totals[0] === totals[1] ? "equal" : `${players[totals[0] > totals[1] ? 0 : 1]} is ahead`}.`
      : `${states[at].name}. ${score}. ${players[turn]} to move: with best play ${lead}.`;
    const mine = person < 0 || turn === person;
    moves.replaceChildren(...states[at].moves.map((move) => {
      const worth = person < 0 ? ` (lead ${move.gain - leads[move.to]}${best(at) === move ? ", best" : ""})` : "";
      return button(`${move.name}${worth}`, () => { take(move); answer(); }, !mine);
    }));
    controls.replaceChildren(
      button("Back", () => { line.pop(); while (person >= 0 && line.length && line.length % 2 !== person) line.pop(); answer(); }, line.length === 0),
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
