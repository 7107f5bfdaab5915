import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNextChange, waitOf } from './useNextChange';

const revalidate = vi.fn();
vi.mock('react-router', () => ({ useRevalidator: () => ({ revalidate }) }));

const shown = (...changes: (string | null)[]) =>
  changes.map((at) => ({ open: { next: at === null ? null : { at, state: 'closed' as const } } }));
/** 31 seconds past a minute. */
const NOW = Date.UTC(2026, 11, 1, 16, 29, 31);

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  revalidate.mockReset();
});

test('the first change counts, from the second on which the screen was loaded', () => {
  const places = shown('2026-12-01T14:00', '2026-12-01T11:30', null);
  expect(waitOf('2026-12-01T11:29', places, NOW)).toBe(29_000);
});

test('what never changes is not waited for, and a far change is looked at before', () => {
  expect(waitOf('2026-12-01T11:29', shown(null), NOW)).toBeNull();
  expect(waitOf('2026-12-01T11:29', shown('2026-12-01T11:29'), NOW)).toBeNull();
  expect(waitOf('2026-12-01T11:29', shown('2027-03-01T11:29'), NOW)).toBe(6 * 3_600_000);
});

test('a screen is loaded anew when a place closes, and not before', () => {
  const places = shown('2026-12-01T11:30');
  renderHook(() => useNextChange('2026-12-01T11:29', places));
  vi.advanceTimersByTime(28_000);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(revalidate).toHaveBeenCalledOnce();
});

test('a phone that slept loads it when it is looked at again', () => {
  const places = shown('2026-12-01T11:30');
  renderHook(() => useNextChange('2026-12-01T11:29', places));
  vi.setSystemTime(NOW + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(revalidate).toHaveBeenCalledOnce();
});

test('an answer for another day stays', () => {
  const places = shown('2026-12-01T11:30');
  renderHook(() => useNextChange(null, places));
  vi.advanceTimersByTime(3_600_000);
  expect(revalidate).not.toHaveBeenCalled();
});
