import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { Account } from '../backend/Account';
import type { Ownership, SecondStep } from '../backend/SignIn';
import { useBackend } from '../backend/context';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useArrival } from '../page/useArrival';
import { useAccountWords } from '../words/accountWords';
import { CodeWays } from './CodeWays';
import { DeviceQuestion } from './DeviceQuestion';
import { Field } from '../form/Field';
import { ForgotLink } from './ForgotLink';
import { PasswordField } from './PasswordField';
import { ProviderWays } from './ProviderWays';
import { isEmail, isStrongPassword } from './rules';
import { SecondStepScreen } from './SecondStepScreen';
import { SessionEnded } from './SessionEnded';
import { SubmitButton } from '../form/SubmitButton';
import { useSignUpMode } from './useAccount';
import { useSubmit } from '../form/useSubmit';

/** What a log-in with a code begins with. */
export interface CodeStart {
  way: 'email' | 'phone';
  /** What the field for it begins with. */
  to: string;
}

interface Props {
  account: Account;
  /** Whether it begins as a sign-up. */
  startsNew: boolean;
  /** Whether it came in the place of another screen. */
  isArrival: boolean;
  onCode: (start: CodeStart) => void;
}

/** LOG: one screen, two modes. */
export function SignInForm({ account, startsNew, isArrival, onCode }: Props) {
  const words = useAccountWords();
  useArrival(isArrival);
  const backend = useBackend();
  const notice = useNotice();
  const [isNew, setNew] = useState(startsNew);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [owner, setOwner] = useState<Ownership>('shared');
  const [step, setStep] = useState<SecondStep | null>(null);

  const mode = useSignUpMode(account);
  // Behind the link of the mail the password is chosen; here it is not asked for.
  const isByMail = isNew && mode === 'by-mail';
  const strong = isByMail || isStrongPassword(password);
  const same = !isNew || isByMail || again === password;
  // VAL-4
  const ready = isEmail(email) && strong && same;
  const title = isNew ? words.signUpTitle : words.logInTitle;

  async function signUp() {
    const outcome = await account.signUp(email, isByMail ? '' : password, owner);
    if (outcome === 'signed-in') {
      backend.countPageView('newaccount');
      return;
    }
    const { signUpSentTitle: title, signUpSentText: message, resetSentNext: next } = words.notices;
    notice.show({ title, message, next });
  }
  /** By the button, or by Enter, which also works while the button does not: then it says why. */
  const { working, submit } = useSubmit(async () => {
    const { notices } = words;
    if (!isEmail(email)) {
      notice.show({
        title: notices.badEmailTitle,
        message: notices.badEmailText,
        next: words.nextSteps['invalid-email'] ?? '',
      });
    } else if (!strong) {
      notice.show({ title: notices.weakTitle, message: notices.weakText, next: notices.tryAgain });
    } else if (!same) {
      notice.show({
        title: notices.mismatchTitle,
        message: notices.mismatchText,
        next: notices.tryAgain,
      });
    } else {
      try {
        if (isNew) await signUp();
        else setStep(await account.signIn(email, password, owner));
      } catch (error) {
        notice.fail(isNew ? notices.signUpFailed : notices.signInFailed, error);
      }
    }
  });
  const onEnter = () => submit();
  if (step) {
    const onEnded = (error: unknown) => {
      setStep(null);
      notice.fail(words.notices.signInFailed, error);
    };
    return <SecondStepScreen step={step} onBack={() => setStep(null)} onEnded={onEnded} />;
  }
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <SessionEnded account={account} />
      {isByMail && <p>{words.byMail}</p>}
      <Form onSubmit={submit} noValidate>
        <div className="field">
          <Field
            id="email"
            label={words.email}
            type="email"
            value={email}
            autoComplete="username"
            problem={!isEmail(email) && words.badEmail}
            onChange={setEmail}
            onEnter={onEnter}
          />
        </div>
        {!isByMail && (
          <PasswordField
            key={isNew ? 'new' : 'known'}
            id="password"
            label={words.password}
            isNew={isNew}
            {...(isNew && { hint: words.passwordRules })}
            value={password}
            problem={!strong && words.badPassword}
            onChange={setPassword}
            onEnter={onEnter}
          />
        )}
        {isNew && !isByMail && (
          <PasswordField
            id="confirm"
            label={words.confirm}
            isNew
            value={again}
            problem={!same && words.mismatch}
            onChange={setAgain}
            onEnter={onEnter}
          />
        )}
        {!isByMail && <DeviceQuestion owner={owner} onChange={setOwner} />}
        <SubmitButton working={working} ready={ready} describedBy="why-disabled">
          {isNew ? words.signUp : words.logIn}
        </SubmitButton>
        <Form.Text id="why-disabled">{!ready && words.whyDisabled}</Form.Text>
      </Form>
      <CodeWays
        account={account}
        onChoose={(way) => onCode({ way, to: way === 'email' ? email : '' })}
      />
      <ProviderWays account={account} owner={owner} notice={notice} onStep={setStep} />
      <div className="other-ways">
        <button type="button" className="btn btn-link" onClick={() => setNew(!isNew)}>
          {isNew ? words.toLogIn : words.toSignUp}
        </button>
        <ForgotLink account={account} email={email} notice={notice} />
      </div>
      {isNew && (
        <details>
          <summary>{words.noEmail.question}</summary>
          <p>{words.noEmail.text}</p>
        </details>
      )}
      <p className="quiet">{mode ? words.privacy[mode] : words.privacy.unknown}</p>
      {notice.dialog}
    </section>
  );
}
