import type { ErrorCode } from '../../generated/bindings';
import { LIMITS } from '../../generated/limits';
import type { SessionEnd, SignedIn } from '../Account';
import type { Ownership } from '../SignIn';
import { BackendError } from '../Backend';
import { Session, type Effect, type Event, type Tokens } from './session';
import type { DeviceVault, Kept } from './vault';

/** These words of the service end a session; everything else is passing. */
const ENDED: Partial<Record<ErrorCode, SessionEnd>> = {
  'user-token-expired': 'ended',
  'user-deleted': 'deleted',
  'user-disabled': 'closed',
  'invalid-user-token': 'ended',
};
/** So long a browser stays signed in without the password, in seconds (NIST SP 800-63B, AAL1). */
const LONGEST = 30 * 24 * 3600;

/** What the driver needs of the world. */
export interface World {
  vault: DeviceVault;
  /** Asks for new tokens. */
  refresh: (token: string) => Promise<Tokens>;
  /** Seconds since 1970. */
  now: () => number;
  /** Runs a function after a number of milliseconds; returns a function that cancels it. */
  later: (task: () => void, milliseconds: number) => () => void;
  /** Runs something while no other tab of this browser does. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** Tells the service that a session which was given up here is over. */
  release: (refreshToken: string) => void;
}

/** Does what the session says: alarm, network, vault; and tells who is signed in. */
export class SessionDriver {
  private readonly session = new Session();
  /** How often someone was signed out here. */
  signOuts = 0;
  private readonly listeners = new Set<() => void>();
  private who: SignedIn = null;
  private stopAlarm: () => void = () => undefined;
  private refreshing: Promise<void> | null = null;
  /** Counts what this tab writes: what was read before that is old. */
  private writes = 0;
  /** The time at which the person has to log in again. */
  private until = Infinity;
  private end: SessionEnd | null = null;
  /** Done when the last change that may end tokens has been answered here. */
  private changed: Promise<unknown> = Promise.resolve();

  private constructor(private readonly world: World) {}

  /** Reloads a stored session (SES-2), and follows what other tabs do (LIM-2). */
  static async start(world: World): Promise<SessionDriver> {
    const driver = new SessionDriver(world);
    const kept = await world.vault.read();
    if (kept) {
      driver.until = kept.until;
      driver.tell({ email: kept.email });
      driver.do(driver.handle({ restored: kept.refresh }));
    }
    driver.poll();
    return driver;
  }

  current(): SignedIn {
    return this.who;
  }

  /** Why the last session here ended. */
  lastEnd(): SessionEnd | null {
    return this.end;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Records a sign-in, or a change that gave new tokens. `signOuts` is the number of sign-outs when
   * it was asked for. After another one since then the person has left, and nothing is kept. A
   * sign-in says whose device it is; a later proof by the same person keeps that answer.
   */
  async signedIn(
    signOuts: number,
    tokens: Tokens,
    email: string,
    owner?: Ownership,
  ): Promise<void> {
    if (signOuts !== this.signOuts) throw new BackendError('user-token-expired');
    if (owner) this.world.vault.choose(owner);
    this.until = this.world.now() + LONGEST;
    this.tell({ email });
    this.do(this.handle({ signedIn: tokens }));
    await this.keep({ ...tokens, email, until: this.until });
  }

  /** Forgets the session here; answers its refresh token. */
  async signedOut(end: SessionEnd): Promise<string | null> {
    const [token, kept] = this.forgetSession(end);
    await kept;
    return token;
  }

  /** Forgets the session here at once, and tells the service when it can. */
  giveUp(end: SessionEnd): void {
    const [token, kept] = this.forgetSession(end);
    kept.catch(() => undefined);
    if (token !== null) this.world.release(token);
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
  with<T>(ask: (token: string) => Promise<T>): Promise<T> {
    return this.run(ask, () => this.changed);
  }

  /**
   * Runs a call that may end the tokens of this session, and what its answer leads to. The service ends
   * them before the answer is here: other calls that it refuses meanwhile wait for both.
   */
  change<T, R>(
    ask: (token: string) => Promise<T>,
    then: (signOuts: number, answer: T) => Promise<R>,
  ): Promise<R> {
    const { signOuts } = this;
    const done = this.run(ask).then((answer) => then(signOuts, answer));
    this.changed = done.catch(() => undefined);
    return done;
  }

  private async run<T>(
    ask: (token: string) => Promise<T>,
    changed?: () => Promise<unknown>,
  ): Promise<T> {
    const { signOuts } = this;
    let token = await this.accessToken();
    const answer = ask(token).catch(async (error: unknown) => {
      if (BackendError.codeOf(error) !== 'invalid-user-token') throw error;
      // The key of the access token was revoked; the session itself may go on.
      await this.check();
      token = await this.accessToken();
      return ask(token);
    });
    return answer.catch(async (error: unknown) => {
      const end = ENDED[BackendError.codeOf(error)];
      if (!end) throw error;
      await changed?.();
      await this.followNewer();
      // Somebody has left meanwhile: what was refused is nothing of who is here now.
      if (signOuts !== this.signOuts) throw error;
      const now = this.session.usableAt(this.world.now());
      // The session got new tokens meanwhile. The service refused the old one, and has done nothing.
      if (now !== null && now !== token) return this.run(ask, changed);
      await this.signedOut(end);
      throw error;
    });
  }

  private forgetSession(end: SessionEnd): [token: string | null, kept: Promise<void>] {
    this.signOuts += 1;
    const token = this.session.refreshToken;
    this.handle('signedOut');
    this.forget(end);
    return [token, this.keep(null)];
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
      this.forget('ended');
      void this.keep(null);
    } else if ('refresh' in effect && this.world.now() >= this.until) {
      this.giveUp('too-old');
    } else if ('refresh' in effect) {
      this.refreshing ??= this.refresh(...effect.refresh).finally(() => {
        this.refreshing = null;
      });
    } else {
      this.wakeAt('keep' in effect ? effect.keep : effect.wakeAt);
    }
  }

  private async refresh(ticket: number, token: string): Promise<void> {
    let end: SessionEnd | undefined;
    const result = await this.world.alone(async () => {
      const kept = await this.world.vault.read();
      // Another tab was faster: its tokens are ours too.
      if (kept && kept.refresh !== token) return { Ok: kept };
      return this.world.refresh(token).then(
        (tokens) => ({ Ok: tokens }),
        (error: unknown) => {
          end = ENDED[BackendError.codeOf(error)];
          return { Err: end ? ('refused' as const) : ('network' as const) };
        },
      );
    });
    const effect = this.handle({ answered: [ticket, result] });
    if (effect === 'forget' && end) this.end = end;
    if (effect !== null && typeof effect === 'object' && 'keep' in effect && 'Ok' in result) {
      const { refresh, access, expiresAt } = result.Ok;
      const email = this.who?.email ?? '';
      await this.keep({ refresh, access, expiresAt, email, until: this.until });
    }
    this.do(effect);
  }

  private wakeAt(at: number): void {
    this.stopAlarm();
    const wait = Math.max(0, Math.min(at, this.until) - this.world.now()) * 1000;
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

  /** Takes over what another tab has got since. */
  private async followNewer(): Promise<void> {
    const before = this.writes;
    const kept = await this.world.vault.read();
    if (kept && this.writes === before) this.follow(kept);
  }

  /** Another tab signed out, signed in, or refreshed. */
  private follow(kept: Kept | null): void {
    if (this.refreshing || (kept?.refresh ?? null) === this.session.refreshToken) return;
    if (kept) {
      if (kept.email !== this.who?.email) this.signOuts += 1;
      this.until = kept.until;
      this.tell({ email: kept.email });
      this.do(this.handle({ signedIn: kept }));
    } else {
      this.handle('signedOut');
      this.forget('other-window');
    }
  }

  private forget(end: SessionEnd): void {
    this.stopAlarm();
    if (this.who) this.end = this.end ?? end;
    this.tell(null);
  }

  private tell(who: SignedIn): void {
    if (who) this.end = null;
    if (this.who?.email === who?.email) return;
    this.who = who;
    for (const listener of this.listeners) listener();
  }
}
