import { useCallback, useState, type SubmitEvent } from 'react';
import type { DeskPages } from '../../generated/bindings';
import { PageHeading } from '../../page/PageHeading';
import { TypedText } from '../../page/TypedText';
import { usePagesWords } from '../../words/pagesWords';
import { useDesk } from '../deskContext';
import { useKept } from '../useKept';
import { AboutTexts } from './AboutTexts';
import { AddedVideos } from './AddedVideos';
import './pages.css';
import { useUnsaved } from '../unsaved/unsavedContext';

/** Texts of the About page and videos of the galleries. */
export default function PagesScreen() {
  const words = usePagesWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.pages(), [desk]);
  const { content, said, line, act } = useKept(load, words);
  const [typed, setTyped] = useState<DeskPages | null>(null);
  const pages = typed ?? content;
  useUnsaved(typed !== null);
  const change = (part: Partial<DeskPages>) => {
    if (pages) setTyped({ ...pages, ...part });
  };
  const theirs = typed && content && content.version !== typed.version ? content : null;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    // Over an older version it is refused once; then the other's texts are there to be seen.
    const send = (seen: DeskPages) =>
      desk.writePages({ ...(typed ?? seen), version: seen.version });
    const isDone = await act(send, (it) => it.saved);
    if (isDone) setTyped(null);
  };
  return (
    <section className="desk-pages">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.text}</p>
      <p ref={line} role="status" className="desk-line">
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
      {theirs && <Theirs pages={theirs} />}
    </section>
  );
}

/** What another person saved while this one typed, to be read and copied. */
function Theirs({ pages: { about, videos } }: { pages: DeskPages }) {
  const words = usePagesWords();
  return (
    <section className="desk-card">
      <h2>{words.theirs}</h2>
      <ul>
        {about.map(({ en, es }) => (
          <li key={en}>
            <TypedText lang="en" text={en} />
            <TypedText lang="es" text={es} />
          </li>
        ))}
        {videos.map(({ title, link }) => (
          <li key={link} lang="en">
            {title} ({link})
          </li>
        ))}
      </ul>
    </section>
  );
}
