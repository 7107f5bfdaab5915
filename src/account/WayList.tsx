import Button from 'react-bootstrap/Button';
import type { AnyWay, Way } from '../backend/WaySettings';
import type { ProviderName, WaysIn, WaysOffered } from '../generated/bindings';
import { useCodeWords } from '../words/codeWords';
import { useProviderWords } from '../words/providerWords';
import { shownPhoneNumber } from '../form/phoneNumber';

interface Props {
  ways: WaysIn;
  offered: WaysOffered;
  canAddProviders: boolean;
  /** Adds a way, or replaces the one of that kind. */
  onAdd: (way: Way) => void;
  onAddProvider: (provider: ProviderName) => void;
  onRemove: (way: AnyWay) => void;
}

/** The ways there are, with what can be done with them. */
export function WayList({ ways, offered, canAddProviders, onAdd, onAddProvider, onRemove }: Props) {
  const { email, address, phone, providers } = ways;
  const words = useCodeWords();
  const { add } = useProviderWords();
  const others = offered.providers.filter(({ id }) => !providers.includes(id));
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
            {address === null ? words.addEmail : words.addKnownEmail(address)}
          </Button>
        )}
        {canAddProviders &&
          others.map((it) => (
            <Button key={it.id} variant="outline-primary" onClick={() => onAddProvider(it)}>
              {add(it.name)}
            </Button>
          ))}
      </div>
    </>
  );
}
