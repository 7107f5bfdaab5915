import { useCallback, useState, type SubmitEvent } from 'react';
import type { DeskPages } from '../../generated/bindings';
import { PageHeading } from '../../page/PageHeading';
import { usePagesWords } from '../../words/pagesWords';
import { useDesk } from '../deskContext';
import { useKept } from '../useKept';
import { AboutTexts } from './AboutTexts';
import { AddedVideos } from './AddedVideos';
import './pages.css';

/** Texts of the About page and videos of the galleries. */
export default function PagesScreen() {
  const words = usePagesWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.pages(), [desk]);
  const { content, said, act } = useKept(load, words);
  const [typed, setTyped] = useState<DeskPages | null>(null);
  const pages = typed ?? content;
  const change = (part: Partial<DeskPages>) => {
    if (pages) setTyped({ ...pages, ...part });
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    // What was typed over an older version is refused, and stays to be copied.
    const isDone = await act((seen) => desk.writePages(typed ?? seen), words.saved);
    if (isDone) setTyped(null);
  };
  return (
    <section className="desk-pages">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.text}</p>
      <p role="status" className="desk-line">
        {said}
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
