import { LIMITS, type ErrorCode } from '../../generated/bindings';
import type { SignedIn } from '../Account';
import { BackendError } from '../Backend';
import { Session, type Effect, type Event, type Tokens } from './session';
import type { Kept, Vault } from './vault';

/** These words of the service end a session; everything else is passing. */
const ENDED = new Set<ErrorCode>([
  'user-token-expired',
  'user-deleted',
  'user-disabled',
  'invalid-user-token',
]);

/** What the driver needs of the world. */
export interface World {
  vault: Vault;
  /** Asks for new tokens. */
  refresh: (token: string) => Promise<Tokens>;
  /** Seconds since 1970. */
  now: () => number;
  /** Runs something after so many milliseconds; answers the way to stop it. */
  later: (task: () => void, milliseconds: number) => () => void;
  /** Runs something while no other tab of this browser does. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
}

/** Does what the session says: alarm, network, vault; and tells who is signed in. */
export class SessionDriver {
  private readonly session = new Session();
  /** How often somebody was signed out here. */
  signOuts = 0;
  private readonly listeners = new Set<() => void>();
  private who: SignedIn = null;
  private stopAlarm: () => void = () => undefined;
  private refreshing: Promise<void> | null = null;
  /** Counts what this tab writes: what was read before that is old. */
  private writes = 0;

  private constructor(private readonly world: World) {}

  /** Reloads a stored session (SES-2), and follows what other tabs do (LIM-2). */
  static async start(world: World): Promise<SessionDriver> {
    const driver = new SessionDriver(world);
    const kept = await world.vault.read();
    if (kept) {
      driver.tell({ email: kept.email });
      driver.do(driver.handle({ restored: kept.refresh }));
    }
    driver.poll();
    return driver;
  }

  current(): SignedIn {
    return this.who;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * A sign-in, or a change that gave new tokens; asked for after so many sign-outs. When there was
   * another one since, whoever asked has left: nothing is kept.
   */
  async signedIn(signOuts: number, tokens: Tokens, email: string): Promise<void> {
    if (signOuts !== this.signOuts) throw new BackendError('user-token-expired');
    this.tell({ email });
    this.do(this.handle({ signedIn: tokens }));
    await this.keep({ ...tokens, email });
  }

  /** Forgets the session here; answers its refresh token. */
  async signedOut(): Promise<string | null> {
    this.signOuts += 1;
    const token = this.session.refreshToken;
    this.handle('signedOut');
    this.forget();
    await this.keep(null);
    return token;
  }

  /** An access token that can be used now. */
  async accessToken(): Promise<string> {
    const usable = () => this.session.usableAt(this.world.now());
    if (usable() === null) await this.check();
    const token = usable();
    if (token !== null) return token;
    throw new BackendError(this.who ? 'network-request-failed' : 'user-token-expired');
  }

  /** Asks the service whether the session still lives, after something that ends sessions. */
  async check(): Promise<void> {
    this.do(this.handle('woke'));
    await this.refreshing;
  }

  /** Runs a call with an access token; what it says about the session is believed. */
  async with<T>(ask: (token: string) => Promise<T>): Promise<T> {
    const token = await this.accessToken();
    const answer = ask(token).catch(async (error: unknown) => {
      if (BackendError.codeOf(error) !== 'invalid-user-token') throw error;
      // The key of the access token was revoked; the session itself may go on.
      await this.check();
      return ask(await this.accessToken());
    });
    return answer.catch(async (error: unknown) => {
      if (ENDED.has(BackendError.codeOf(error))) await this.signedOut();
      throw error;
    });
  }

  private keep(kept: Kept | null): Promise<void> {
    this.writes += 1;
    return this.world.vault.write(kept);
  }

  private handle(event: Event): Effect {
    return this.session.handle(this.world.now(), event);
  }

  private do(effect: Effect): void {
    if (effect === null) return;
    if (effect === 'forget') {
      this.forget();
      void this.keep(null);
    } else if ('refresh' in effect) {
      this.refreshing ??= this.refresh(...effect.refresh).finally(() => {
        this.refreshing = null;
      });
    } else {
      this.wakeAt('keep' in effect ? effect.keep : effect.wakeAt);
    }
  }

  private async refresh(ticket: number, token: string): Promise<void> {
    const result = await this.world.alone(async () => {
      const kept = await this.world.vault.read();
      // Another tab was faster: its tokens are ours too.
      if (kept && kept.refresh !== token) return { Ok: kept };
      return this.world.refresh(token).then(
        (tokens) => ({ Ok: tokens }),
        (error: unknown) => ({
          Err: ENDED.has(BackendError.codeOf(error)) ? ('refused' as const) : ('network' as const),
        }),
      );
    });
    const effect = this.handle({ answered: [ticket, result] });
    if (effect !== null && typeof effect === 'object' && 'keep' in effect && 'Ok' in result) {
      const { refresh, access, expiresAt } = result.Ok;
      await this.keep({ refresh, access, expiresAt, email: this.who?.email ?? '' });
    }
    this.do(effect);
  }

  private wakeAt(at: number): void {
    this.stopAlarm();
    const wait = Math.max(0, at - this.world.now()) * 1000;
    this.stopAlarm = this.world.later(() => this.do(this.handle('woke')), wait);
  }

  private poll(): void {
    this.world.later(() => {
      const before = this.writes;
      void this.world.vault
        .read()
        .then((kept) => this.writes === before && this.follow(kept))
        .catch(() => undefined)
        .finally(() => this.poll());
    }, LIMITS.sessionPollMs);
  }

  /** Another tab signed out, signed in, or refreshed. */
  private follow(kept: Kept | null): void {
    if (this.refreshing || (kept?.refresh ?? null) === this.session.refreshToken) return;
    if (kept) {
      this.tell({ email: kept.email });
      this.do(this.handle({ signedIn: kept }));
    } else {
      this.handle('signedOut');
      this.forget();
    }
  }

  private forget(): void {
    this.stopAlarm();
    this.tell(null);
  }

  private tell(who: SignedIn): void {
    if (this.who?.email === who?.email) return;
    this.who = who;
    for (const listener of this.listeners) listener();
  }
}
