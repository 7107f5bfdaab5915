import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addJob, clearAnswers, jobsNow } from '../resumeanswers/answers';
import { renderAt } from '../test/renderAt';

afterEach(() => {
  cleanup();
  clearAnswers();
});

test('RES-1 work that was removed by mistake comes back with its tasks, by one more press', async () => {
  addJob({ title: 'painter', tasks: ['painter.walls'] });
  addJob({ title: 'security' });
  const { person } = renderAt('/resume/new/jobs');
  await person.click(await screen.findByRole('button', { name: 'Remove: Painter' }));
  expect(jobsNow().map(({ title }) => title)).toEqual(['security']);
  expect(screen.getByText('You removed: Painter')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Put it back');
  await person.keyboard('{Enter}');
  expect(jobsNow().map(({ title, tasks }) => [title, tasks.length])).toEqual([
    ['painter', 1],
    ['security', 0],
  ]);
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
  // The keyboard continues at what came back.
  expect(document.activeElement?.textContent).toBe('Painter');
});
