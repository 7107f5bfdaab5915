import { useCallback, useState } from 'react';
import { PageHeading } from '../page/PageHeading';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';
import { moment } from './moment';
import { NoticeForm } from './NoticeForm';
import { refusalText } from './refusal';
import { useLoad } from './useLoad';

/** Notices on every screen: what stands now, and a new one. */
export default function NoticesScreen() {
  const words = useDeskWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(
    async () => ({ notices: await desk.notices(), now: Date.now() }),
    [desk],
  );
  const { content, failed, again } = useLoad(load);
  const [said, setSaid] = useState('');
  const act = async (work: () => Promise<void>, line: string): Promise<boolean> => {
    setSaid('');
    try {
      await work();
      setSaid(line);
      again();
      return true;
    } catch (error) {
      setSaid(refusalText(all, error, words.badNotice));
      return false;
    }
  };
  const standing = content?.notices.filter(({ until }) => until > content.now) ?? [];
  return (
    <section className="desk-notices">
      <PageHeading name={words.noticesTitle}>{words.noticesTitle}</PageHeading>
      <p>{words.noticesText}</p>
      <p role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {content && standing.length === 0 && <p>{words.noNotices}</p>}
      <ul>
        {standing.map((notice) => (
          <li key={notice.id} className="desk-card">
            <p lang="en">{notice.en}</p>
            <p lang="es">{notice.es}</p>
            <p className="quiet">
              {words.noticeUntil(notice.who, moment(notice.until, all.language))}
            </p>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => void act(() => desk.takeDown(notice), words.noticeEnded)}
            >
              {words.endNotice}
            </button>
          </li>
        ))}
      </ul>
      <NoticeForm onPutUp={(notice) => act(() => desk.putUp(notice), words.noticeShown)} />
    </section>
  );
}
