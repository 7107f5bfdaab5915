import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { shownPhoneNumber } from '../form/phoneNumber';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { dateText } from '../words/dates';
import { useWords } from '../words/language';

interface Props {
  /** The email of the account, or its phone number. */
  named: string;
  /** What an undo has done, in a sentence. */
  back: string;
  /** Whether a text led here, so that the account comes back without a password. */
  isByText: boolean;
  /** When everything is deleted for good, in milliseconds. */
  goneAt: number;
  onUndo: () => Promise<void>;
  onFinish: () => Promise<void>;
  /** What was done, in a sentence. */
  onDone: (done: string) => void;
}

/** Behind the mail or the text about a deletion: the account comes back, or everything goes at once. Nothing happens
 * before a button: programs that look into mails open links too. */
export function DeletedAccount(props: Props) {
  const { named, back, isByText, goneAt, onUndo, onFinish, onDone } = props;
  const { action, cancel, ends, notices, working } = useAccountWords();
  const { backByPhone } = useCodeWords();
  const { language } = useWords();
  const notice = useNotice();
  const [isWorking, setWorking] = useState(false);
  const [asksTwice, setAsksTwice] = useState(false);
  const { deletion } = action;

  const run = (work: () => Promise<void>, done: string) => {
    if (isWorking) return;
    setWorking(true);
    work()
      .then(
        () => onDone(done),
        (error: unknown) => notice.fail(notices.changeFailed, error),
      )
      .finally(() => {
        setWorking(false);
        setAsksTwice(false);
      });
  };
  const when = dateText(language, { dateStyle: 'full', timeStyle: 'short' }, goneAt);
  return (
    <section className="container account">
      <PageHeading name={deletion.title}>{deletion.title}</PageHeading>
      <p className="lead">{deletion.until(shownPhoneNumber(named), when)}</p>
      <p>{isByText ? backByPhone : deletion.back}</p>
      <div className="d-flex flex-wrap gap-3">
        <Button aria-disabled={isWorking} onClick={() => run(onUndo, back)}>
          {isWorking ? working : deletion.undo}
        </Button>
        <Button variant="outline-primary" onClick={() => setAsksTwice(true)}>
          {deletion.finish}
        </Button>
      </div>
      {asksTwice && (
        <Dialog
          id="finish"
          title={deletion.finishTitle}
          isMessage
          onClose={() => setAsksTwice(false)}
          actions={
            <>
              <Button variant="outline-primary" onClick={() => setAsksTwice(false)}>
                {cancel}
              </Button>
              <Button aria-disabled={isWorking} onClick={() => run(onFinish, ends.deleted)}>
                {isWorking ? working : deletion.finishYes}
              </Button>
            </>
          }
        >
          <p>{deletion.finishText}</p>
        </Dialog>
      )}
      {notice.dialog}
    </section>
  );
}
