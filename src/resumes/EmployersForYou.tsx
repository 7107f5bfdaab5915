import { useEffect, useRef, useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import type { ResumeShelf } from '../backend/ResumeShelf';
import type { MatchAnswer, SkillTile } from '../generated/bindings';
import { useResumeWords } from '../words/resumeWords';
import { Employers } from './Employers';
import { SkillTiles } from './SkillTiles';
import { ZipForm } from './ZipForm';

/** RES-7: employers that suit, best first, each with its reason; or skills to tap instead. */
export function EmployersForYou({ shelf, version }: { shelf: ResumeShelf; version: number }) {
  const words = useResumeWords();
  const { employers: texts } = words;
  const [zip, setZip] = useState('');
  const [tapped, setTapped] = useState<SkillTile[]>([]);
  const [answer, setAnswer] = useState<MatchAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isShown = true;
    const request = { zip: zip === '' ? null : zip, skills: tapped.map(({ id }) => id) };
    shelf.employers(request).then(
      (found) => {
        if (!isShown) return;
        setAnswer(found);
        setFailed(false);
      },
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [shelf, version, zip, tapped]);

  const resume = answer?.resume;
  const hint = () => {
    if (resume?.state === 'unreadable') return words.unreadable[resume.why];
    if (tapped.length === 0 && resume?.state === 'none') return texts.noResume;
    return answer?.matches.length === 0 ? texts.nothing : '';
  };
  return (
    <section className="panel employers" aria-labelledby="employers-title">
      <h3 id="employers-title" ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.intro}</p>
      <p className="law">{texts.law}</p>
      <ZipForm onZip={setZip} unknown={zip !== '' && answer?.zipKnown === false} />
      {failed && <Alert variant="warning">{texts.failed}</Alert>}
      <p role="status">{answer === null && !failed ? texts.looking : hint()}</p>
      {answer && <Employers answer={answer} zip={zip} tapped={tapped} />}
      <SkillTiles
        shelf={shelf}
        onChosen={(tiles) => {
          setTapped(tiles);
          // The employers stand far above the tiles.
          title.current?.focus();
        }}
      />
    </section>
  );
}
