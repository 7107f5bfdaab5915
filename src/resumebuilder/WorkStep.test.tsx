import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ResumeAnswers } from '../generated/bindings';
import { addJob, change, clearAnswers } from '../resumeanswers/answers';
import { renderAt } from '../test/renderAt';

afterEach(() => {
  cleanup();
  clearAnswers();
});

const jobs = () =>
  (JSON.parse(sessionStorage.getItem('resume-answers') ?? '{"jobs":[]}') as ResumeAnswers).jobs.map(
    ({ title }) => title,
  );
const tile = (name: string) => screen.findByRole('button', { name });
const tasksOf = (name: string) =>
  screen.findByRole('heading', { name: `${name}: what did you do?` });

test('RES-1 a tile that was tapped by mistake and gone back from is no job', async () => {
  const { person, router } = renderAt('/resume/new');
  await person.click(await tile('Security guard'));
  await tasksOf('Security guard');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await person.click(await tile('Painter'));
  await tasksOf('Painter');
  expect(jobs()).toEqual(['painter']);
  // Who goes on without a task has had this job.
  await person.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resume/new/place/0'));
  await act(() => router.navigate('/resume/new'));
  await tile('Painter');
  expect(jobs()).toEqual(['painter']);
});

test('RES-1 a second tap on a tile opens the job that has nothing yet, and no other', async () => {
  addJob({ title: 'painter' });
  addJob({ title: 'security', tasks: ['patrol'] });
  const { person, router } = renderAt('/resume/new');
  await person.click(await tile('Painter'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resume/new/tasks/0'));
  await act(() => router.navigate('/resume/new'));
  await person.click(await tile('Security guard'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resume/new/tasks/2'));
});

test('RES-1 the name of a company comes back after a tap on another kind of place', async () => {
  change({ name: 'Ana Ruiz' });
  addJob({ title: 'painter' });
  const { person } = renderAt('/resume/new/place/0');
  await person.type(await screen.findByLabelText('Name of the company or person'), 'Acme');
  await person.click(screen.getByRole('button', { name: 'Inside' }));
  expect(screen.queryByLabelText('Name of the company or person')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'For a company or a person' }));
  expect(screen.getByLabelText('Name of the company or person')).toHaveProperty('value', 'Acme');
});
