/** A session on a shared browser, or a visit with answers, ends after this time without a sign of life, in seconds. */
export const IDLE_SECONDS = 15 * 60;
/** The warning comes this long before, in seconds. WCAG 2.2.1 asks for 20 at least. */
export const WARNING_SECONDS = 60;

/** What the rule needs of the world. */
interface World {
  /** Seconds since 1970. */
  now: () => number;
  /** Runs a function after a number of milliseconds; returns a function that cancels it. */
  later: (task: () => void, milliseconds: number) => () => void;
  /** The time is over. */
  onEnd: () => void;
}

type Listener = (secondsLeft: number | null) => void;

/** Ends what was left alone: warns a minute before, and any sign of life starts it over. */
export class IdleRule {
  private readonly listeners = new Set<Listener>();
  private stopAlarm: () => void = () => undefined;
  private lastAt: number | null = null;
  private isWarned = false;

  constructor(private readonly world: World) {}

  /** Begins to count, from now or from a moment before. */
  start(from = this.world.now()): void {
    this.lastAt = from;
    this.look();
  }

  /** Counts no more. */
  stop(): void {
    this.lastAt = null;
    this.stopAlarm();
    this.calm();
  }

  /** A sign of life. What comes after the end, as after a laptop's sleep, is none. */
  touch(): void {
    const isLate = this.lastAt === null || this.left() <= 0;
    if (!isLate) this.lastAt = this.world.now();
    if (isLate || this.isWarned) this.look();
  }

  /** Calls the listener with the seconds that are left when that has to be warned of, else null. */
  watch(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Looks at the clock: a browser lets the alarms of a hidden page come late. */
  look(): void {
    this.stopAlarm();
    if (this.lastAt === null) return;
    const left = this.left();
    if (left <= 0) {
      this.stop();
      this.world.onEnd();
      return;
    }
    if (left <= WARNING_SECONDS) this.warn(left);
    else this.calm();
    const wait = left <= WARNING_SECONDS ? left : left - WARNING_SECONDS;
    this.stopAlarm = this.world.later(() => this.look(), wait * 1000);
  }

  private left(): number {
    return this.lastAt === null ? 0 : this.lastAt + IDLE_SECONDS - this.world.now();
  }

  private warn(left: number): void {
    this.isWarned = true;
    for (const listener of this.listeners) listener(left);
  }

  private calm(): void {
    if (!this.isWarned) return;
    this.isWarned = false;
    for (const listener of this.listeners) listener(null);
  }
}
