import '../test/settled';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { BackendContext } from '../backend/context';
import { fakeAccount, fakeBackend, fakeShelf } from '../backend/fake';
import type { ResumeShelf, UploadWatch } from '../backend/ResumeShelf';
import type { EmployerMatch, MatchAnswer } from '../generated/bindings';
import { change, clearAnswers } from '../resumeanswers/answers';
import { ResumesTab } from './ResumesTab';

const FILE = new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });
const employer = (parts: Partial<EmployerMatch>): EmployerMatch => ({
  name: 'Two Brothers Moving',
  reasons: ['forklift', 'warehouse'],
  quotes: [],
  jobs: [],
  otherJobs: [],
  missing: [{ en: 'reach truck', es: 'montacargas de alcance' }],
  licences: [],
  miles: 12,
  phone: '609-555-0100',
  address: '1 Main Street, Trenton, 08608',
  website: null,
  notes: null,
  checked: null,
  hires: null,
  askFirst: false,
  ...parts,
});
const answer = (parts: Partial<MatchAnswer>): MatchAnswer => ({
  resume: { state: 'read' },
  matches: [],
  near: [],
  helpers: [],
  zipKnown: true,
  credits: [],
  keptAt: null,
  ...parts,
});

afterEach(() => {
  cleanup();
  clearAnswers();
});

function openTab(shelf: Partial<ResumeShelf>, kind: 'browser' | 'kiosk' = 'browser') {
  const account = fakeAccount({ openResumes: () => Promise.resolve(fakeShelf(shelf)) });
  const device = kind === 'kiosk' ? { kind, site: 'x' } : { kind };
  render(
    <BackendContext value={fakeBackend({ device })}>
      <MemoryRouter>
        <ResumesTab account={account} />
      </MemoryRouter>
    </BackendContext>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('RES-2 progress is shown, the list reloads, and a refusal says why', async () => {
  let watch: UploadWatch | undefined;
  let finish: (error?: BackendError) => void = () => undefined;
  const upload = vi.fn((_: unknown, it: UploadWatch) => {
    watch = it;
    return new Promise<void>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve());
    });
  });
  const list = vi.fn(() => Promise.resolve({ current: null, files: [] }));
  openTab({ upload, list });
  await userEvent.upload(await screen.findByLabelText('Choose your resume (PDF)'), FILE);
  await press('Upload');
  expect(await screen.findByText('File Upload In Progress...')).toBeTruthy();
  watch?.onProgress(43, 100);
  expect(await screen.findByText('Upload is 43% done')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('43');
  finish();
  expect(await screen.findByText('File Upload Complete')).toBeTruthy();
  await press('OK');
  expect(list).toHaveBeenCalledTimes(2);

  await userEvent.upload(screen.getByLabelText('Choose your resume (PDF)'), FILE);
  await press('Upload');
  finish(new BackendError('file-not-pdf', 'picture-file'));
  expect(await screen.findByText('File Upload Failed')).toBeTruthy();
  expect(screen.getByText(/This is a photo, not a PDF/)).toBeTruthy();
});

test('RES-4 a delete error is silent, and the list is asked again', async () => {
  const files = [{ name: 'a.pdf', url: '/v0/a' }];
  const list = vi.fn(() => Promise.resolve({ current: 'a.pdf', files }));
  openTab({ list, remove: () => Promise.reject(new BackendError('internal-error')) });
  expect(await screen.findByText('Current Resume: a.pdf')).toBeTruthy();
  await press('Remove a.pdf');
  await press('Remove');
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('RES-4 Remove asks once, by name, and changes nothing unless it is meant', async () => {
  const files = [{ name: 'a.pdf', url: '/v0/a' }];
  const remove = vi.fn(() => Promise.resolve());
  openTab({ list: () => Promise.resolve({ current: 'a.pdf', files }), remove });
  await press('Remove a.pdf');
  const dialog = await screen.findByRole('dialog', { name: 'Remove this resume?' });
  expect(within(dialog).getByText('a.pdf')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Keep it');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(remove).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove a.pdf');
  await press('Remove a.pdf');
  await press('Remove');
  expect(await screen.findByText('Your resume has been removed!')).toBeTruthy();
  expect(remove).toHaveBeenCalledExactlyOnceWith(files[0]);
});

test.each(['browser', 'kiosk'] as const)(
  'RES-3 a file whose bytes are lost: a %s says so where it was pressed, and what to do',
  async (kind) => {
    const files = [{ name: 'a.pdf', url: '/v0/a' }];
    const list = vi.fn(() => Promise.resolve({ current: 'a.pdf', files }));
    const open = vi.fn(() => Promise.reject(new BackendError('not-found')));
    openTab({ list, open }, kind);
    const [role, name] =
      kind === 'kiosk' ? (['button', 'Open a.pdf'] as const) : (['link', /^a\.pdf/] as const);
    const way = await screen.findByRole(role, { name });
    // Whether the browser would go to the address of the file by itself.
    const leaves = vi.fn((event: Event) => kind === 'browser' && !event.defaultPrevented);
    document.body.addEventListener('click', leaves, { once: true });
    await userEvent.click(way);
    expect(leaves).toHaveReturnedWith(false);
    expect(open).toHaveBeenCalledExactlyOnceWith(files[0]);
    const dialog = await screen.findByRole('dialog', {
      name: "We can't open this file any more",
    });
    expect(within(dialog).getByText('Please upload it again.')).toBeTruthy();
    expect(list).toHaveBeenCalledTimes(2);
    await press('OK');
    expect(document.activeElement).toBe(way);
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toBeTruthy();
  },
);

test('RES-3 a key held down leaves the link to the browser', async () => {
  const open = vi.fn(() => Promise.resolve());
  const files = [{ name: 'a.pdf', url: '/v0/a' }];
  openTab({ list: () => Promise.resolve({ current: null, files }), open });
  const link = await screen.findByRole('link', { name: /^a\.pdf/ });
  const leaves = vi.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    // jsdom goes nowhere.
    event.preventDefault();
    return isLeft;
  });
  document.body.addEventListener('click', leaves, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(leaves).toHaveReturnedWith(true);
  expect(open).not.toHaveBeenCalled();
});

test('RES-6 the limits are told first, and a file that is too large is not sent', async () => {
  const upload = vi.fn(() => Promise.resolve());
  openTab({ upload, maxBytes: 2 * 1024 * 1024 });
  expect(await screen.findByText(/It can be up to 2 MB\./)).toBeTruthy();
  const large = new File([new Uint8Array(3.5 * 1024 * 1024)], 'large.pdf');
  await userEvent.upload(screen.getByLabelText('Choose your resume (PDF)'), large);
  await press('Upload');
  expect(await screen.findByText('File Upload Failed')).toBeTruthy();
  const sentence = 'This file is 3.5 MB. The limit is 2 MB.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
  await press('OK');
  // What a service of other limits refuses is said with the same words.
  upload.mockRejectedValueOnce(new BackendError('payload-too-large'));
  await userEvent.upload(screen.getByLabelText('Choose your resume (PDF)'), FILE);
  await press('Upload');
  expect(await screen.findByText(/The limit is 2 MB/)).toBeTruthy();
});

test.each<[string, Partial<MatchAnswer> | null, string | null]>([
  ['is locked', { resume: { state: 'unreadable', why: 'locked' } }, 'We saved the file, but'],
  ['is a scan', { resume: { state: 'unreadable', why: 'no-text' } }, 'This PDF is a picture'],
  ['fits no employer', {}, "We didn't find an employer that fits your resume."],
  ['fits one', { matches: [employer({})] }, 'Look below: these employers may suit you.'],
  ['cannot be asked about', null, null],
])('RES-2 a stored file that %s: one true sentence follows', async (_, found, sentence) => {
  const employers = () =>
    found ? Promise.resolve(answer(found)) : Promise.reject(new BackendError('internal-error'));
  openTab({ employers });
  await userEvent.upload(await screen.findByLabelText('Choose your resume (PDF)'), FILE);
  await press('Upload');
  const dialog = await screen.findByRole('dialog', { name: 'File Upload Complete' });
  expect(within(dialog).getByText('Your resume has been uploaded!')).toBeTruthy();
  const next = dialog.querySelector('.next-step')?.textContent ?? null;
  if (sentence === null) expect(next).toBeNull();
  else expect(next).toContain(sentence);
});

test('RES-7 each employer has its reason, its miles and what is missing', async () => {
  const needs = employer({
    name: 'Freight',
    licences: [{ en: 'CDL class A', es: '' }],
    miles: null,
  });
  const employers = vi.fn(() => Promise.resolve(answer({ matches: [employer({}), needs] })));
  openTab({ employers });
  await userEvent.type(await screen.findByLabelText('Your ZIP code'), '0860x8');
  await press('Show employers');
  const [first, second] = await screen.findAllByRole('listitem');
  const text = within(first!);
  expect(await text.findByText('Because you wrote: forklift, warehouse.')).toBeTruthy();
  expect(text.getByText(/^12 miles from 08608\./)).toBeTruthy();
  expect(text.getByText(/They also ask for: reach truck\./)).toBeTruthy();
  expect(text.getByRole('link', { name: 'Call 609-555-0100' }).getAttribute('href')).toBe(
    'tel:+16095550100',
  );
  expect(within(second!).getByText('You need: CDL class A.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('%');
});

test('RES-7 the words that matched are whole, in their clause, and marked', async () => {
  const quotes = [
    { before: 'Warehouse associate and ', words: 'forklift operator', after: ' at night' },
  ];
  const reasons = ['forklift operator', 'cooking'];
  const tile = {
    id: 'cooking',
    family: { en: 'Food', es: 'Comida' },
    label: { en: 'cooking', es: 'cocinar' },
  };
  const shown = employer({ reasons, quotes });
  openTab({
    employers: () => Promise.resolve(answer({ matches: [shown] })),
    skills: () => Promise.resolve([tile]),
  });
  const quote = await screen.findByText('forklift operator');
  expect(quote.tagName).toBe('MARK');
  const line = quote.closest('q');
  expect(line?.textContent).toBe('Warehouse associate and forklift operator at night');
  expect(screen.getByText('Because you wrote:')).toBeTruthy();
  expect(screen.queryByText(/: .*forklift operator/)).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('RES-7 employers for work that is only wanted are shown as that: %s', async (wished, lines) => {
  openTab({
    employers: () => Promise.resolve(answer({ matches: [employer({})], wished })),
  });
  await screen.findByText('1 employer');
  expect(screen.queryAllByText(/only work that you want/)).toHaveLength(lines);
});

test('RES-7 near employers are called near, and skills can be tapped', async () => {
  const label = { en: 'forklift', es: 'montacargas' };
  const tile = { id: 'forklift', family: { en: 'Warehouse', es: 'Almacén' }, label };
  const employers = vi.fn(() =>
    Promise.resolve(answer({ near: [employer({ reasons: [], missing: [] })] })),
  );
  openTab({ employers, skills: () => Promise.resolve([tile]) });
  expect(await screen.findByText('Near you')).toBeTruthy();
  expect(screen.getByText(/We didn't find an employer that fits/)).toBeTruthy();
  const details = screen.getByText('Tap what you can do').closest('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await press('forklift');
  await press('Show employers for these');
  expect(employers).toHaveBeenLastCalledWith({ zip: null, skills: ['forklift'] });
});

test('KSK-1 a kiosk offers the files of a stick, and says when there are none', async () => {
  const offer = { id: '1', name: 'resume.pdf', place: 'BLUE', size: 5 };
  const offers = vi.fn().mockResolvedValueOnce([]).mockResolvedValue([offer]);
  const upload = vi.fn(() => Promise.resolve());
  // jsdom scrolls nothing.
  const shown = vi.fn<() => void>();
  Element.prototype.scrollIntoView = shown;
  openTab({ offers, upload }, 'kiosk');
  await press('Look for my file');
  const answer = await screen.findByText(/We didn't find a PDF/);
  // The answer may be below the edge of the screen.
  expect(shown.mock.contexts.some((it) => (it as Element).contains(answer))).toBe(true);
  await press('Look again');
  await userEvent.click(await screen.findByLabelText('resume.pdf (on BLUE)'));
  await press('Upload');
  expect(upload).toHaveBeenCalledWith(offer, expect.anything());
});

test('KSK-1 the only file of a stick is chosen already, and of two none is', async () => {
  const offer = { id: '1', name: 'resume.pdf', place: 'BLUE', size: 5 };
  const offers = vi
    .fn()
    .mockResolvedValueOnce([offer])
    .mockResolvedValue([offer, { ...offer, id: '2', name: 'letter.pdf' }]);
  Element.prototype.scrollIntoView = () => undefined;
  openTab({ offers }, 'kiosk');
  await press('Look for my file');
  expect(await screen.findByLabelText('resume.pdf (on BLUE)')).toHaveProperty('checked', true);
  await press('Look again');
  expect(await screen.findByLabelText('letter.pdf (on BLUE)')).toHaveProperty('checked', false);
  expect(screen.getByLabelText('resume.pdf (on BLUE)')).toHaveProperty('checked', false);
});

test('what cannot be loaded can be tried again', async () => {
  const list = vi
    .fn()
    .mockRejectedValueOnce(new BackendError('network-request-failed'))
    .mockResolvedValue({ current: null, files: [] });
  openTab({ list });
  await press('Try Again');
  expect(await screen.findByText('You have no resumes here yet.')).toBeTruthy();
});

test('what the service could not do has the number that helps to find the fault', async () => {
  const fault = new BackendError('internal-error', null, 'h7k2m-09qxz');
  openTab({ list: () => Promise.reject(fault) });
  expect(await screen.findByText('For help, tell us this number: h7k2m-09qxz')).toBeTruthy();
});

test('RES-7 a card says what the list says: notes, date, whether to ask first, other jobs there', async () => {
  const other = [{ en: 'construction labor', es: 'construcción' }];
  const big = employer({
    name: 'Big Company',
    missing: [],
    otherJobs: other,
    notes:
      'NJ openings vary: see the company job site. Ask first if the fair-chance offer still stands',
    checked: '2016-04',
    hires: 'Asked on 2026-11-20 by OC',
    askFirst: true,
  });
  openTab({ employers: () => Promise.resolve(answer({ matches: [big] })) });
  expect(await screen.findByText(/Other jobs there: construction labor\./)).toBeTruthy();
  expect(screen.queryByText(/They also ask for/)).toBeNull();
  expect(screen.getByText('NJ openings vary: see the company job site')).toBeTruthy();
  expect(screen.getAllByText(/Ask first/).map((it) => it.textContent)).toEqual([
    'Ask first if this still stands.',
  ]);
  expect(screen.getByText('Last checked: April 2016')).toBeTruthy();
  expect(
    screen.getByText('Still hires people with a record: asked on November 20, 2026 by OC, staff'),
  ).toBeTruthy();
});

test('RES-7 who cannot be reached stands last, offers no code, and the card says what one can do', async () => {
  const silent = employer({ name: 'Silent', phone: null, address: null, website: null });
  const far = employer({ name: 'Far', miles: 90 });
  const help = employer({ name: 'One-Stop', reasons: [], missing: [] });
  openTab({
    employers: () => Promise.resolve(answer({ matches: [silent, far], helpers: [help] })),
  });
  const names = (await screen.findAllByRole('heading', { level: 4 })).map((it) => it.textContent);
  expect(names).toEqual(['Far', 'Silent', 'Help to find work', 'One-Stop']);
  const card = within(screen.getByText('Silent').closest('li')!);
  expect(card.queryByRole('button')).toBeNull();
  expect(card.getByText(/ask for the manager/)).toBeTruthy();
});

test('RES-1 who made a resume and logged in to save it is led back to it', async () => {
  change({ name: 'Ana Ruiz' });
  openTab({});
  const back = await screen.findByRole('link', { name: 'Go to my resume' });
  expect(back.getAttribute('href')).toBe('/resume/new/done');
  expect(screen.queryByText('No resume yet?')).toBeNull();
});

test('RES-1 "No resume yet?" does not stand above a saved file', async () => {
  const files = [{ name: 'a.pdf', url: '/a.pdf' }];
  openTab({ list: () => Promise.resolve({ current: 'a.pdf', files }) });
  await screen.findByText('a.pdf');
  expect(screen.queryByText('No resume yet?')).toBeNull();
  expect(
    screen
      .getByRole('heading', { name: 'Make a resume here' })
      .parentElement?.querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/resume/new');
});
