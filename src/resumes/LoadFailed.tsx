import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { useWords } from '../words/language';
import { useResumeWords } from '../words/resumeWords';

/** What could not be loaded, why, and another try. */
export function LoadFailed({ onAgain }: { onAgain: () => void }) {
  const words = useResumeWords();
  const { errors } = useWords();
  return (
    <Alert variant="warning">
      <p>
        {words.failed}. {errors['network-request-failed']}
      </p>
      <Button onClick={onAgain}>{words.again}</Button>
    </Alert>
  );
}
