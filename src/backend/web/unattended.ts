import { FORGOTTEN, forgetVisit } from '../visitMemory';
import { hasAnswers, isOfPerson, LEFT_AT, SIGNS } from './answersHere';
import { IdleRule } from './idle';
import { LEFT } from './leave';
import { followPage } from './pageLife';

/** What the rule needs of the world. */
interface World {
  /** Seconds since 1970. */
  now: () => number;
  /** Runs a function after a number of milliseconds; returns a function that cancels it. */
  later: (task: () => void, milliseconds: number) => () => void;
  /** Whether someone is logged in: then the rule of the session counts, or none on an own device. */
  isSignedIn: () => boolean;
}

/** Forgets the answers of a person who is not logged in when no one touches the page for a while. */
export class Unattended {
  readonly idle: IdleRule;
  private isCounting = false;
  private isTyped = false;
  /** When this page was left, and whether the visit kept answers then; for a browser that keeps the page whole. */
  private left = { at: 0, hadAnswers: false };

  /** `first` is what happened before the rule was there. */
  constructor(
    private readonly world: World,
    first?: Event,
  ) {
    this.idle = new IdleRule({ ...world, onEnd: () => this.end() });
    followPage(this.idle, () => this.leave());
    for (const name of SIGNS)
      // The screen first does what the tap asks for.
      addEventListener(name, (event) => void world.later(() => this.look(event), 0));
    // After that nothing of a person is here, and no time is left behind.
    for (const over of [LEFT, FORGOTTEN]) addEventListener(over, () => this.stop());
    addEventListener('pageshow', ({ persisted }) => persisted && this.comeBack());
    this.look(first);
    this.goOn();
  }

  /** Counts while there is something to lose. */
  look(event?: Event): void {
    this.isTyped ||= event !== undefined && isOfPerson(event);
    const isNeeded = !this.world.isSignedIn() && (this.isTyped || hasAnswers());
    if (isNeeded === this.isCounting) return;
    this.isCounting = isNeeded;
    if (isNeeded) this.idle.start();
    else this.idle.stop();
  }

  /** Counts on from the time at which the last page of this visit was left. */
  private goOn(): void {
    const leftAt = sessionStorage.getItem(LEFT_AT);
    if (this.isCounting && leftAt !== null) this.idle.start(Number(leftAt));
  }

  /** A page that the browser had kept whole: another one may have forgotten the visit since. */
  private comeBack(): void {
    if (!this.isCounting) return;
    const { at, hadAnswers } = this.left;
    if (hadAnswers && sessionStorage.getItem(LEFT_AT) === null) this.end();
    else this.idle.start(at);
  }

  private leave(): void {
    // Who has logged in meanwhile is under the rule of the session.
    this.look();
    if (!this.isCounting) return;
    this.left = { at: this.world.now(), hadAnswers: hasAnswers() };
    // What was typed and not kept goes with the page.
    if (this.left.hadAnswers) sessionStorage.setItem(LEFT_AT, String(this.left.at));
  }

  private stop(): void {
    this.isCounting = false;
    this.isTyped = false;
    this.idle.stop();
  }

  private end(): void {
    const isSignedIn = this.world.isSignedIn();
    this.stop();
    if (!isSignedIn) forgetVisit('left-alone');
  }
}
