import { BackendError } from '../Backend';
import { call } from './call';

/** How long the service may take when this page can answer itself, in milliseconds. */
export const IMPATIENCE = 6_000;
/** A copy that is older is loaded again after the next answer of the service, in milliseconds. */
const OLD = 3_600_000;

/** Something public as the service has it now, in the memory of this page and nowhere else. */
export interface Copy<T> {
  content: T;
  fetchedAt: number;
}

/** A copy that is loaded again when it is old. */
export class KeptCopy<T extends object> {
  private isLoading = false;

  private constructor(
    private readonly path: string,
    private readonly member: keyof T,
    private copy: Copy<T>,
  ) {}

  /**
   * Loads it once. A browser that has it asks only whether it changed. What lacks the member, such as the
   * log-in page of a network, is not kept.
   */
  static async load<T extends object>(path: string, member: keyof T): Promise<KeptCopy<T>> {
    return new KeptCopy(path, member, await copyOf(path, member));
  }

  get current(): Copy<T> {
    return this.copy;
  }

  /** Called after an answer of the service. */
  refresh(): void {
    if (this.isLoading || Date.now() - this.copy.fetchedAt <= OLD) return;
    this.isLoading = true;
    void copyOf<T>(this.path, this.member)
      .then(
        (copy) => (this.copy = copy),
        () => undefined,
      )
      .finally(() => (this.isLoading = false));
  }
}

/** The JSON of an answer. A page of a network's log-in is no answer: it lacks the member. */
export async function bodyOf<T extends object>(answer: Response, member: keyof T): Promise<T> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !(member in body)) {
    throw new BackendError('network-request-failed');
  }
  return body as T;
}

/** Whether the service could not be asked at all. */
export function isOutOfReach(error: unknown): boolean {
  return BackendError.codeOf(error) === 'network-request-failed';
}

/** The answer of the service; while it is out of reach, the answer of what this page keeps by then. */
export async function orKept<T, Kept extends { refresh(): void }>(
  asked: Promise<T>,
  keptNow: () => Kept | undefined,
  ask: (kept: Kept) => T,
): Promise<T> {
  try {
    const answer = await asked;
    keptNow()?.refresh();
    return answer;
  } catch (error) {
    const kept = keptNow();
    if (!kept || !isOutOfReach(error)) throw error;
    return ask(kept);
  }
}

async function copyOf<T extends object>(path: string, member: keyof T): Promise<Copy<T>> {
  const fetchedAt = Date.now();
  const answer = await call(path, { headers: { Accept: 'application/json' } });
  return { fetchedAt, content: await bodyOf<T>(answer, member) };
}
