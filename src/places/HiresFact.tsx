import { useCardWords } from '../words/cardWords';
import { useLanguageCode } from '../words/language';
import { askedOn } from './hires';
import { dayText } from './writtenDay';

/** Says when staff asked an employer whether it still hires people with a record. */
export function HiresFact({ text }: { text: string | null | undefined }) {
  const { hires } = useCardWords();
  const language = useLanguageCode();
  const asked = text ? askedOn(text) : null;
  return asked && <p className="hires-fact">{hires(dayText(asked.day, language), asked.who)}</p>;
}
