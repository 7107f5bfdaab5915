import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { prove } from './proofOfWork';
import { sha256 } from './sha256';

test('the hash is the one of the standard, for every length of a block and beyond', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'añ1'.repeat(length).slice(0, length);
    expect(sha256(text), text).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

const challenge = (number: number, maxnumber = 3000) => ({
  algorithm: 'SHA-256',
  salt: '5d41?expires=1',
  challenge: createHash('sha256').update(`5d41?expires=1${number}`).digest('hex'),
  signature: 'signed',
  maxnumber,
});

test('ABU-2 the proof names the number that was hidden, and the page may react meanwhile', async () => {
  const pause = vi.fn(() => Promise.resolve());
  for (const number of [0, 999, 3000]) {
    const proof = await prove(challenge(number), pause);
    expect(JSON.parse(atob(proof ?? ''))).toEqual({
      algorithm: 'SHA-256',
      challenge: challenge(number).challenge,
      number,
      salt: '5d41?expires=1',
      signature: 'signed',
    });
  }
  expect(pause).toHaveBeenCalledTimes(4);
  expect(await prove(challenge(0, 0), pause)).toBeNull();
  await expect(prove(challenge(3001), pause)).rejects.toThrow();
});
