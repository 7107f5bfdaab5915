import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { JobAnswer } from '../generated/bindings';
import { useWrittenLanguage } from '../words/language';
import { useBuilderWords } from '../words/builderWords';
import { changeJob, MOST, typed } from '../resumeanswers/answers';
import { nameOf } from './nameOf';
import { OneOf } from './OneOf';
import { Question } from './Question';
import { pathOf } from './steps';
import { keepTapped } from './tappedJob';
import { TextField } from './TextField';
import { Tiles } from './Tiles';
import { titleOf } from './vocabulary';

const LONGEST = 100;

/** What was done in a job: tasks to tap, then own words. */
export function TasksStep({ job, place }: { job: JobAnswer; place: number }) {
  const { tasks: words } = useBuilderWords();
  const language = useWrittenLanguage();
  const [text, setText] = useState('');
  const [typedIn, setTypedIn] = useState(language);
  const trade = titleOf(job.title)?.trade;
  const name = nameOf(job, language);
  const own = text.trim();
  const hasRoom = job.ownTasks.length < MOST.ownTasks;
  const add = () => {
    unsaved.current = null;
    if (own !== '') changeJob(place, { ownTasks: [...job.ownTasks, own] }, typed(own, typedIn));
    setText('');
  };
  // What was written and not added yet comes along on every way away from here, as on "Continue".
  const unsaved = useRef<(() => void) | null>(null);
  useEffect(() => {
    unsaved.current = own !== '' && hasRoom ? add : null;
  });
  useEffect(() => () => unsaved.current?.(), []);
  return (
    <Question
      title={words.title(name)}
      text={words.text}
      step="jobs"
      next={pathOf.place(place)}
      check={() => {
        if (own !== '' && hasRoom) add();
        keepTapped();
        return true;
      }}
    >
      {trade && (
        <Tiles
          label={words.title(name)}
          prefix={`${trade.id}.`}
          terms={trade.tasks}
          chosen={job.tasks}
          most={MOST.tasks}
          onChange={(tasks) => changeJob(place, { tasks })}
        />
      )}
      {trade && trade.titles.length > 1 && (
        <OneOf
          label={words.name}
          options={trade.titles.map((term) => ({ id: term.id, text: term[language] }))}
          chosen={job.title}
          onChange={(title) => changeJob(place, { title })}
        />
      )}
      <ul className="own-tasks">
        {job.ownTasks.map((task) => (
          <li key={task}>
            {task}
            <Button
              variant="outline-primary"
              aria-label={words.remove(task)}
              onClick={() =>
                changeJob(place, { ownTasks: job.ownTasks.filter((other) => other !== task) })
              }
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      {hasRoom && (
        <div className="with-add">
          <TextField
            id="own-task"
            label={words.own}
            hint={words.ownHint}
            text={text}
            longest={LONGEST}
            onChange={(written) => {
              setText(written);
              setTypedIn(language);
            }}
          />
          <Button variant="outline-primary" onClick={add}>
            {words.add}
          </Button>
        </div>
      )}
    </Question>
  );
}
