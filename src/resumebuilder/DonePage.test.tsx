import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeBuilder } from '../backend/fake';
import type { MatchRequest, ResumeRequest } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { addJob, change, clearAnswers, typed } from '../resumeanswers/answers';

afterEach(() => {
  cleanup();
  clearAnswers();
});

test('RES-1 a resume that needs the network is made when it is back, and its employers come without it', async () => {
  addJob({ title: 'kitchen', tasks: [] });
  change({ name: 'Ana Ruiz' });
  const plain = fakeBuilder();
  const down = () => Promise.reject(new BackendError('network-request-failed'));
  let isDown = true;
  const make = (request: ResumeRequest) => (isDown ? down() : plain.make(request));
  const employers = vi.fn((request: MatchRequest) => plain.employers(request));
  const { person, router } = renderAt('/resume/new/done', {
    openResumeBuilder: () => Promise.resolve(fakeBuilder({ make, employers })),
  });
  await screen.findByText('We need a connection to make your resume.');
  expect(screen.getByText(/What you tapped is still here/)).toBeTruthy();
  isDown = false;
  dispatchEvent(new Event('online'));
  await screen.findByRole('button', { name: 'Save as PDF' });
  expect(screen.queryByText('We need a connection to make your resume.')).toBeNull();
  isDown = true;
  await router.navigate('/resume/new/employers');
  await person.click(await screen.findByRole('link', { name: 'Back to my resume' }));
  await person.click(await screen.findByRole('link', { name: 'Show employers' }));
  await screen.findByRole('heading', { level: 1, name: 'Employers that fit your resume' });
  expect(employers).toHaveBeenLastCalledWith({ zip: null, skills: ['kitchen-work'] });
});

test('RES-7 the way back from the employers, and a reload, keep the language and the look that were chosen', async () => {
  addJob({ title: 'kitchen', tasks: [] });
  change({ name: 'Ana Ruiz' });
  const { person, router } = renderAt('/resume/new/done');
  const isChosen = (name: string) =>
    screen.getByRole('button', { name, pressed: true }).textContent !== '';
  await person.click(await screen.findByRole('button', { name: /Spanish/ }));
  await person.click(await screen.findByRole('button', { name: /With color/ }));
  await router.navigate('/resume/new/employers');
  await router.navigate('/resume/new/done');
  await screen.findByRole('button', { name: /Spanish/ });
  expect([isChosen('Spanish'), isChosen('With color')]).toEqual([true, true]);
  cleanup();
  renderAt('/resume/new/done');
  await screen.findByRole('button', { name: /Spanish/ });
  expect([isChosen('Spanish'), isChosen('With color')]).toEqual([true, true]);
  // Who begins anew gets what is usual.
  await person.click(screen.getByRole('button', { name: 'Delete all of it' }));
  expect(sessionStorage.getItem('resume-look')).toBeNull();
});

test('RES-7 employers are asked with own titles and own tasks, and where none fits a way on is named', async () => {
  addJob({ ownTitle: 'Roofer helper', ownTasks: ['I put on shingles'] });
  change({
    name: 'Ana Ruiz',
    schooling: [{ level: 'ged', field: ' roofs ', school: 'Barringer', year: null }],
  });
  const plain = fakeBuilder();
  const employers = vi.fn((request: MatchRequest) => plain.employers(request));
  renderAt('/resume/new/employers', {
    openResumeBuilder: () => Promise.resolve(fakeBuilder({ employers })),
  });
  await screen.findByText('We found no employer that fits.');
  const ownWords = ['Roofer helper', 'I put on shingles', ' roofs '];
  expect(employers).toHaveBeenLastCalledWith({ zip: null, skills: ['ged'], ownWords });
  expect(screen.queryByText(/These places help/)).toBeNull();
  expect(screen.getByText(/Tap also what work you did/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change my work' })).toBeTruthy();
});

test('RES-7 a page without a network does not say that own words fit nobody', async () => {
  addJob({ ownTitle: 'Roofer helper' });
  change({ name: 'Ana Ruiz' });
  const plain = fakeBuilder();
  const employers = async (request: MatchRequest) => ({
    ...(await plain.employers(request)),
    keptAt: Date.UTC(2026, 10, 20),
  });
  renderAt('/resume/new/employers', {
    openResumeBuilder: () => Promise.resolve(fakeBuilder({ employers })),
  });
  await screen.findByText(/To look for your own words, we need/);
  expect(screen.queryByText(/We found no employer/)).toBeNull();
});

test('RES-1 what was made stays to print and save without a network, and says what needs one', async () => {
  addJob({ title: 'kitchen', tasks: [] });
  change({ name: 'Ana Ruiz' });
  const plain = fakeBuilder();
  let isDown = false;
  const make = vi.fn((request: ResumeRequest) =>
    isDown ? Promise.reject(new BackendError('network-request-failed')) : plain.make(request),
  );
  const keep = vi.fn((...file: Parameters<typeof plain.keep>) => plain.keep(...file));
  const { person, router } = renderAt('/resume/new/done', {
    openResumeBuilder: () => Promise.resolve(fakeBuilder({ make, keep })),
  });
  await screen.findByRole('button', { name: 'Save as PDF' });
  const asked = make.mock.calls.length;
  isDown = true;
  // Back from the employers the same file is there, and nothing is asked.
  await router.navigate('/resume/new/employers');
  await router.navigate('/resume/new/done');
  await screen.findByRole('button', { name: 'Save as PDF' });
  expect(make).toHaveBeenCalledTimes(asked);
  await person.click(screen.getByRole('button', { name: 'Spanish' }));
  await screen.findByText(/Below is the resume we made last/);
  await person.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  expect(keep.mock.calls[0]?.[1]).toBe('Ana-Ruiz-resume.pdf');
  expect(screen.getByRole('button', { name: /^Print/ })).toBeTruthy();
});

test('RES-1 what cannot be printed is named, with the question it belongs to', async () => {
  addJob({ title: 'kitchen' });
  change({ name: 'Анна' });
  const refused = new BackendError('invalid-argument', null, null, 'INVALID_ARGUMENT : name : А');
  renderAt('/resume/new/done', {
    openResumeBuilder: () => Promise.resolve(fakeBuilder({ make: () => Promise.reject(refused) })),
  });
  await screen.findByText(/We can't print this letter: А/);
  expect(screen.getAllByRole('link', { name: 'Name' })[0]?.getAttribute('href')).toBe(
    '/resume/new/reach',
  );
});

test.each([false, true])(
  'RES-1 "Delete all of it" ends at the first question (fails: %s)',
  async (fails) => {
    addJob({ title: 'kitchen' });
    change({ name: 'Ana Ruiz' });
    const make = fails
      ? () => Promise.reject(new BackendError('internal-error'))
      : (request: ResumeRequest) => fakeBuilder().make(request);
    const { person, router } = renderAt('/resume/new/done', {
      openResumeBuilder: () => Promise.resolve(fakeBuilder({ make })),
    });
    await person.click(await screen.findByRole('button', { name: 'Delete all of it' }));
    await screen.findByRole('heading', { level: 1, name: 'What work have you done?' });
    expect(router.state.location.pathname).toBe('/resume/new');
  },
);

test('RES-1 only text that was typed in the other language is called marked', async () => {
  change({ language: 'en', name: 'Ana Ruiz' });
  addJob({ title: 'kitchen', ownTasks: ['Peinaba señoras'] }, typed('Peinaba señoras', 'es'));
  const make = vi.fn((request: ResumeRequest) => fakeBuilder().make(request));
  const { person } = renderAt('/resume/new/done', {
    openResumeBuilder: () => Promise.resolve(fakeBuilder({ make })),
  });
  await screen.findByText(/are marked/);
  expect(make.mock.calls[0]?.[0].answers.textLanguages).toEqual({ 'Peinaba señoras': 'es' });
  await person.click(screen.getByRole('button', { name: 'Spanish' }));
  await waitFor(() => expect(screen.queryByText(/are marked/)).toBeNull());
});
