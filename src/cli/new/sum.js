const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).filter(Boolean).map(Number);
const [n, ...a] = numbers;
// The sum stands here until you write the solution.
console.log(a.slice(0, n).reduce((sum, x) => sum + x, 0));
