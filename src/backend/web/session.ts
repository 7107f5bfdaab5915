import { LIMITS } from '../../generated/limits';

// The twin of sync-protocol/src/session.rs: a person's session as a value. Both follow
// sync-protocol/cases/session.json. Times are in seconds since 1970.

export interface Tokens {
  refresh: string;
  access: string;
  expiresAt: number;
}

export type Failure = 'network' | 'refused';

export type Event =
  | { signedIn: Tokens }
  | { restored: string }
  | 'woke'
  | { answered: [ticket: number, result: { Ok: Tokens } | { Err: Failure }] }
  | 'signedOut';

export type Effect =
  | { refresh: [ticket: number, token: string] }
  | { keep: number }
  | { wakeAt: number }
  | 'forget'
  | null;

export class Session {
  private tokens: Partial<Tokens> = {};
  private ticket = 0;
  private backoff = 0;

  /** Takes in what happened; answers what is to be done. */
  handle(now: number, event: Event): Effect {
    if (event === 'signedOut') return this.forget();
    if (event === 'woke') {
      const { refresh } = this.tokens;
      return refresh === undefined ? null : { refresh: [this.ticket, refresh] };
    }
    if ('signedIn' in event) {
      this.ticket += 1;
      return this.keep(now, event.signedIn);
    }
    if ('restored' in event) {
      this.ticket += 1;
      this.tokens = { refresh: event.restored };
      return { refresh: [this.ticket, event.restored] };
    }
    const [ticket, result] = event.answered;
    // An answer with an older ticket belongs to an earlier person.
    if (ticket !== this.ticket || this.tokens.refresh === undefined) return null;
    if ('Ok' in result) return this.keep(now, result.Ok);
    if (result.Err === 'refused') return this.forget();
    this.backoff = Math.min(
      Math.max(this.backoff * 2, LIMITS.backoffMinSeconds),
      LIMITS.backoffMaxSeconds,
    );
    return { wakeAt: now + this.backoff };
  }

  /** The access token, unless it expires within 30 seconds (SES-3). */
  usableAt(now: number): string | null {
    const { access, expiresAt = 0 } = this.tokens;
    return access !== undefined && now < expiresAt - LIMITS.expiredEarlySeconds ? access : null;
  }

  get refreshToken(): string | null {
    return this.tokens.refresh ?? null;
  }

  private keep(now: number, tokens: Tokens): Effect {
    this.tokens = tokens;
    this.backoff = 0;
    const early = tokens.expiresAt - LIMITS.refreshEarlySeconds;
    return { keep: Math.max(early, now + LIMITS.backoffMinSeconds) };
  }

  private forget(): Effect {
    this.tokens = {};
    this.backoff = 0;
    this.ticket += 1;
    return 'forget';
  }
}
