const lines = require("readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const read = async () => (await lines.next()).value;

(async () => {
    let low = 1, high = Number(await read());
    // Halving stands here until you write the solution.
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        console.log(`? ${middle}`);
        if ((await read()) === "<") low = middle + 1; else high = middle;
    }
    console.log(`! ${low}`);
    process.exit(0);
})();
