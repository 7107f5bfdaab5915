import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Unbroken } from './DataText';

afterEach(cleanup);

test.each([
  ['609-555-0100 ext. 12', ['609-555-0100', 'ext. 12']],
  ['1-800-555-0100, ask for Ana', ['1-800-555-0100']],
  ['(609) 555-0100 or 609.555.0199', ['(609) 555-0100', '609.555.0199']],
  ['Call 211', []],
])(
  'the numbers of "%s" stay whole, and what is beside them may have another line',
  (text, whole) => {
    const { container } = render(<Unbroken text={text} />);
    expect(container.textContent).toBe(text);
    const kept = [...container.querySelectorAll('span')].map((it) => [
      it.textContent,
      it.style.whiteSpace,
    ]);
    expect(kept).toEqual(whole.map((number) => [number, 'nowrap']));
  },
);
