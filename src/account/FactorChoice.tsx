import type { MfaInfo } from '../generated/bindings';
import { useWords } from '../words/language';
import { useSecurityWords } from '../words/securityWords';
import { shownPhoneNumber } from '../form/phoneNumber';
import { said } from '../words/said';

interface Props {
  factors: readonly MfaInfo[];
  chosen: string;
  onChange: (id: string) => void;
}

/** Asks which of several apps or phones gets the code. */
export function FactorChoice({ factors, chosen, onChange }: Props) {
  const { which, whichWay } = useSecurityWords();
  const hasPhone = factors.some(({ phoneInfo }) => phoneInfo !== undefined);
  const name = useFactorName();
  return (
    <fieldset className="device">
      <legend>{hasPhone ? whichWay : which}</legend>
      {factors.map((factor) => (
        <label key={factor.mfaEnrollmentId}>
          <input
            type="radio"
            name="factor"
            checked={factor.mfaEnrollmentId === chosen}
            onChange={() => onChange(factor.mfaEnrollmentId)}
          />
          {name(factor)}
        </label>
      ))}
    </fieldset>
  );
}

/** Returns what a second factor is called: its name and the day on which it was added. */
export function useFactorName(): (factor: MfaInfo) => string {
  const { app, added } = useSecurityWords();
  const { language } = useWords();
  return ({ displayName, phoneInfo, enrolledAt }) => {
    const date = new Date(enrolledAt).toLocaleDateString(language, { dateStyle: 'long' });
    return said`${displayName ?? (phoneInfo === undefined ? app : shownPhoneNumber(phoneInfo))}. ${added(date)}`;
  };
}
