import { expect, test } from 'vitest';
import { checkRegister } from './linearizability.mjs';

const write = (start, end, writes) => ({ start, end, writes });
const read = (start, end, reads) => ({ start, end, reads });
const replace = (start, end, expects, writes) => ({ start, end, expects, writes });
const FINE = 'linearizable';
const WRONG = 'not linearizable';

test('calls one after the other are linearizable when each read returns the last write', () => {
  expect(checkRegister([])).toBe(FINE);
  expect(checkRegister([read(0, 1, null), write(2, 3, 'a'), read(4, 5, 'a')])).toBe(FINE);
  expect(checkRegister([write(0, 1, 'a'), write(2, 3, 'b'), read(4, 5, 'b')])).toBe(FINE);
});

test('a lost write and a stale read are found', () => {
  expect(checkRegister([write(0, 1, 'a'), read(2, 3, null)])).toBe(WRONG);
  expect(checkRegister([write(0, 1, 'a'), write(2, 3, 'b'), read(4, 5, 'a')])).toBe(WRONG);
});

test('a value that was never written, or that comes back, is found', () => {
  expect(checkRegister([write(0, 1, 'a'), read(2, 3, 'x')])).toBe(WRONG);
  const back = [write(0, 9, 'a'), write(0, 9, 'b'), read(1, 2, 'a'), read(3, 4, 'b')];
  expect(checkRegister(back)).toBe(FINE);
  expect(checkRegister([...back, read(5, 6, 'a')])).toBe(WRONG);
});

test('calls at the same time may have either order, the same for everybody', () => {
  const both = [write(0, 10, 'a'), write(0, 10, 'b')];
  expect(checkRegister([...both, read(11, 12, 'a')])).toBe(FINE);
  expect(checkRegister([...both, read(11, 12, 'b')])).toBe(FINE);
  expect(checkRegister([...both, read(11, 12, 'a'), read(13, 14, 'b')])).toBe(WRONG);
});

test('of two conditional writes on the same value one succeeds', () => {
  const first = write(0, 1, 'a');
  expect(checkRegister([first, replace(2, 9, 'a', 'b'), read(10, 11, 'b')])).toBe(FINE);
  const both = [first, replace(2, 9, 'a', 'b'), replace(2, 9, 'a', 'c')];
  expect(checkRegister(both)).toBe(WRONG);
  expect(checkRegister([first, replace(2, 9, 'a', 'b'), replace(2, 9, 'b', 'c')])).toBe(FINE);
});

test('a write without an answer may have happened late or never, but not be undone', () => {
  const lost = write(2, Infinity, 'b');
  const known = [write(0, 1, 'a'), lost];
  expect(checkRegister([...known, read(8, 9, 'a')])).toBe(FINE);
  expect(checkRegister([...known, read(8, 9, 'a'), read(10, 11, 'b')])).toBe(FINE);
  expect(checkRegister([...known, read(8, 9, 'b'), read(10, 11, 'a')])).toBe(WRONG);
  // It cannot have happened before it began.
  expect(checkRegister([read(0, 1, 'b'), lost])).toBe(WRONG);
});

test('a write that happened twice is found', () => {
  const twice = [write(0, 1, 'a'), read(2, 3, 'a'), write(4, 5, 'b'), read(6, 7, 'b')];
  expect(checkRegister([...twice, read(8, 9, 'a')])).toBe(WRONG);
});

test('a long history with many calls at once is decided', () => {
  const calls = [];
  for (let at = 0; at < 200; at += 1) {
    calls.push(write(at * 10, at * 10 + 35, `v${at}`));
    if (at > 0) calls.push(read(at * 10 + 5, at * 10 + 30, `v${at - 1}`));
    if (at % 10 === 0) calls.push(write(at * 10, Infinity, `lost ${at}`));
  }
  expect(checkRegister(calls)).toBe(FINE);
  expect(checkRegister([...calls, read(5000, 5001, 'v3')])).toBe(WRONG);
});
