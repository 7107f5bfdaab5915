import { expect, test } from 'vitest';
import cases from '../../../sync-protocol/cases/kiosk_settings.json';
import { isHost, isPrinter } from './allowed';

test('DSK hosts and printers are checked as the service and the kiosk check them', () => {
  for (const [{ allowed, refused }, isAllowed] of [
    [cases.hosts, isHost],
    [cases.printers, isPrinter],
  ] as const) {
    expect(allowed.filter((text) => !isAllowed(text))).toEqual([]);
    expect(refused.filter(isAllowed)).toEqual([]);
  }
  expect(isHost(`${'a'.repeat(63)}.org`)).toBe(true);
  expect(isHost(`${'a'.repeat(64)}.org`)).toBe(false);
  expect(isPrinter('ñ'.repeat(64))).toBe(false);
});
