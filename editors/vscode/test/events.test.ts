import assert from "node:assert/strict";
import { test } from "node:test";
import { draftOf, importing, inputOf, itemOf, order, pageOf, parse, sentence, stateOf, type Failure, type Result } from "../src/events";

const failure: Failure = {
  case: "secret/small/03",
  message: "item 1: 0 is not in the answer",
  input: "3\n3 2 4\n6\n",
  site: { nums: "[3,2,4]", target: "6" },
  expected: "2\n1 2\n",
  got: "2\n0 1\n",
};
const result: Result = {
  event: "result",
  problem: "two-sum",
  verdict: "accepted",
  standing: "verified",
  samples: 3,
  cases: 64,
  search: { inputs: 25000 },
  first_failure: null,
};

test("a line that is not an object of JSON is nothing", () => {
  for (const line of ["", "note: built", "12", "null", "{", '"text"']) assert.equal(parse(line), undefined);
  assert.deepEqual(parse('{"event":"begun"}'), { event: "begun" });
});

test("verdicts have the states of a test view", () => {
  assert.equal(stateOf("accepted"), "passed");
  assert.equal(stateOf("time_limit_exceeded"), "failed");
  assert.equal(stateOf("compile_error"), "errored");
  assert.equal(stateOf(null), "skipped");
});

test("a failure belongs to its case, unless its input is on no case", () => {
  assert.equal(itemOf(failure), "secret/small/03");
  assert.equal(itemOf({ ...failure, made_small: true }), "countercase");
  assert.equal(itemOf({ ...failure, case: "search" }), "countercase");
  assert.equal(itemOf({ ...failure, case: "secret/search/1" }), "secret/search/1");
  assert.equal(itemOf({ ...failure, case: "" }), "");
});

test("the countercase comes first, then samples, in the order of their numbers", () => {
  const names = ["secret/small/10", "sample/10", "secret/small/9", "countercase", "sample/2"];
  const sorted = ["countercase", "sample/2", "sample/10", "secret/small/9", "secret/small/10"];
  assert.deepEqual(names.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)), sorted);
});

test("an input is shown by parameter where there are parameters", () => {
  assert.equal(inputOf(failure), "nums = [3,2,4]\ntarget = 6\n");
  assert.equal(inputOf({ ...failure, site: null }), "3\n3 2 4\n6\n");
  assert.equal(inputOf({ case: "", message: "no such header" }), "");
});

test("pictures are a page that runs and loads nothing", () => {
  const shown = { style: ".p-ring {}", pictures: [{ name: "root", svg: "<svg>1</svg>" }], answer: { name: "answer", svg: "<svg>2</svg>" } };
  assert.match(pageOf(shown)!, /default-src 'none'; style-src 'unsafe-inline'.*\.p-ring \{\}/);
  assert.match(pageOf(shown)!, /<h3>root<\/h3>\n<svg>1<\/svg><h3>answer<\/h3>\n<svg>2<\/svg>/);
  assert.match(pageOf({ ...shown, answer: null })!, /<svg>1<\/svg>$/);
  assert.equal(pageOf({ ...shown, pictures: [], answer: null }), undefined);
});

test("a test is one sentence", () => {
  assert.equal(sentence(result), "accepted: 3 samples, 61 cases, 25,000 generated inputs");
  assert.equal(sentence({ ...result, verdict: null, standing: "unverified", samples: 1, cases: 2, search: null }), "unverified: 1 sample, 1 case");
  const refused = { ...result, verdict: "wrong_answer", first_failure: failure };
  assert.equal(sentence(refused), "wrong_answer on secret/small/03: item 1: 0 is not in the answer");
  assert.equal(sentence({ ...refused, verdict: "compile_error", first_failure: { case: "", message: "line 3" } }), "compile_error: line 3");
});

test("the draft of a new problem is in the command that is proposed next", () => {
  const said = "wrote problems/two-sum: 1. Two Sum from the bank\nnext: ojkit test --watch problems/two-sum/submissions/draft/solution.py\n";
  assert.equal(draftOf(said), "problems/two-sum/submissions/draft/solution.py");
  assert.equal(draftOf("next: ojkit test 'a b/solution.py'\n"), "a b/solution.py");
  assert.equal(draftOf("wrote problems/Cargo.toml\n"), undefined);
});

test("a copy is an address, a page of a judge, or a question of LeetCode", () => {
  assert.deepEqual(importing(" https://leetcode.com/problems/two-sum/\n"), ["new", "https://leetcode.com/problems/two-sum/"]);
  assert.deepEqual(importing('<!DOCTYPE html><link href="https://atcoder.jp/x">'), ["import", "atcoder", "-"]);
  assert.deepEqual(importing('<html lang="en"><a href="//codeforces.com/">'), ["import", "codeforces", "-"]);
  assert.deepEqual(importing("Given an array, as on //codeforces.com/, return"), ["import", "leetcode", "-"]);
});
