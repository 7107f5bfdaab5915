// The words of mocha, which the suite is written for.
import { beforeEach, describe, it, type TestContext } from 'vitest';

type Step = (this: { skip: () => void }) => unknown;

/** Runs a step with mocha's `this`. */
const within = (step: Step) => async (context: TestContext) => {
  await step.call({ skip: () => context.skip() });
};

const test = (name: string, step: Step) => it(name, within(step));
Object.assign(globalThis, {
  it: Object.assign(test, { skip: it.skip }),
  xit: it.skip,
  context: describe,
  xcontext: describe.skip,
  beforeEach: (step: Step) => beforeEach(within(step)),
});
