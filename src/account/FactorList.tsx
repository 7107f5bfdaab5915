import Button from 'react-bootstrap/Button';
import type { MfaInfo } from '../generated/bindings';
import { useSecondStepsWords } from '../words/secondStepsWords';
import { useFactorName } from './FactorChoice';

interface Props {
  factors: readonly MfaInfo[];
  onRemove: (factor: MfaInfo) => void;
}

/** The second factors of an account. */
export function FactorList({ factors, onRemove }: Props) {
  const words = useSecondStepsWords();
  const name = useFactorName();
  if (factors.length === 0) return null;
  return (
    <ul className="factors">
      {factors.map((factor) => (
        <li key={factor.mfaEnrollmentId}>
          <span>{name(factor)}</span>
          <Button
            variant="outline-primary"
            aria-label={words.removeWhat(name(factor))}
            onClick={() => onRemove(factor)}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
