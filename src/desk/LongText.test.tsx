import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAtDesk } from '../test/renderAtDesk';
import { LongText } from './LongText';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every element hides as many pixels as this. */
function hides(pixels: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100 + pixels);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  class Observer {
    constructor(private readonly changed: () => void) {}
    observe() {
      this.changed();
    }
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
}

test('DSK of a very long message the beginning is shown, and a button shows all of it', () => {
  hides(900);
  const text = 'x'.repeat(500);
  renderAtDesk(<LongText text={text} />, {});
  const shown = screen.getByText(text);
  expect(shown.className).toContain('desk-cut');
  const button = screen.getByRole('button', { name: 'Show all of it' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.getAttribute('aria-controls')).toBe(shown.id);
  fireEvent.click(button);
  expect(shown.className).not.toContain('desk-cut');
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(shown.className).toContain('desk-cut');
});

test('DSK a message that is shown whole has no such button', () => {
  hides(0);
  renderAtDesk(<LongText text="Where is the pantry?" />, {});
  expect(screen.queryByRole('button')).toBeNull();
});
