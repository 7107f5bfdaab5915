import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeBuilder } from '../backend/fake';
import type { MatchRequest, SkillTile } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const tile = (id: string, family: string): SkillTile => ({
  id,
  label: { en: id, es: `${id} es` },
  family: { en: family, es: `${family} es` },
});
const TILES = [tile('forklift', 'Warehouse'), tile('cook', 'Kitchen'), tile('knives', 'Kitchen')];

test('RES-7 skills are tapped by kind of work and bring employers, without an account', async () => {
  const plain = fakeBuilder();
  const employers = vi.fn((request: MatchRequest) => plain.employers(request));
  const builder = fakeBuilder({ skills: () => Promise.resolve(TILES), employers });
  const { person, router } = renderAt('/resume/new/tap', {
    openResumeBuilder: () => Promise.resolve(builder),
  });
  await screen.findByRole('heading', { level: 1, name: 'Tap what you can do' });
  const show = screen.getByRole('button', { name: 'Show employers for these' });
  expect(show).toHaveProperty('disabled', true);
  await person.click(await screen.findByText('Kitchen'));
  await person.click(screen.getByRole('button', { name: 'cook' }));
  expect(screen.getByText('Kitchen').closest('details')?.textContent).toContain('1 chosen');
  await person.click(show);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Employers that fit' });
  expect(document.activeElement).toBe(heading);
  expect(employers).toHaveBeenCalledWith({ zip: null, skills: ['cook'] });
  // Nothing of it is in the address.
  expect(router.state.location).toMatchObject({
    pathname: '/resume/new/tap',
    search: '',
    hash: '',
  });
  await person.click(screen.getByRole('button', { name: 'Change what I tapped' }));
  await person.click(await screen.findByText('Kitchen'));
  const tapped = await screen.findByRole('button', { name: 'cook' });
  expect(tapped.getAttribute('aria-pressed')).toBe('true');
});

test('RES-7 Back from the employers, or from one of their pages, leads to what was tapped', async () => {
  const builder = fakeBuilder({ skills: () => Promise.resolve(TILES) });
  const { person, router } = renderAt('/resume/new/tap', {
    openResumeBuilder: () => Promise.resolve(builder),
  });
  await person.click(await screen.findByText('Kitchen'));
  await person.click(screen.getByRole('button', { name: 'cook' }));
  await person.click(screen.getByRole('button', { name: 'Show employers for these' }));
  await screen.findByRole('heading', { level: 1, name: 'Employers that fit' });
  await act(() => router.navigate('/about'));
  await screen.findByRole('heading', { level: 1, name: /About/ });
  await act(() => router.navigate(-1));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Employers that fit' });
  // The browser's history, which outlives a page, has none of it.
  expect(JSON.stringify(router.state.location.state)).not.toContain('cook');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(heading.textContent).toBe('Tap what you can do'));
  await person.click(await screen.findByText('Kitchen'));
  const tapped = await screen.findByRole('button', { name: 'cook' });
  expect(tapped.getAttribute('aria-pressed')).toBe('true');
});

test('RES-7 without the skills it is said why, and they come with the network', async () => {
  const down = () => Promise.reject(new BackendError('network-request-failed'));
  const skills = vi.fn<() => Promise<SkillTile[]>>(down);
  const openResumeBuilder = () => Promise.resolve(fakeBuilder({ skills }));
  const { person } = renderAt('/resume/new/tap', { openResumeBuilder });
  expect((await screen.findByRole('alert')).textContent).toContain('There is no connection');
  const before = skills.mock.calls.length;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(skills.mock.calls.length).toBeGreaterThan(before));
  skills.mockImplementation(() => Promise.resolve(TILES));
  dispatchEvent(new Event('online'));
  await screen.findByText('Kitchen');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('KSK-4 employers from a page without a network say from when they are, until it is back', async () => {
  const plain = fakeBuilder();
  const keptAt = Date.UTC(2026, 10, 23, 15);
  let isDown = true;
  const employers = async (request: MatchRequest) => ({
    ...(await plain.employers(request)),
    ...(isDown && { keptAt }),
  });
  const builder = fakeBuilder({ skills: () => Promise.resolve(TILES), employers });
  const { person } = renderAt('/resume/new/tap', {
    openResumeBuilder: () => Promise.resolve(builder),
  });
  await person.click(await screen.findByText('Kitchen'));
  await person.click(screen.getByRole('button', { name: 'cook' }));
  await person.click(screen.getByRole('button', { name: 'Show employers for these' }));
  const told = await screen.findByText(/^There is no connection. These employers are from/);
  expect(told.textContent).toMatch(/November 23, 2026.*\d:\d\d/);
  isDown = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^There is no connection/)).toBeNull());
});
