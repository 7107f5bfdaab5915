import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import type { Account } from '../backend/Account';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { Field } from '../form/Field';
import { isEmail } from './rules';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmit } from '../form/useSubmit';

interface Props {
  account: Account;
  /** What stands on the form behind it. */
  email: string;
  notice: ReturnType<typeof useNotice>;
  onClose: () => void;
}

/** LOG-3: asks for a mail with a link to a new password. */
export function ForgotPassword({ account, email, notice, onClose }: Props) {
  const words = useAccountWords();
  const { notices } = words;
  const [address, setAddress] = useState(email);

  const { working, submit } = useSubmit(async () => {
    if (!isEmail(address)) {
      const next = words.nextSteps['invalid-email'] ?? '';
      notice.show({ title: notices.badEmailTitle, message: notices.badEmailText, next });
      return;
    }
    try {
      await account.requestReset(address);
      onClose();
      notice.show({
        title: notices.resetSentTitle,
        message: notices.resetSentText,
        next: notices.resetSentNext,
      });
    } catch (error) {
      notice.fail(notices.resetFailed, error);
    }
  });
  return (
    <Modal show centered onHide={onClose} animation={false} aria-labelledby="forgot-title">
      <Form onSubmit={submit} noValidate>
        <Modal.Header>
          <Modal.Title id="forgot-title" as="h2">
            {words.resetTitle}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <p>{words.resetText}</p>
          <Field
            id="reset-email"
            label={words.email}
            type="email"
            value={address}
            autoComplete="username"
            onChange={setAddress}
          />
        </Modal.Body>
        <Modal.Footer>
          <Button variant="outline-primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton working={working}>{words.submit}</SubmitButton>
        </Modal.Footer>
      </Form>
    </Modal>
  );
}
