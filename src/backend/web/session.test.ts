import { expect, test } from 'vitest';
import cases from '../../../sync-protocol/cases/session.json';
import { Session, type Event } from './session';

interface Step {
  at: number;
  event?: unknown;
  effect?: unknown;
  usable?: boolean;
}

test.each(cases as { name: string; steps: Step[] }[])('$name', ({ steps }) => {
  const session = new Session();
  for (const { at, event, effect, usable } of steps) {
    if (event !== undefined) expect(session.handle(at, event as Event)).toEqual(effect ?? null);
    if (usable !== undefined) expect(session.usableAt(at) !== null).toBe(usable);
  }
});
