import { useCallback, useState, type SubmitEvent } from 'react';
import { BackendError } from '../../backend/Backend';
import type { DeskPages } from '../../generated/bindings';
import { PageHeading } from '../../page/PageHeading';
import { errorText } from '../../words/errorText';
import { useWords } from '../../words/language';
import { usePagesWords } from '../../words/pagesWords';
import { useDesk } from '../deskContext';
import { useLoad } from '../useLoad';
import { AboutTexts } from './AboutTexts';
import { AddedVideos } from './AddedVideos';
import './pages.css';

/** Texts of the About page and videos of the galleries. */
export default function PagesScreen() {
  const words = usePagesWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.pages(), [desk]);
  const { content, failed, set } = useLoad(load);
  const [typed, setTyped] = useState<DeskPages | null>(null);
  const [said, setSaid] = useState('');
  const pages = typed ?? content;
  const change = (part: Partial<DeskPages>) => {
    if (pages) setTyped({ ...pages, ...part });
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!pages) return;
    setSaid('');
    try {
      set(await desk.writePages(pages));
      setTyped(null);
      setSaid(words.saved);
    } catch (error) {
      const code = BackendError.codeOf(error);
      const texts: Record<string, string> = {
        'not-found': words.meanwhile,
        'invalid-argument': words.bad,
      };
      setSaid(texts[code] ?? errorText(all, code));
    }
  };
  return (
    <section className="desk-pages">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.text}</p>
      <p role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {pages && (
        <form noValidate onSubmit={(event) => void save(event)}>
          <AboutTexts texts={pages.about} onChange={(about) => change({ about })} />
          <AddedVideos videos={pages.videos} onChange={(videos) => change({ videos })} />
          <p className="actions">
            <button type="submit" className="btn btn-primary">
              {words.save}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
