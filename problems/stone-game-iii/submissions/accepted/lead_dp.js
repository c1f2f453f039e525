// By how much the player to move can lead on what is left: the best of taking one, two or three stones, minus what the
// other player can then lead by. Kept in a window of three, from the back.

/**
 * @param {number[]} stoneValue
 * @return {string}
 */
var stoneGameIII = function(stoneValue) {
    let leads = [0, 0, 0];
    for (let i = stoneValue.length - 1; i >= 0; i--) {
        let taken = 0, best = -Infinity;
        for (let k = 0; k < 3 && i + k < stoneValue.length; k++) {
            taken += stoneValue[i + k];
            best = Math.max(best, taken - leads[k]);
        }
        leads = [best, leads[0], leads[1]];
    }
    return leads[0] > 0 ? 'Alice' : leads[0] < 0 ? 'Bob' : 'Tie';
};

if (require.main === module) {
    const numbers = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
    console.log(stoneGameIII(numbers.slice(1)));
}
