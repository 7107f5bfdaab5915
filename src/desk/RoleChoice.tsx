import { useId } from 'react';
import type { Role } from '../generated/bindings';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDeskWords } from '../words/deskWords';

const ROLES: readonly Role[] = ['caller', 'editor', 'owner'];

/** The role of a staff member, with what it may do. */
export function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const words = useOfficeWords();
  const { roles } = useDeskWords();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{words.role}</label>
      <select
        id={id}
        className="form-select"
        aria-describedby={`${id}-text`}
        value={role}
        onChange={({ target }) => onChange(target.value as Role)}
      >
        {ROLES.map((it) => (
          <option key={it} value={it}>
            {roles[it]}
          </option>
        ))}
      </select>
      {/* Below it, where a long text is not cut. */}
      <p id={`${id}-text`} className="quiet">
        {words.roleTexts[role]}
      </p>
    </div>
  );
}
