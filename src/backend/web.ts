import {
  ERROR_CODES,
  type ContactMessage,
  type ErrorCode,
  type Page,
  type Row,
  type VisitReport,
} from '../generated/bindings';
import { BackendError, type Backend } from './Backend';
import { newKey } from './key';

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 15_000;

/** The website's door to the service it came from. */
export function openWeb(): Backend {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="contact-email"]');
  return {
    device: { kind: 'browser' },
    contactEmail: meta?.content ?? '',
    newKey,

    async listing(name) {
      const answer = await call(`/widgets/resources/${encodeURIComponent(name)}`);
      const rows: unknown = await answer.json().catch(() => null);
      if (!isRows(rows)) throw new BackendError('network-request-failed');
      return { rows, keptAt: null };
    },

    visit(page) {
      void post('/visits', visitReport(page), true).catch(() => undefined);
    },

    async sendMessage(message: ContactMessage) {
      await post('/contact', message);
      return 'sent';
    },

    openOutside: (address) => {
      window.open(address, '_blank', 'noopener,noreferrer');
      return Promise.resolve('opened');
    },
  };
}

function visitReport(page: Page): VisitReport {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return { key: newKey(), site: 'web', counts: [{ page, day, count: 1 }] };
}

function post(path: string, body: unknown, keepalive = false): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive });
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    throw new BackendError('network-request-failed');
  }
  if (!answer.ok) throw new BackendError(await errorCode(answer));
  return answer;
}

async function errorCode(answer: Response): Promise<ErrorCode> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: unknown } } | null;
  const message = body?.error?.message;
  const wire = typeof message === 'string' ? (message.split(' : ')[0] ?? '') : '';
  // An error that is not in the service's words comes from something between us and it.
  return ERROR_CODES[wire] ?? 'network-request-failed';
}

function isRows(value: unknown): value is Row[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row: unknown) =>
        typeof row === 'object' &&
        row !== null &&
        Object.values(row).every((text) => typeof text === 'string'),
    )
  );
}
