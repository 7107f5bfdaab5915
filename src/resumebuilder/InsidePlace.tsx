import type { RunBy } from '../generated/bindings';
import { vocabulary } from './vocabulary';
import { useWrittenLanguage } from '../words/language';
import { useBuilderWords } from '../words/builderWords';
import { OneOf } from './OneOf';

const RUNS: RunBy[] = ['new-jersey', 'county', 'federal', 'other-state'];

/** Work inside: who ran it, and the very sentence that the resume will say. */
export function InsidePlace({ run, onChange }: { run: RunBy; onChange: (run: RunBy) => void }) {
  const { place: words } = useBuilderWords();
  const language = useWrittenLanguage();
  const sentence = vocabulary.inside.find(({ id }) => id === run)?.[language];
  return (
    <>
      <OneOf
        label={words.inside}
        options={RUNS.map((id) => ({ id, text: words.run[id] }))}
        chosen={run}
        onChange={onChange}
      />
      <p className="inside-text">
        {words.insideText} <strong>{sentence}</strong>
      </p>
    </>
  );
}
