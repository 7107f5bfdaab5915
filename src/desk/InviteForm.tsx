import { useId, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { Role } from '../generated/bindings';
import type { OfficeWords } from '../words/deskOffice.en';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDesk } from './deskContext';
import { DeskForm } from './DeskForm';
import { LanguageChoice } from './LanguageChoice';
import { RoleChoice } from './RoleChoice';
import type { ActSaying } from './useAct';
import { useUnsaved } from './unsaved/unsavedContext';

const NAME_MAX = 60;
/** A slip such as "ann@county" is an address too, but no mail goes there. */
const HAS_DOMAIN = /@[^@\s]+\.[^@\s.]+$/;

interface Props {
  act: ActSaying<OfficeWords, boolean>;
}

/** Invites a person to the staff by mail. */
export function InviteForm({ act }: Props) {
  const words = useOfficeWords();
  const { desk } = useDesk();
  const id = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('caller');
  const [language, setLanguage] = useState('en');
  useUnsaved((name + email).trim() !== '');
  const invite = async () => {
    const isDone = await act(
      async () => {
        if (!HAS_DOMAIN.test(email.trim())) throw new BackendError('invalid-argument');
        await desk.invite({ name, email, role, language });
      },
      (it) => it.inviteSent(email),
    );
    if (!isDone) return;
    setName('');
    setEmail('');
  };
  return (
    <DeskForm title={words.inviteTitle} action={words.invite} onSubmit={invite}>
      <label htmlFor={`${id}-name`}>{words.inviteName}</label>
      <input
        id={`${id}-name`}
        className="form-control"
        maxLength={NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}-email`}>{words.inviteEmail}</label>
      <input
        id={`${id}-email`}
        type="email"
        className="form-control"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleChoice role={role} onChange={setRole} />
      <LanguageChoice label={words.inviteLanguage} language={language} onChange={setLanguage} />
    </DeskForm>
  );
}
