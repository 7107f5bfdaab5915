import { useCardWords } from '../words/cardWords';
import { askedOn } from './hires';

/** Says when staff asked an employer whether it still hires people with a record. */
export function HiresFact({ text }: { text: string | null | undefined }) {
  const { hires } = useCardWords();
  const asked = text ? askedOn(text) : null;
  return asked && <p className="hires-fact">{hires(asked.day, asked.who)}</p>;
}
