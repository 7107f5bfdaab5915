import { useCallback } from 'react';
import { PageHeading } from '../page/PageHeading';
import type { OfficeWords } from '../words/deskOffice.en';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import { whoName } from '../words/whoName';
import { useDesk } from './deskContext';
import { moment } from './moment';
import { NoticeForm } from './NoticeForm';
import { refusalText } from './refusal';
import type { ActSaying } from './useAct';
import { useLoad } from './useLoad';
import { useSaid } from './useSaid';

/** Notices on every screen: what stands now, and a new one. */
export default function NoticesScreen() {
  const words = useOfficeWords();
  const { noticesTitle } = useDeskWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(
    async () => ({ notices: await desk.notices(), now: Date.now() }),
    [desk],
  );
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
      say((it, all) => refusalText(all, error, it.badNotice));
      return false;
    }
  };
  const standing = content?.notices.filter(({ until }) => until > content.now) ?? [];
  return (
    <section className="desk-notices">
      <PageHeading name={noticesTitle}>{noticesTitle}</PageHeading>
      <p>{words.noticesText}</p>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {content && standing.length === 0 && <p>{words.noNotices}</p>}
      <ul>
        {standing.map((notice) => (
          <li key={notice.id} className="desk-card">
            <p lang="en">{notice.en}</p>
            <p lang="es">{notice.es}</p>
            <p className="quiet">
              {words.noticeUntil(
                whoName(notice.who, all.language),
                moment(notice.until, all.language),
              )}
            </p>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() =>
                void act(
                  () => desk.takeDown(notice),
                  (it) => it.noticeEnded,
                )
              }
            >
              {words.endNotice}
            </button>
          </li>
        ))}
      </ul>
      <NoticeForm
        onPutUp={(notice) =>
          act(
            () => desk.putUp(notice),
            (it) => it.noticeShown,
          )
        }
      />
    </section>
  );
}
