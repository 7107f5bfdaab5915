import { BackendError } from '../backend/Backend';
import { useWords } from '../words/language';

/** The number of a fault of the service, to be told when asking for help; nothing without one. */
export function ErrorReference({ error }: { error: unknown }) {
  const { reference } = useWords();
  const number = BackendError.referenceOf(error);
  return number === null ? null : <p className="reference">{reference(number)}</p>;
}
