import { useCallback, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { Role, StaffMember } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import type { OfficeWords } from '../words/deskOffice.en';
import { useOfficeWords } from '../words/deskOfficeWords';
import { deskWordsIn } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';
import { InviteForm } from './InviteForm';
import { moment } from './moment';
import { refusalText } from './refusal';
import { RoleChoice } from './RoleChoice';
import type { ActSaying } from './useAct';
import { useLoad } from './useLoad';
import { useSaid } from './useSaid';

/** The staff: who they are, what they may do, where they are logged in. */
export default function PeopleScreen() {
  const words = useOfficeWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.people(), [desk]);
  const { content, failed, again } = useLoad(load);
  const { said, say, line } = useSaid(words);
  const act: ActSaying<OfficeWords, boolean> = async (work, done) => {
    say();
    try {
      await work();
      say(done);
      again();
      return true;
    } catch (error) {
      const code = BackendError.codeOf(error);
      const isLast = code === 'operation-not-allowed';
      say((it, all) => (isLast ? it.lastOwner : refusalText(all, error, it.badInvite)));
      return false;
    }
  };
  return (
    <section className="desk-people">
      <PageHeading name={words.peopleTitle}>{words.peopleTitle}</PageHeading>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      <ul>
        {content?.map((member) => (
          <Member key={`${member.email} ${member.role}`} member={member} act={act} />
        ))}
      </ul>
      <InviteForm act={act} />
    </section>
  );
}

interface Props {
  member: StaffMember;
  act: ActSaying<OfficeWords, boolean>;
}

function Member({ member, act }: Props) {
  const words = useOfficeWords();
  const { language } = useWords();
  const { desk } = useDesk();
  const { email, name, sessions, accountDeleted } = member;
  const hasJoined = member.hasJoined && !accountDeleted;
  const [role, setRole] = useState<Role>(member.role);
  const doing = (work: () => Promise<void>, what: 'saveRole' | 'endSessions' | 'remove') =>
    void act(work, (it, { language }) => deskWordsIn(language).doneLine(name, it[what]));
  return (
    <li className="desk-card">
      <h2>{name}</h2>
      <p className="quiet">{email}</p>
      {hasJoined ? (
        <details>
          <summary>{words.sessions(sessions.length)}</summary>
          <ul>
            {sessions.map((session) => (
              <li key={`${session.beganAt} ${session.device}`}>
                {words.session(
                  session.device || words.someDevice,
                  moment(session.usedAt, language),
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className={accountDeleted ? 'desk-problem' : ''}>
          {accountDeleted ? words.accountDeleted : words.invited}
        </p>
      )}
      {!accountDeleted && <RoleChoice role={role} onChange={setRole} />}
      <p className="actions">
        {role !== member.role && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => doing(() => desk.invite({ email, name, role, language }), 'saveRole')}
          >
            {words.saveRole}
          </button>
        )}
        {hasJoined && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => doing(() => desk.endSessions(member), 'endSessions')}
          >
            {words.endSessions}
          </button>
        )}
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => doing(() => desk.remove(member), 'remove')}
        >
          {words.remove}
        </button>
      </p>
    </li>
  );
}
