import { useCallback, useState } from 'react';
import type { DeskPlace, Row } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useWords } from '../words/language';
import { notWaiting } from './notWaiting';
import { useDesk } from './deskContext';
import { errorText } from './errorText';
import { OtherRows } from './OtherRows';
import { refusalText } from './refusal';
import { SuggestionCard, type ActOnSuggestion, type OnPublished } from './SuggestionCard';
import { TableChanges } from './TableChanges';
import { blocksOf, withMore, type Pages } from './tablePages';
import { useLoad } from './useLoad';
import { useSaid } from './useSaid';

/** A place whose suggestion was published, and what it changed. */
interface Published {
  place: DeskPlace;
  after: Row;
}

/** Suggestions: editors publish or return them, callers see what became of theirs. */
export default function ReviewScreen() {
  const words = useOfficeWords();
  const all = useWords();
  const { desk } = useDesk();
  const [pages, setPages] = useState<Pages>({});
  const load = useCallback(
    async () => withMore(desk, await desk.suggestions(), pages),
    [desk, pages],
  );
  const { content, failed, again } = useLoad(load);
  const { said, say, line } = useSaid(words);
  // What was published last, for the other rows of its place.
  const [published, setPublished] = useState<Published | null>(null);
  const onPublished: OnPublished = (place, after) => setPublished({ place, after });
  const act: ActOnSuggestion = async (work) => {
    say();
    setPublished(null);
    try {
      say(await work());
    } catch (error) {
      say(notWaiting(error) ?? ((_, all) => refusalText(all, error)));
    }
    again();
  };
  const showMore = (table: string) =>
    setPages((before) => ({ ...before, [table]: (before[table] ?? 0) + 1 }));
  const { single, tables } = blocksOf(content ?? []);
  return (
    <section className="desk-review">
      <PageHeading name={words.reviewTitle}>{words.reviewTitle}</PageHeading>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {published && <OtherRows key={published.place.id} {...published} onActed={again} />}
      {content?.length === 0 && <p>{words.noSuggestions}</p>}
      <ul>
        {single.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            act={act}
            onPublished={onPublished}
          />
        ))}
      </ul>
      {tables.map(({ table, shown }) => (
        <TableChanges
          key={table.id}
          table={table}
          shown={shown}
          act={act}
          onPublished={onPublished}
          onMore={() => showMore(table.id)}
        />
      ))}
    </section>
  );
}
