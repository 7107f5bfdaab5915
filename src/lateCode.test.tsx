import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from './test/renderAt';

// The code of these screens does not arrive, as on a line that has just gone.
vi.mock('./about/AboutPage', () => Promise.reject(new Error('gone')));
vi.mock('./videos/VideoGallery', () => Promise.reject(new Error('gone')));
vi.mock('./account/LoginPage', () => Promise.reject(new Error('gone')));
vi.mock('./shell/ResourceLayout', () => Promise.reject(new Error('gone')));

afterEach(cleanup);

test.each(['/about', '/login', '/resources/food', '/resources/videos/career'])(
  'RTE-1 when the code of %s does not arrive, the page says so and what to do',
  async (path) => {
    renderAt(path, { isReachable: () => Promise.resolve(false) });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getAllByRole('navigation')[0]).toBeTruthy();
  },
);
