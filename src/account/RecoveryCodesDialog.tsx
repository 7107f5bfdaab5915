import Button from 'react-bootstrap/Button';
import { useBackend } from '../backend/context';
import { Dialog } from '../dialog/Dialog';
import { PrintButton } from '../places/PrintButton';
import { useSecondStepsWords } from '../words/secondStepsWords';

interface Props {
  text: string;
  codes: string[];
  onClose: () => void;
}

/** Ten recovery codes, shown once and to be printed. A press beside the dialog and Escape keep it open. */
export function RecoveryCodesDialog({ text, codes, onClose }: Props) {
  const words = useSecondStepsWords();
  const isKiosk = useBackend().device.kind === 'kiosk';
  return (
    <Dialog
      id="recovery-codes"
      title={words.codesTitle}
      isMessage
      isFirm
      isShownOnce
      className="takeaway"
      onClose={onClose}
      actions={
        <>
          <PrintButton label={words.print} />
          <Button onClick={onClose}>{words.keepThem}</Button>
        </>
      }
    >
      <p className="no-print">{text}</p>
      {isKiosk && <p className="no-print">{words.takePaper}</p>}
      <p className="printed">{words.codesPaper}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
