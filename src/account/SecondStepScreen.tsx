import Form from 'react-bootstrap/Form';
import type { SecondStep } from '../backend/SignIn';
import { PageHeading } from '../page/PageHeading';
import { useSecurityWords } from '../words/securityWords';
import { SubmitButton } from '../form/SubmitButton';
import { useSecondStep } from './useSecondStep';

interface Props {
  step: SecondStep;
  /** Where the screen leads when it is done; without it the session's change leads on. */
  onDone?: () => void;
  onBack: () => void;
  onEnded: (error: unknown) => void;
}

/** The second step of a log-in. When it is done, the session changes and this screen goes away. */
export function SecondStepScreen({ step, onDone, onBack, onEnded }: Props) {
  const words = useSecurityWords();
  const form = useSecondStep({ step, onDone: onDone ?? onBack, onEnded });
  return (
    <section className="container account">
      <PageHeading name={words.stepTitle}>{words.stepTitle}</PageHeading>
      <Form onSubmit={form.submit} noValidate>
        {form.fields}
        <SubmitButton working={form.working} ready={form.ready}>
          {form.sendLabel ?? words.logIn}
        </SubmitButton>
      </Form>
      <div className="other-ways">
        {form.otherWay}
        <button type="button" className="btn btn-link" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </section>
  );
}
