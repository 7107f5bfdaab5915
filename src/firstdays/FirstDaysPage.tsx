import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useBackend } from '../backend/context';
import { KeptNote } from '../find/KeptNote';
import { unknownTown } from '../find/outside';
import { WhereForm } from '../find/WhereForm';
import { PageHeading } from '../page/PageHeading';
import { shownBy } from '../tools/signature';
import { Standing } from '../papers/Standing';
import { rules } from '../papers/rules';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { Tools } from '../tools/Tools';
import { useFindWords } from '../words/findWords';
import { ITEMS, type Item } from '../words/first.en';
import { useFirstWords } from '../words/firstWords';
import { FirstThing } from './FirstThing';
import type { FirstDays } from './loadFirstDays';
import './firstDays.css';

/** Lives as long as the visit; the end of a visit clears it. */
const KEPT = 'first-days';

/** What the first days need, with places near; on a screen and on paper. */
export function FirstDaysPage() {
  const loaded = useLoaderData<FirstDays>();
  const words = useFirstWords();
  const find = useFindWords();
  const shown = shownBy(useBackend().papersPlanner);
  const [done, setDone] = useState(keptItems);
  const toggle = (item: Item) => {
    const next = done.includes(item) ? done.filter((it) => it !== item) : [...done, item];
    sessionStorage.setItem(KEPT, next.join(','));
    setDone(next);
  };
  return (
    <article className="container finder first-days">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <div className="no-print">
        <p>{words.intro}</p>
        <p className="private">{words.private}</p>
        {loaded.asked.near === '' && <p>{words.sayWhere}</p>}
        <WhereForm
          key={loaded.asked.near}
          asked={loaded.asked}
          near={loaded.near}
          also={loaded.also}
        />
      </div>
      {loaded.nearUnknown && <p role="alert">{unknownTown(loaded.asked.near, find)}</p>}
      <PrintedOn />
      {loaded.near && <p className="on-paper">{find.near(loaded.near.name)}</p>}
      <KeptNote keptAt={loaded.keptAt} />
      <p role="status" className="count no-print">
        {words.doneOf(done.length, ITEMS.length)}
      </p>
      <ol className="things">
        {ITEMS.map((item) => (
          <FirstThing
            key={item}
            item={item}
            isDone={done.includes(item)}
            onToggle={() => toggle(item)}
            loaded={loaded}
            hasRules={shown.is !== 'hidden'}
          />
        ))}
      </ol>
      {shown.is !== 'hidden' && <Standing shown={shown} dated={rules.dated} />}
      <p className="actions no-print">
        <PrintButton label={words.print} />
      </p>
      <p className="help-line">
        <a href="tel:211">{find.help}</a>
      </p>
      <Tools />
    </article>
  );
}

function keptItems(): Item[] {
  const kept = (sessionStorage.getItem(KEPT) ?? '').split(',');
  return ITEMS.filter((item) => kept.includes(item));
}
