import { useCallback } from 'react';
import { BackendError } from '../../backend/Backend';
import { PageHeading } from '../../page/PageHeading';
import { errorText } from '../errorText';
import { useFleetWords } from '../../words/fleetWords';
import { useWords } from '../../words/language';
import { useDesk } from '../deskContext';
import { useListName } from '../listName';
import { saveFile } from '../saveFile';
import { useLoad } from '../useLoad';
import { useSaid } from '../useSaid';
import { Ages } from './Ages';
import './fleet.css';
import { Weeks } from './Weeks';

/** How often pages and places were used and how old the facts are, as pictures and as a table. */
export default function InsightScreen() {
  const words = useFleetWords();
  const all = useWords();
  const { desk } = useDesk();
  const nameOf = useListName();
  const load = useCallback(() => desk.insight(), [desk]);
  const { content, failed } = useLoad(load);
  const { said, say, line } = useSaid(words);
  const countyName = (county: string) =>
    county === 'Statewide' ? words.statewide : county || words.noCounty;
  const save = async () => {
    say();
    try {
      saveFile(await desk.insightTable(), 'insight.csv');
    } catch (error) {
      say((_, it) => errorText(it, BackendError.codeOf(error)));
    }
  };
  return (
    <section className="desk-insight">
      <PageHeading name={words.insightTitle}>{words.insightTitle}</PageHeading>
      <p>{words.insightText}</p>
      <p className="actions">
        <button type="button" className="btn btn-outline-primary" onClick={() => void save()}>
          {words.save}
        </button>
      </p>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {content && (
        <>
          <Ages title={words.listAges} head={words.list} ages={content.lists} nameOf={nameOf} />
          <Weeks
            title={words.openedTitle}
            heads={[words.site, words.page, words.count]}
            rows={content.weeks.map(({ week, page, atKiosks, count }) => ({
              week,
              cells: [atKiosks ? words.kiosks : words.website, words.pages[page] ?? page],
              count,
            }))}
          />
          <Weeks
            title={words.usesTitle}
            text={words.usesText}
            heads={[words.county, words.use, words.count]}
            rows={content.uses.map(({ week, county, kind, count }) => ({
              week,
              cells: [countyName(county), words.uses[kind]],
              count,
            }))}
          />
          <Weeks
            title={words.wordsTitle}
            text={words.wordsText}
            heads={[words.word, words.county, words.count]}
            rows={content.words.map(({ week, word, county, count }) => ({
              week,
              cells: [word, countyName(county)],
              count,
            }))}
          />
          <Ages
            title={words.countyAges}
            head={words.county}
            ages={content.counties}
            nameOf={countyName}
          />
        </>
      )}
    </section>
  );
}
