import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { useResumeWords } from '../words/resumeWords';
import type { Progress } from './useUpload';

/** RES-2: how far the upload is. Read aloud in steps of a quarter, so that it can be followed. */
export function UploadDialog({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { upload } = useResumeWords();
  const { percent, waiting } = progress;
  const spoken = upload.progressText(Math.floor(percent / 25) * 25);
  return (
    <Dialog
      id="progress"
      title={upload.progressTitle}
      isFirm
      onClose={onStop}
      actions={
        <Button variant="outline-primary" onClick={onStop}>
          {upload.stop}
        </Button>
      }
    >
      <p aria-hidden="true">{upload.progressText(percent)}</p>
      <progress max={100} value={percent} aria-label={upload.progressTitle} />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <div className="next-step kept-room">
        {/* The button must not move away from under a finger when the sentence comes. */}
        <p aria-hidden="true">{upload.waiting}</p>
        <p role="status">{waiting && upload.waiting}</p>
      </div>
    </Dialog>
  );
}
