import Button from 'react-bootstrap/Button';
import type { AnyWay, Way } from '../backend/WaySettings';
import type { WaysIn, WaysOffered } from '../generated/bindings';
import { useCodeWords } from '../words/codeWords';
import { shownPhoneNumber } from './phoneNumber';

interface Props {
  ways: WaysIn;
  offered: WaysOffered;
  /** Adds a way, or replaces the one of that kind. */
  onAdd: (way: Way) => void;
  onRemove: (way: AnyWay) => void;
}

/** The ways there are, with what can be done with them. */
export function WayList({ ways: { email, phone, providers }, offered, onAdd, onRemove }: Props) {
  const words = useCodeWords();
  const count = [email, phone].filter((way) => way !== null).length + providers.length;
  const canRemove = count > 1;
  const remove = (way: AnyWay, name: string) =>
    canRemove && (
      <Button
        variant="outline-primary"
        aria-label={words.removeWhat(name)}
        onClick={() => onRemove(way)}
      >
        {words.remove}
      </Button>
    );
  const number = phone === null ? '' : shownPhoneNumber(phone);
  return (
    <>
      <p>{words.waysText}</p>
      <ul className="factors">
        {email !== null && (
          <li>
            <span>{words.byEmail(email)}</span>
            {remove('email', email)}
          </li>
        )}
        {phone !== null && (
          <li>
            <span>{words.byPhone(number)}</span>
            {offered.phone && (
              <Button
                variant="outline-primary"
                aria-label={words.changePhoneWhat(number)}
                onClick={() => onAdd('phone')}
              >
                {words.changePhone}
              </Button>
            )}
            {remove('phone', number)}
          </li>
        )}
        {providers.map((id) => {
          // The operator may have stopped to offer a provider that people have.
          const { name } = offered.providers.find((it) => it.id === id) ?? { name: id };
          return (
            <li key={id}>
              <span>{name}</span>
              {remove({ id, name }, name)}
            </li>
          );
        })}
      </ul>
      <div className="actions">
        {phone === null && offered.phone && (
          <Button variant="outline-primary" onClick={() => onAdd('phone')}>
            {words.addPhone}
          </Button>
        )}
        {email === null && offered.emailLink && (
          <Button variant="outline-primary" onClick={() => onAdd('email')}>
            {words.addEmail}
          </Button>
        )}
      </div>
    </>
  );
}
