import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChipLine } from './ChipLine';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a line of chips has a sign while there are more behind its edge', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const whole = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  const { container } = render(
    <ChipLine legend="When?" className="times">
      <button type="button">Now</button>
    </ChipLine>,
  );
  const line = container.querySelector<HTMLElement>('.chip-line')!;
  expect(line.hasAttribute('data-more')).toBe(true);
  line.scrollLeft = 200;
  fireEvent.scroll(line);
  expect(line.hasAttribute('data-more')).toBe(false);
  line.scrollLeft = 100;
  fireEvent.scroll(line);
  expect(line.hasAttribute('data-more')).toBe(true);
  // The phone is turned, and all of them have room.
  whole.mockReturnValue(300);
  line.scrollLeft = 0;
  fireEvent(window, new Event('resize'));
  expect(line.hasAttribute('data-more')).toBe(false);
  expect(screen.getByRole('group').textContent).toContain('When?');
});

test('a line that is closed is measured when it opens', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const whole = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  const { container } = render(
    <details>
      <summary>More choices</summary>
      <ChipLine legend="When?" className="times">
        <button type="button">Now</button>
      </ChipLine>
    </details>,
  );
  expect(whole).not.toHaveBeenCalled();
  const frame = container.querySelector('details')!;
  frame.open = true;
  fireEvent(frame, new Event('toggle'));
  expect(container.querySelector('.chip-line')!.hasAttribute('data-more')).toBe(true);
});
