import type { ResumeAnswers } from '../generated/bindings';
import { titleOf, vocabulary, type Term } from './vocabulary';

const tasks = new Map(
  vocabulary.trades.flatMap(({ id, tasks }) => tasks.map((task) => [`${id}.${task.id}`, task])),
);

/**
 * The concepts that tapped answers mean to the matching, each once. resume-writer/src/compose.rs does the
 * same; resume-writer/cases/concepts.json binds the two.
 */
export function conceptsOf(answers: ResumeAnswers): string[] {
  const { jobs, skills, licences, schooling, languages, availability } = answers;
  const terms = [
    ...jobs.flatMap((job) => [titleOf(job.title)?.term, ...job.tasks.map((id) => tasks.get(id))]),
    ...picked(vocabulary.skills, skills),
    ...picked(vocabulary.licences, licences),
    ...picked(
      vocabulary.schooling,
      schooling.map(({ level }) => level),
    ),
    ...picked(
      vocabulary.languages,
      languages.map(({ language }) => language),
    ),
    ...picked(vocabulary.availability, availability),
  ];
  return [...new Set(terms.flatMap((term) => term?.concepts ?? []))];
}

function picked(terms: Term[], ids: string[]): (Term | undefined)[] {
  return ids.map((id) => terms.find((term) => term.id === id));
}
