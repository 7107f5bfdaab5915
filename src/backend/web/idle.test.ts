import { beforeEach, expect, test, vi } from 'vitest';
import { IDLE_SECONDS, IdleRule, WARNING_SECONDS } from './idle';

let now = 0;
let alarm: { at: number; task: () => void } | null = null;
const onEnd = vi.fn();
const listener = vi.fn();
let idle: IdleRule;

beforeEach(() => {
  now = 1000;
  alarm = null;
  onEnd.mockClear();
  listener.mockClear();
  idle = new IdleRule({
    now: () => now,
    later: (task, milliseconds) => {
      alarm = { at: now + milliseconds / 1000, task };
      return () => (alarm = null);
    },
    onEnd,
  });
  idle.watch(listener);
});

/** Lets time pass; the alarm rings when it is due. */
function pass(seconds: number) {
  const end = now + seconds;
  while (alarm && alarm.at <= end) {
    const { at, task } = alarm;
    [now, alarm] = [at, null];
    task();
  }
  now = end;
}

test('B7 what is left alone is warned of a minute before its end, and ends on the second', () => {
  idle.start();
  pass(IDLE_SECONDS - WARNING_SECONDS - 1);
  expect(listener).not.toHaveBeenCalled();
  pass(1);
  expect(listener).toHaveBeenLastCalledWith(WARNING_SECONDS);
  pass(WARNING_SECONDS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenLastCalledWith(null);
  pass(10 * IDLE_SECONDS);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('B7 any sign of life starts it over, as often as wanted, also in the warning', () => {
  idle.start();
  for (let times = 0; times < 20; times += 1) {
    pass(IDLE_SECONDS - 1);
    expect(listener).toHaveBeenLastCalledWith(WARNING_SECONDS);
    idle.touch();
    expect(listener).toHaveBeenLastCalledWith(null);
  }
  expect(onEnd).not.toHaveBeenCalled();
});

test('B7 a touch after a laptop slept too long does not bring the session back', () => {
  idle.start();
  now += IDLE_SECONDS;
  idle.touch();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('B7 nothing ends while no one is logged in', () => {
  idle.touch();
  idle.look();
  pass(IDLE_SECONDS);
  idle.start();
  idle.stop();
  pass(2 * IDLE_SECONDS);
  expect(onEnd).not.toHaveBeenCalled();
});
