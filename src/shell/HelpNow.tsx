import { HelpNumber } from '../page/HelpNumber';
import { useWords } from '../words/language';

/** The number that helps at any hour, as a sentence. */
export function HelpNow() {
  const { footer } = useWords();
  return (
    <p className="help-now">
      {footer.help} <HelpNumber>211</HelpNumber>. {footer.helpNote}
    </p>
  );
}
