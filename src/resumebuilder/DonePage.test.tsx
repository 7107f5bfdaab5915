import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeBuilder } from '../backend/fake';
import type { MatchRequest, ResumeRequest } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { addJob, change, clearAnswers } from './answers';

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
