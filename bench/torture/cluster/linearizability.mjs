// Checks the history of one register: is there an order of its calls, each somewhere between its
// beginning and its end, in which every read returns what was written last? The algorithm is Wing and
// Gong's with Lowe's memory of situations ("Testing for linearizability", 2017).
//
// Limits: one key at a time, values that are written once each, and at most `SITUATIONS_MAX` situations.
// Above that the answer is "undecided". Orders across keys are not checked.

const SITUATIONS_MAX = 500_000;

/**
 * Checks calls `{ start, end, expects?, writes?, reads? }`. A call that returned a value `reads` it. One
 * that replaced a value `writes` one, and if it was conditional, it `expects` the value before. `end` is
 * `Infinity` for a call without an answer: it may have happened at any time after its start, or never.
 *
 * @returns {'linearizable' | 'not linearizable' | 'undecided'}
 */
export function checkRegister(history, initial = null) {
  const calls = relevant(history).sort((one, other) => one.start - other.start);
  const seen = new Set();
  const stack = [{ done: 0n, value: initial }];
  while (stack.length > 0) {
    const { done, value } = stack.pop();
    const open = calls.filter((_, at) => !(done & (1n << BigInt(at))));
    const firstEnd = Math.min(...open.map(({ end }) => end));
    if (firstEnd === Infinity) return 'linearizable';
    const next = open.filter((call) => call.start <= firstEnd && fits(call, value));
    // A read that fits changes nothing, so no order is lost when it is taken at once.
    const read = next.find((call) => !('writes' in call));
    for (const call of read ? [read] : next) {
      const bit = 1n << BigInt(calls.indexOf(call));
      const after = { done: done | bit, value: read ? value : call.writes };
      const name = `${after.done.toString(36)} ${JSON.stringify(after.value)}`;
      if (seen.has(name)) continue;
      if (seen.size === SITUATIONS_MAX) return 'undecided';
      seen.add(name);
      stack.push(after);
    }
  }
  return 'not linearizable';
}

function fits(call, value) {
  return [call.reads, call.expects].every((wanted) => wanted === undefined || wanted === value);
}

/** Drops writes that got no response and whose value was never read: they do not restrict the order. */
function relevant(history) {
  const observed = new Set(history.flatMap(({ reads, expects }) => [reads, expects]));
  return history.filter(({ end, writes }) => end !== Infinity || observed.has(writes));
}
