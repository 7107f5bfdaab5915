import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router';
import type { Account } from '../backend/Account';
import { bytesOf } from '../backend/base64';
import { useBackend } from '../backend/context';
import type { Kept } from '../backend/ResumeBuilder';
import type { MadeResume } from '../generated/bindings';
import { useTerminal } from '../backend/useTerminal';
import { pathOf } from './steps';
import { useBuilderWords } from '../words/builderWords';

interface Props {
  made: MadeResume;
  /** Of the file. */
  name: string;
  /** What the button says that prints it. */
  print: string;
  /** A letter is not matched with employers, and not kept in an account. */
  isLetter?: boolean;
}

/** Print it, save the file, put it into the account, or go on to employers. */
export function TakeAlong({ made, name, print: label, isLetter = false }: Props) {
  const { done } = useBuilderWords();
  const backend = useBackend();
  const { abilities } = useTerminal();
  const isKiosk = backend.device.kind === 'kiosk';
  const account = useSignedIn();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Many people press everything twice; they want it once. */
  const work = (task: () => Promise<string>, failed: string) => {
    if (isBusy) return;
    setBusy(true);
    setSaid('');
    task()
      .then(setSaid, () => setSaid(failed))
      .finally(() => setBusy(false));
  };
  const print = async () => {
    await (await backend.openResumeBuilder()).print(made);
    return done.printing;
  };
  const keep = async () => toldOf(await (await backend.openResumeBuilder()).keep(made, name), done);
  const save = async (signedIn: Account) => {
    const file = new File([bytesOf(made.pdf)], name, { type: 'application/pdf' });
    const shelf = await signedIn.openResumes();
    const { signal } = new AbortController();
    await shelf.upload(file, { onProgress: nothing, onWaiting: nothing, signal });
    return done.saved;
  };
  return (
    <div className="take-along no-print">
      {abilities.print && <Button onClick={() => work(print, done.printFailed)}>{label}</Button>}
      {!isLetter && (
        <Link className="btn btn-primary" to={pathOf.employers}>
          {done.employers}
        </Link>
      )}
      <Button variant="outline-primary" onClick={() => work(keep, done.stickNone)}>
        {isKiosk ? done.stick : done.download}
      </Button>
      {!isLetter && account && (
        <Button
          variant="outline-primary"
          onClick={() => work(() => save(account), done.saveFailed)}
        >
          {done.save}
        </Button>
      )}
      {!isLetter && !account && (
        <Link className="btn btn-outline-primary" to="/profile#resume">
          {done.logIn}
        </Link>
      )}
      <p role="status" className="take-said">
        {said}
      </p>
    </div>
  );
}

const nothing = () => undefined;

function toldOf(kept: Kept, done: ReturnType<typeof useBuilderWords>['done']): string {
  if (kept.where === 'here') return done.downloaded;
  return kept.where === 'stick' ? done.stickSaved(kept.place) : done.stickNone;
}

/** The account of the person who is signed in; null without one. */
function useSignedIn(): Account | null {
  const backend = useBackend();
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isShown = true;
    void backend.accountInUse().then((opened) => {
      if (!isShown) return;
      const look = () => setAccount(opened.session() ? opened : null);
      stop = opened.subscribe(look);
      look();
    });
    return () => {
      isShown = false;
      stop?.();
    };
  }, [backend]);
  return account;
}
