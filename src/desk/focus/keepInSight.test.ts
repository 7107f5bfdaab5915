import { afterEach, expect, test, vi } from 'vitest';
import { keepInSight } from './keepInSight';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function form(bottomOfButton: () => number) {
  let resized: () => void = () => undefined;
  class Observer {
    constructor(look: () => void) {
      resized = look;
    }
    observe = vi.fn();
    disconnect = () => (resized = () => undefined);
  }
  vi.stubGlobal('ResizeObserver', Observer);
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = '<p role="status">Done</p><button>Show it</button>';
  const [line, button] = Array.from(document.body.children) as HTMLElement[];
  if (!line || !button) throw new Error('both are there');
  button.getBoundingClientRect = () => new DOMRect(0, bottomOfButton() - 44, 100, 44);
  button.focus();
  end = keepInSight(line);
  return { line, button, grow: () => resized() };
}

test('the focus goes to what was said when its button is out of sight', () => {
  const { line } = form(() => innerHeight + 1);
  expect(document.activeElement).toBe(line);
});

test('the focus goes to what was said when a list that grows pushes the button out of sight', () => {
  let bottom = innerHeight;
  const { line, button, grow } = form(() => bottom);
  grow();
  expect(document.activeElement, 'it is in sight').toBe(button);
  bottom += 100;
  grow();
  expect(document.activeElement).toBe(line);
});

test('who scrolls on keeps the focus', () => {
  let bottom = innerHeight;
  const { button, grow } = form(() => bottom);
  dispatchEvent(new Event('wheel'));
  bottom += 100;
  grow();
  expect(document.activeElement).toBe(button);
});
