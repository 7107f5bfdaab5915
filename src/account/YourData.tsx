import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import type { Account } from '../backend/Account';
import { useBackend } from '../backend/context';
import type { WaysIn } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { useYourDataWords } from '../words/yourDataWords';
import { useCodeWords } from '../words/codeWords';
import { PasswordDialog } from './PasswordDialog';
import { isPhoneNumber } from '../form/phoneNumber';
import { isEmail } from './rules';

interface Props {
  account: Account;
  notice: ReturnType<typeof useNotice>;
  /** The ways to log in to the account; null while they are not known. */
  ways: WaysIn | null;
}

/** Everything that is kept as one file, log-out everywhere, and deletion. */
export function YourData({ account, notice, ways }: Props) {
  const words = useYourDataWords();
  const { notices, ok } = useAccountWords();
  const isKiosk = useBackend().device.kind === 'kiosk';
  const [shown, setShown] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [deleting, setDeleting] = useState(false);
  const name = account.session()?.email ?? '';
  const { later, now } = words.deleteWarning;
  const { laterByText } = useCodeWords();
  // Without an email and a number no link can bring the account back.
  const warning = isEmail(name) ? later : isPhoneNumber(name) ? laterByText : now;

  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => notice.fail(notices.changeFailed, error));
  };
  const saveData = async () => {
    setSaid('');
    const kept = await account.saveData();
    if (kept.where !== 'here')
      setSaid(kept.where === 'stick' ? words.exportSaved(kept.place) : words.exportNoStick);
  };
  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data">{words.title}</h2>
      <p>{isKiosk ? words.exportShowText : words.exportText}</p>
      {isKiosk && (
        <Button
          variant="outline-primary"
          onClick={() => attempt(async () => setShown(await account.showData()))}
        >
          {words.exportShow}
        </Button>
      )}
      <Button variant="outline-primary" onClick={() => attempt(saveData)}>
        {isKiosk ? words.exportStick : words.exportButton}
      </Button>
      <p role="status">{said}</p>
      <p>{words.everywhereText}</p>
      <Button variant="outline-primary" onClick={() => attempt(() => account.signOutEverywhere())}>
        {words.everywhereButton}
      </Button>
      <p>{warning === now ? now : words.deleteText}</p>
      <Button variant="outline-primary" onClick={() => setDeleting(true)}>
        {words.deleteButton}
      </Button>
      {deleting && (
        <PasswordDialog
          account={account}
          notice={notice}
          ways={ways}
          title={words.deleteTitle}
          text={warning}
          action={words.deleteConfirm}
          onClose={() => setDeleting(false)}
          onProven={() => account.deleteAccount()}
          onFailed={(error) => notice.fail(notices.changeFailed, error)}
        />
      )}
      {shown !== null && (
        <Modal
          show
          scrollable
          onHide={() => setShown(null)}
          animation={false}
          aria-labelledby="kept-title"
        >
          <Modal.Header>
            <Modal.Title id="kept-title" as="h2">
              {notices.exportTitle}
            </Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Form.Control
              as="textarea"
              rows={14}
              readOnly
              aria-labelledby="kept-title"
              value={shown}
            />
          </Modal.Body>
          <Modal.Footer>
            <Button onClick={() => setShown(null)}>{ok}</Button>
          </Modal.Footer>
        </Modal>
      )}
    </section>
  );
}
