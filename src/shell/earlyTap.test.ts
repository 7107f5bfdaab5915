import { afterEach, expect, test, vi } from 'vitest';
import { repeatEarlyTap } from './earlyTap';

afterEach(() => {
  document.body.innerHTML = '';
});

/** The page has a link that holds a picture; what the picture's link got. */
function page() {
  document.body.innerHTML = '<a href="#food"><svg></svg></a>';
  const tapped = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('a')?.addEventListener('click', tapped);
  // jsdom draws nothing, so it knows no places.
  const elementFromPoint = vi.fn(() => document.querySelector('svg'));
  Object.assign(document, { elementFromPoint });
  return { tapped, elementFromPoint };
}

test('HOM-1 a tap before the code had come is done once, where it was', () => {
  const { tapped, elementFromPoint } = page();
  repeatEarlyTap();
  expect(tapped).not.toHaveBeenCalled();
  window.earlyTap = { x: 20, y: 30, scrolled: 0 };
  repeatEarlyTap();
  repeatEarlyTap();
  expect(tapped).toHaveBeenCalledTimes(1);
  expect(elementFromPoint).toHaveBeenCalledWith(20, 30);
});

test('HOM-1 a tap on a page that was scrolled since is not done', () => {
  const { tapped } = page();
  window.earlyTap = { x: 20, y: 30, scrolled: 400 };
  repeatEarlyTap();
  expect(tapped).not.toHaveBeenCalled();
});
