// Wrong: nobody ever takes three stones.

/**
 * @param {number[]} stoneValue
 * @return {string}
 */
var stoneGameIII = function(stoneValue) {
    const lead = new Array(stoneValue.length + 2).fill(0);
    for (let i = stoneValue.length - 1; i >= 0; i--) {
        const one = stoneValue[i] - lead[i + 1];
        const two = i + 1 < stoneValue.length ? stoneValue[i] + stoneValue[i + 1] - lead[i + 2] : -Infinity;
        lead[i] = Math.max(one, two);
    }
    return lead[0] > 0 ? 'Alice' : lead[0] < 0 ? 'Bob' : 'Tie';
};
