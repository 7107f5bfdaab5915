// Makes `findBy…` and `waitFor` return once React has also run the effects of what they found: on a busy
// machine it leaves them for a later turn, so that a focus or a title would be looked at too early.
import { configure, getConfig } from '@testing-library/react';

/** An effect can draw once more, and that has effects too. */
const TURNS = 3;

// React's scheduler took this function too when it was loaded, so turns come in their order.
const nextTurn = setImmediate;
// A copy: `configure` writes into the settings themselves.
const own = { ...getConfig() };

configure({
  asyncWrapper: (search: () => Promise<unknown>) =>
    own.asyncWrapper(async () => {
      const found = await search();
      for (let turn = 0; turn < TURNS; turn += 1) {
        await new Promise((resolve) => nextTurn(resolve));
      }
      return found;
    }),
});
