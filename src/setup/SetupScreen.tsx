import type { SetupProblem } from '../generated/bindings';
import { useSetupWords } from '../words/setupWords';

/** A kiosk that is set up wrongly says what is wrong, to the person and to the staff. */
export function SetupScreen({ problem }: { problem: SetupProblem }) {
  const setup = useSetupWords();
  return (
    <main className="container message-page">
      <h1>{setup.title}</h1>
      <p role="alert">{setup.text}</p>
      <dl>
        <dt>{setup.source}</dt>
        <dd>{problem.sourceName}</dd>
        <dt>{setup.setting}</dt>
        <dd>{problem.setting}</dd>
        <dt>{setup.problem}</dt>
        <dd>{problem.problem}</dd>
      </dl>
    </main>
  );
}
