import { useCardWords } from '../words/cardWords';
import { useLanguageCode } from '../words/language';
import { askedOn } from './hires';
import { dayText } from './writtenDay';

/** Says when staff asked an employer whether it still hires people with a record. */
export function HiresFact({ text }: { text: string | null | undefined }) {
  const { hires, hiresNot } = useCardWords();
  const language = useLanguageCode();
  const asked = text ? askedOn(text) : null;
  const say = asked?.isNo ? hiresNot : hires;
  return asked && <p className="hires-fact">{say(dayText(asked.day, language), asked.who)}</p>;
}
