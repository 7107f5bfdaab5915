import type { Visit } from './visit';

/** How many sheets of paper the browser fills with the screen. A kiosk prints files of its own. */
export async function sheetsOf(visit: Visit): Promise<number> {
  const { page } = visit.chromium();
  // As a browser prints: an emulated screen would be printed as a screen.
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
