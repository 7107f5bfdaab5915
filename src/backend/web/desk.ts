import type {
  DeskAnswer,
  DeskContradiction,
  DeskImport,
  DeskImportRows,
  DeskInsight,
  DeskKiosk,
  DeskKioskSettings,
  DeskLists,
  DeskMe,
  DeskMessages,
  DeskNotice,
  DeskPages,
  DeskPlace,
  DeskQueue,
  DeskSuggestion,
  EntryLink,
  LinkFound,
  ImportReport,
  RecordedAct,
  StaffMember,
} from '../../generated/bindings';
import { BackendError } from '../Backend';
import type { BroughtFile, Desk, QueueQuestion } from '../Desk';
import { call } from './call';

/** Runs a call with an access token. */
type Ask = <T>(call: (token: string) => Promise<T>) => Promise<T>;

/** How long a table may take on a slow link, and what is done with all its rows at once, in milliseconds. */
const TABLE_TIMEOUT = 150_000;

/**
 * The staff desk on the website. A call that needs a newer log-in is made again after `prove`; `onDenied` hears of
 * one that the person has no right to.
 */
export function openWebDesk(
  askOnce: Ask,
  prove: () => Promise<boolean>,
  onDenied: () => void,
): Desk {
  const ask: Ask = (call) =>
    askOnce(call).catch(async (error: unknown) => {
      const code = BackendError.codeOf(error);
      if (code === 'permission-denied') onDenied();
      if (code !== 'requires-recent-login' || !(await prove())) throw error;
      return askOnce(call);
    });
  const send = (path: string, body?: unknown, timeout?: number) =>
    ask((token) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const post = { method: 'POST', headers, body: JSON.stringify(body) };
      return call(`/desk/${path}`, body === undefined ? { headers } : post, timeout);
    });
  const sendTable = (path: string, brought: BroughtFile) => {
    const { file, list, origin, columns, also, change, only } = brought;
    const query = new URLSearchParams({ list, origin, also: also.join(',') });
    if (change.length > 0) query.set('change', change.join(','));
    if (columns) query.set('columns', columns.join(','));
    if (only) query.set('only', only);
    return ask((token) => {
      const kind = 'application/octet-stream';
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': kind };
      const post = { method: 'POST', headers, body: file };
      return call(`/desk/${path}?${query.toString()}`, post, TABLE_TIMEOUT);
    });
  };
  const read = async <T>(path: string, body?: unknown, timeout?: number): Promise<T> =>
    content(await send(path, body, timeout));
  const content = async <T>(answer: Response): Promise<T> => {
    const content: unknown = await answer.json().catch(() => null);
    if (typeof content !== 'object' || content === null)
      throw new BackendError('network-request-failed');
    return content as T;
  };
  const write = async (path: string, body: unknown): Promise<void> => {
    await send(path, body);
  };
  const act = (place: DeskPlace, name: string, body: object) =>
    read<DeskAnswer>(`places/${place.id}/${name}`, { ...body, version: place.version });

  // Only the reports that were on the screen are dealt with.
  const seen = ({ reports }: DeskPlace) => ({ reports: reports.map((it) => it.id) });

  const actOn = ({ id, version }: DeskImport, name: string) =>
    read<DeskImport>(`imports/${id}/${name}`, { version }, TABLE_TIMEOUT);

  const query = ({ view, list, text }: QueueQuestion) =>
    new URLSearchParams({ view, text, ...(list && { list }) }).toString();

  return {
    me: () => read<DeskMe>('me'),
    queue: (question) => read<DeskQueue>(`queue?${query(question)}`),
    table: async (question, format) => (await send(`places.${format}?${query(question)}`)).blob(),
    place: (id) => read<DeskPlace>(`places/${encodeURIComponent(id)}`),
    stillRight: (place) => act(place, 'still-right', seen(place)),
    noAnswer: (place) => act(place, 'no-answer', {}),
    hires: (place, still) => act(place, 'hires', { still }),
    change: (place, change) => act(place, 'change', { ...change, ...seen(place) }),
    suggest: (place, change) => act(place, 'suggest', { ...change, ...seen(place) }),
    undo: (place, { id }) => act(place, 'undo', { act: id }),
    contradictions: ({ id }, fields) =>
      read<DeskContradiction[]>(`places/${id}/contradictions`, { fields }),
    makeEntryLink: ({ id }, link) => read<EntryLink>(`places/${id}/link`, link),
    suggestions: () => read<DeskSuggestion[]>('suggestions'),
    changesOf: (table, after) =>
      read<DeskSuggestion[]>(`suggestions?${new URLSearchParams({ table, after }).toString()}`),
    approve: ({ id, version, revision }) =>
      read<DeskAnswer>(`suggestions/${id}/approve`, { version, revision }),
    giveBack: ({ id, revision }, word) => write(`suggestions/${id}/return`, { word, revision }),
    putAway: ({ id }) => write(`suggestions/${id}/put-away`, {}),
    fleet: () => read<DeskKiosk[]>('fleet'),
    kioskSettings: (kiosk) => read<DeskKioskSettings>(`kiosks/${kiosk}/settings`),
    changeKioskSettings: (settings) => read<DeskKioskSettings>('kiosks/settings', settings),
    insight: () => read<DeskInsight>('insight'),
    acts: (before) => read<RecordedAct[]>(before === undefined ? 'acts' : `acts?before=${before}`),
    insightTable: async () => (await send('insight.csv')).blob(),
    checkLink: (website) => read<LinkFound>('check-link', { website }),
    pages: () => read<DeskPages>('pages'),
    writePages: (pages) => read<DeskPages>('pages', pages),
    lists: () => read<DeskLists>('lists'),
    makeList: (list) => read<DeskLists>('lists', list),
    arrangeLists: (lists) => read<DeskLists>('lists/arrange', lists),
    deleteList: ({ version }, name) => read<DeskLists>(`lists/${name}/delete`, { version }),
    putBackList: ({ version }, name) => read<DeskLists>(`lists/${name}/put-back`, { version }),
    dropList: (name) => read<DeskLists>(`lists/${name}/drop`, {}),
    lookAt: async (brought) => content<ImportReport>(await sendTable('imports/look', brought)),
    bring: async (brought) => content<DeskImport>(await sendTable('imports', brought)),
    imports: () => read<DeskImport[]>('imports'),
    importRows: ({ id }) => read<DeskImportRows>(`imports/${id}`),
    publishRows: (table) => actOn(table, 'publish'),
    withdrawRows: (table) => actOn(table, 'withdraw'),
    dropRows: (table) => actOn(table, 'put-away'),
    notices: () => read<DeskNotice[]>('notices'),
    putUp: (notice) => write('notices', notice),
    takeDown: ({ id }) => write(`notices/${id}/end`, {}),
    messages: () => read<DeskMessages>('messages'),
    assign: ({ key, version }, to) => write(`messages/${key}/assign`, { version, to }),
    answer: ({ key, version }, text) => write(`messages/${key}/answer`, { version, text }),
    setDone: ({ key }, isDone) => write(`messages/${key}/done`, { isDone }),
    people: () => read<StaffMember[]>('people'),
    invite: (invite) => write('people', invite),
    remove: ({ email }) => write('people/remove', { email }),
    endSessions: ({ email }) => write('people/end-sessions', { email }),
  };
}
