import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hours } from '../../generated/bindings';
import HoursByTapping from './HoursByTapping';

const UNKNOWN: Hours = {
  sentence: null,
  rules: [],
  closed: [],
  otherwise: 'ask',
  holidays: 'ask',
};

afterEach(cleanup);

/** Nobody has tried to publish it. */
const calm = { onMistake: () => undefined, tries: 0 };

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('every tap writes the sentence that people will read', () => {
  const onChange = vi.fn();
  render(<HoursByTapping hours={UNKNOWN} onChange={onChange} {...calm} />);
  screen.getByText('Tap a day to begin.');
  tap('Tue');
  tap('Thu');
  expect(onChange).toHaveBeenLastCalledWith('Tuesday and Thursday 9 am-5 pm');
  fireEvent.change(screen.getByLabelText('Opens at'), { target: { value: '12:30' } });
  expect(onChange).toHaveBeenLastCalledWith('Tuesday and Thursday 12:30 pm-5 pm');
  tap('Thu');
  fireEvent.change(screen.getByLabelText('Which weeks'), { target: { value: '6' } });
  expect(onChange).toHaveBeenLastCalledWith('1st and 3rd Tuesday of the month 12:30 pm-5 pm');
  tap('Add another time');
  tap('Always open');
  expect(onChange).toHaveBeenLastCalledWith('Open 24/7');
});

test('hours over midnight are said to end the next day', () => {
  const onChange = vi.fn();
  render(<HoursByTapping hours={UNKNOWN} onChange={onChange} {...calm} />);
  fireEvent.change(screen.getByLabelText('Opens at'), { target: { value: '19:00' } });
  fireEvent.change(screen.getByLabelText('Closes at'), { target: { value: '07:00' } });
  tap('Mon');
  screen.getByText('Open overnight: it closes the next day.');
  expect(onChange).toHaveBeenLastCalledWith('Monday 7 pm-7 am');
});

test('hours without a time are said, and the hours stay as they were', () => {
  const onChange = vi.fn();
  const hours = { ...UNKNOWN, sentence: 'Call first' };
  render(<HoursByTapping hours={hours} onChange={onChange} {...calm} />);
  tap('Mon');
  expect(onChange).toHaveBeenLastCalledWith('Monday 9 am-5 pm');
  fireEvent.change(screen.getByLabelText('Closes at'), { target: { value: '09:00' } });
  screen.getByText('Choose two different times.');
  expect(screen.queryByText('Tap a day to begin.')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith('Call first');
});

test('a time that is missing and times without a day are told, and nothing is put back behind a person', () => {
  const onMistake = vi.fn();
  const tapped = (tries: number) => (
    <HoursByTapping hours={UNKNOWN} onChange={vi.fn()} onMistake={onMistake} tries={tries} />
  );
  const { rerender } = render(tapped(0));
  expect(onMistake).toHaveBeenLastCalledWith(false);
  tap('Mon');
  const closes = screen.getByLabelText<HTMLInputElement>('Closes at');
  fireEvent.change(closes, { target: { value: '' } });
  expect(closes.value).toBe('');
  expect(onMistake).toHaveBeenLastCalledWith(true);
  const told = screen.getByRole('alert');
  expect(told.textContent).toBe('Enter the time it opens and the time it closes.');
  expect(closes.getAttribute('aria-describedby')).toBe(told.id);
  rerender(tapped(1));
  expect(document.activeElement).toBe(closes);
  fireEvent.change(closes, { target: { value: '17:00' } });
  expect(onMistake).toHaveBeenLastCalledWith(false);
  tap('Add another time');
  screen.getByText('Tap the days for these times, or remove the times.');
  expect(onMistake).toHaveBeenLastCalledWith(true);
  rerender(tapped(2));
  const [, second] = screen.getAllByRole('button', { name: 'Mon' });
  expect(document.activeElement).toBe(second);
});
