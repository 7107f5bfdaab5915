import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { BackendError } from '../backend/Backend';
import type { Security } from '../backend/Security';
import { Dialog } from '../dialog/Dialog';
import type { TotpSession } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useSecondStepsWords } from '../words/secondStepsWords';
import { useSecurityWords } from '../words/securityWords';
import { CodeField, isCode } from './CodeField';
import { SubmitButton } from '../form/SubmitButton';
import { useFirstCodes } from './useFirstCodes';
import { useSubmit } from '../form/useSubmit';
import { QrCode } from '../page/QrCode';

interface Props {
  security: Security;
  session: TotpSession;
  email: string;
  /** With the first second factor come recovery codes. */
  isFirst: boolean;
  notice: ReturnType<typeof useNotice>;
  onDone: () => void;
  onClose: () => void;
}

/** Sets up an authenticator app: the key for the app, then a code that proves that it works. */
export function SetUpDialog(props: Props) {
  const { security, session, email, isFirst, notice, onDone, onClose } = props;
  const words = useSecondStepsWords();
  const { code: codeLabel, wrongCode } = useSecurityWords();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  const close = () => {
    onClose();
    onDone();
  };
  const codes = useFirstCodes(security, close);
  const { working, submit } = useSubmit(async () => {
    if (!isCode(code, false)) return;
    setProblem('');
    try {
      await security.finish(session, code.replaceAll(' ', ''));
    } catch (error) {
      if (BackendError.codeOf(error) !== 'invalid-verification-code') {
        notice.fail(words.failed, error);
        return;
      }
      setCode('');
      setProblem(wrongCode);
      return;
    }
    if (isFirst) await codes.make();
    else close();
  });
  if (codes.dialog) return codes.dialog;
  return (
    <Dialog
      id="set-up"
      title={words.setUpTitle}
      isFirm
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton working={working} ready={isCode(code, false)}>
            {words.turnOn}
          </SubmitButton>
        </>
      }
    >
      <p>{words.scan}</p>
      <figure className="app-key">
        <QrCode value={keyAddress(session, email)} size={180} marginSize={4} title={words.qrCode} />
      </figure>
      <details>
        <summary>{words.cannotScan}</summary>
        <p>
          {words.typedKey} <code className="typed-key">{inGroups(session.sharedSecretKey)}</code>
        </p>
      </details>
      <p>{words.typeCode}</p>
      <CodeField
        id="set-up-code"
        label={codeLabel}
        value={code}
        problem={problem}
        onChange={setCode}
      />
    </Dialog>
  );
}

/** The address that authenticator apps read from a QR code (Google Authenticator, Key URI Format). */
function keyAddress({ sharedSecretKey, verificationCodeLength }: TotpSession, email: string) {
  const issuer = encodeURIComponent('New Beginnings');
  const who = `${issuer}:${encodeURIComponent(email)}`;
  const digits = verificationCodeLength;
  return `otpauth://totp/${who}?secret=${sharedSecretKey}&issuer=${issuer}&algorithm=SHA1&digits=${digits}`;
}

function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}
