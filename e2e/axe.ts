import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';

/** The checker, as text to run in a page. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Runs in the page. */
export async function findViolations(): Promise<string[]> {
  const checker = (window as unknown as { axe: typeof axe }).axe;
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // A dialog that still fades in has other colors.
  const ends = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const fading = document.getAnimations().filter(ends);
  await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)));
  // What lies below the bar of a visit is scrolled from under it; here it is looked at whole.
  const bar = document.querySelector<HTMLElement>('.visit-bar');
  if (bar) bar.style.position = 'static';
  const { violations } = await checker.run(document, {
    runOnly: { type: 'tag', values: tags },
    // Of what passes, nothing is described: a list has a thousand such nodes.
    resultTypes: ['violations'],
    preload: false,
    // What has 7:1 has 4.5:1 too, and each of the two rules takes half of the time.
    rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } },
  });
  bar?.style.removeProperty('position');
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}
