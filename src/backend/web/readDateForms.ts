/**
 * Has the browser read its forms of dates and numbers beside the page. The first date of a page takes a phone a
 * tenth of a second, in which no tap is heard, and what was read is kept for the whole page. Without this the
 * first date reads them.
 */
export function readDateForms(): void {
  try {
    new Worker(new URL('./dateForms.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A browser without workers.
  }
}
