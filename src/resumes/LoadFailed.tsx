import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { BackendError } from '../backend/Backend';
import { ErrorReference } from '../page/ErrorReference';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import { useResumeWords } from '../words/resumeWords';

/** Says that the resumes could not be loaded, and why, and offers another try. */
export function LoadFailed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const resumes = useResumeWords();
  const words = useWords();
  return (
    <Alert variant="warning">
      <p>
        {resumes.failed}. {errorText(words, BackendError.codeOf(error))}
      </p>
      <ErrorReference error={error} />
      <Button onClick={onAgain}>{resumes.again}</Button>
    </Alert>
  );
}
