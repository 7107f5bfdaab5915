import { expect, test, vi } from 'vitest';
import { readDateForms } from './readDateForms';

test('the forms of dates are read beside the page, by a worker that ends by itself', async () => {
  const Started = vi.fn();
  vi.stubGlobal('Worker', Started);
  readDateForms();
  expect(String(Started.mock.calls[0]?.[0])).toMatch(/dateForms\.worker/);
  const close = vi.spyOn(self, 'close').mockImplementation(() => undefined);
  await import('./dateForms.worker');
  expect(close).toHaveBeenCalledOnce();
});

test('a browser without workers starts the page all the same', () => {
  vi.stubGlobal('Worker', undefined);
  expect(readDateForms).not.toThrow();
});
