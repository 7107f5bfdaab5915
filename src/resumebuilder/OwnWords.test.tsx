import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../test/renderAt';
import { es } from '../words/es';
import { addJob, change, clearAnswers } from '../resumeanswers/answers';

afterEach(() => {
  cleanup();
  clearAnswers();
});

/** What is kept of the answers. */
const kept = () =>
  JSON.parse(sessionStorage.getItem('resume-answers') ?? '{}') as Record<string, unknown>;

test('RES-1 own text has the language of the screen that it was typed on, not of the first answer', async () => {
  change({ language: 'en' });
  addJob({ title: 'kitchen' });
  const tasks = renderAt('/resume/new/tasks/0', {}, es);
  await tasks.person.type(await screen.findByLabelText('Otra cosa que hacía'), 'Peinaba señoras');
  await tasks.person.click(screen.getByRole('link', { name: 'Continuar' }));
  await waitFor(() => expect(kept().textLanguages).toEqual({ 'Peinaba señoras': 'es' }));
  cleanup();

  const work = renderAt('/resume/new');
  await work.person.type(await screen.findByLabelText('Look for other work'), 'Roofer helper');
  await work.person.click(screen.getByRole('button', { name: 'Use my words: "Roofer helper"' }));
  const both = { 'Peinaba señoras': 'es', 'Roofer helper': 'en' };
  await waitFor(() => expect(kept().textLanguages).toEqual(both));
  expect(kept().language).toBe('en');
});

test('RES-1 the language of a text goes with the text, also letter by letter', async () => {
  change({ schooling: [{ level: 'ged', field: '', school: '', year: null }] });
  const { person } = renderAt('/resume/new/schooling', {}, es);
  await person.type(await screen.findByLabelText(/¿de qué era\?/), 'uñas');
  expect(kept().textLanguages).toEqual({ uñas: 'es' });
  change({ schooling: [] });
  expect(kept().textLanguages).toEqual({});
});

test('RES-1 what is no whole email address is said before it is printed', async () => {
  change({ name: 'Ana Ruiz' });
  const { person, router } = renderAt('/resume/new/reach');
  const email = await screen.findByLabelText('Email address');
  await person.type(email, 'not an email');
  await person.click(screen.getByRole('link', { name: 'Continue' }));
  expect(await screen.findByText(/not a whole email address/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/resume/new/reach');
  await person.clear(email);
  await person.type(email, 'ana@students.example.org');
  await person.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resume/new/done'));
});

test('RES-1 own words are kept on the way back, added or not, and so is a job in own words', async () => {
  const { person, router } = renderAt('/resume/new');
  await person.type(await screen.findByLabelText('Look for other work'), 'Snake catcher');
  await person.click(screen.getByRole('button', { name: 'Use my words: "Snake catcher"' }));
  await person.type(await screen.findByLabelText('Something else you did'), 'Caught snakes');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resume/new'));
  expect(kept().jobs).toMatchObject([{ ownTitle: 'Snake catcher', ownTasks: ['Caught snakes'] }]);

  await person.type(await screen.findByLabelText('Look for other work'), 'Fire eater');
  await person.click(screen.getByRole('button', { name: 'Use my words: "Fire eater"' }));
  await screen.findByLabelText('Something else you did');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resume/new'));
  expect(kept().jobs).toMatchObject([
    { ownTitle: 'Snake catcher', ownTasks: ['Caught snakes'] },
    { ownTitle: 'Fire eater', ownTasks: [] },
  ]);
});
