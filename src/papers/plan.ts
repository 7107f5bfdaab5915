import { FACTS, rules, STEPS, type Fact, type Hold, type Rule, type StepId } from './rules';

/** Points that the MVC asks for. */
export const POINTS = 6;
/** What a main paper counts. */
const MAIN = 4;
/** Papers with one point that count at most. */
const ONES = 2;

/** What a person tapped: papers, and answers about birth, home and release. */
export interface Choices {
  holds: string[];
  born: 'born-nj' | 'born-elsewhere' | null;
  home: 'housed' | 'no-home' | null;
  /** Whether the person left within the last six months. */
  left: 'six-months' | 'longer' | null;
}

export const NOTHING: Choices = { holds: [], born: null, home: null, left: null };

/** A paper to get, with the lines of the sheet. */
export interface Step {
  id: StepId;
  lines: Rule[];
}

/** What counts at the MVC once the birth certificate is there. */
export interface Count {
  papers: Hold[];
  points: number;
  /** Papers that would still count. */
  others: Hold[];
}

/** What is missing, in the order to get it. */
export function planOf(choices: Choices): Step[] {
  const has = (id: string) => choices.holds.includes(id);
  const isProven = rules.holds.some((hold) => hold.proves && has(hold.id));
  const isEnough = countOf(choices).points >= POINTS;
  const facts = factsOf(choices, isProven, isEnough);
  const missing: Record<StepId, boolean> = {
    birth: !rules.holds.some((hold) => hold.main && has(hold.id)),
    'nj-id': !has('nj-id'),
    'ss-card': !has('ss-card'),
  };
  // The card of the MVC opens the door of the other office; with too few points it is the other
  // way round.
  const order: StepId[] =
    isEnough || !missing['nj-id'] ? [...STEPS] : ['birth', 'ss-card', 'nj-id'];
  return order
    .filter((id) => missing[id])
    .map((id) => ({
      id,
      lines: rules.rules.filter(
        (rule) => rule.step === id && (rule.when ?? []).every((fact) => facts.has(fact)),
      ),
    }));
}

/** The points that a person can show at the MVC. */
export function countOf({ holds }: Choices): Count {
  const held = rules.holds.filter(({ id, points }) => points > 0 && holds.includes(id));
  const birth = rules.holds.filter(({ id }) => id === 'birth');
  const main = held.some((hold) => hold.main) ? held.filter((hold) => hold.main) : birth;
  const others = rules.holds.filter((hold) => !hold.main && hold.points > 0);
  const small = others.filter(({ id }) => holds.includes(id));
  const ones = small.filter(({ points }) => points === 1).slice(0, ONES);
  const beside = [...small.filter(({ points }) => points > 1), ...ones];
  const pointsOf = (papers: Hold[]) => papers.reduce((sum, hold) => sum + hold.points, 0);
  // At least one main paper and one of the others; what is short then may come from a second main paper.
  const isShort = pointsOf([...main.slice(0, 1), ...beside]) < POINTS;
  const papers = [...main.slice(0, isShort && beside.length > 0 ? 2 : 1), ...beside];
  const points = pointsOf(papers);
  return {
    papers,
    points: Math.max(points, MAIN),
    others: others.filter(
      (hold) => !papers.includes(hold) && (hold.points > 1 || ones.length < ONES),
    ),
  };
}

/** What a person holds once some steps are done. The paper of a step has its name. */
export function withPapersOf(choices: Choices, done: Step[]): Choices {
  const others = done.map(({ id }) => id).filter((id) => !choices.holds.includes(id));
  return { ...choices, holds: [...choices.holds, ...others] };
}

/** What is not answered counts as both answers. */
function factsOf(choices: Choices, isProven: boolean, isEnough: boolean): Set<Fact> {
  const { holds, born, home, left } = choices;
  const is: Record<Fact, boolean> = {
    'born-nj': born !== 'born-elsewhere',
    'born-elsewhere': born !== 'born-nj',
    housed: home !== 'no-home',
    'no-home': home !== 'housed',
    'six-months': left !== 'longer',
    prison: holds.includes('prison-card'),
    jail: holds.includes('jail-card'),
    'no-address': !holds.includes('address'),
    'no-card': !holds.includes('ss-card'),
    'no-proof': !isProven,
    enough: isEnough,
    short: !isEnough,
  };
  return new Set(FACTS.filter((fact) => is[fact]));
}
