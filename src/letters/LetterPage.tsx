import { useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { Navigate, useParams } from 'react-router';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { LetterKind, MadeResume, ResumeLanguage } from '../generated/bindings';
import { ErrorReference } from '../page/ErrorReference';
import { OneOf } from '../resumebuilder/OneOf';
import { refusedIn } from '../resumebuilder/steps';
import { SheetView } from '../resumebuilder/SheetView';
import { TakeAlong } from '../resumebuilder/TakeAlong';
import { TextField } from '../resumebuilder/TextField';
import { PageHeading } from '../page/PageHeading';
import { Tools } from '../tools/Tools';
import { useBuilderWords } from '../words/builderWords';
import { errorText } from '../words/errorText';
import { useWrittenLanguage, useWords } from '../words/language';
import { useLetterWords } from '../words/letterWords';
import { useFields, type Fields } from './useFields';

const KINDS: LetterKind[] = ['employer', 'payment-plan', 'record'];
const LONGEST: Record<keyof Fields, number> = {
  name: 100,
  reach: 100,
  to: 100,
  about: 100,
  detail: 400,
};
const FIELDS = ['name', 'reach', 'to', 'about', 'detail'] as const;

/** A letter of five fields, to print or to take along. */
export function LetterPage() {
  const { kind } = useParams();
  const known = KINDS.find((it) => it === kind);
  return known ? <Letter key={known} kind={known} /> : <Navigate to="/letter/employer" replace />;
}

function Letter({ kind }: { kind: LetterKind }) {
  const words = useLetterWords();
  const { done } = useBuilderWords();
  const general = useWords();
  const texts = words.kinds[kind];
  const backend = useBackend();
  const visitLanguage = useWrittenLanguage();
  const [fields, setField] = useFields(kind);
  const [language, setLanguage] = useState<ResumeLanguage>(visitLanguage);
  const [made, setMade] = useState<MadeResume | null>(null);
  const [failure, setFailure] = useState<BackendError | null>(null);
  const [isMissing, setMissing] = useState(false);

  const make = async () => {
    const isWhole = FIELDS.every((name) => fields[name].trim() !== '');
    setMissing(!isWhole);
    if (!isWhole) return;
    setFailure(null);
    try {
      const builder = await backend.openResumeBuilder();
      setMade(await builder.makeLetter({ kind, language, day: today(), ...fields }));
    } catch (error) {
      setFailure(error instanceof BackendError ? error : new BackendError('internal-error'));
    }
  };
  const { letter } = refusedIn(failure?.said ?? '');
  const field = (name: keyof Fields, label: string, hint = '') => (
    <TextField
      id={`letter-${name}`}
      label={label}
      hint={hint}
      text={fields[name]}
      longest={LONGEST[name]}
      onChange={(text) => {
        setMade(null);
        setField(name, text);
      }}
    />
  );
  return (
    <div className="container builder">
      <section className="done">
        <PageHeading name={texts.title}>{texts.title}</PageHeading>
        <div className="no-print">
          <p>
            {texts.intro} {words.private}
          </p>
          {field('name', words.name)}
          {field('reach', words.reach, words.reachHint)}
          {field('to', texts.to)}
          {field('about', texts.about, texts.aboutHint)}
          {field('detail', texts.detail, texts.detailHint)}
          <OneOf
            label={words.language}
            options={(['en', 'es'] as const).map((id) => ({ id, text: done.languages[id] }))}
            chosen={language}
            onChange={(id) => {
              setMade(null);
              setLanguage(id);
            }}
          />
          <p role="status">{language === visitLanguage ? '' : words.asTyped[language]}</p>
          <p role="alert" className="problem">
            {isMissing ? words.needed : ''}
          </p>
          {failure && (
            <Alert variant="warning">
              <strong>{words.failed}</strong>
              <p>{letter ? done.letter(letter) : errorText(general, failure.code)}</p>
              <ErrorReference error={failure} />
            </Alert>
          )}
          <Button onClick={() => void make()}>{words.make}</Button>
        </div>
        {made && (
          <div className="no-print">
            <TakeAlong made={made} name={`${kind}.pdf`} print={words.print} isLetter />
          </div>
        )}
        {made && <SheetView sheet={made.sheet} design={1} />}
        <Tools />
      </section>
    </div>
  );
}

/** The day of the site's clock. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
