import { useDeskWords } from '../words/deskWords';
import { useFieldName } from './fieldName';

/** What is kept beside the facts that people know, and says nothing to them. */
const SILENT = [':due', ':no-answer-on', ':checked-by'];

/** Names a fact of a place as staff know it. */
export function useFactName(): (name: string) => string {
  const words = useDeskWords();
  const fieldName = useFieldName();
  return (name) => words.facts[name] ?? fieldName(name);
}

/** The facts with a name for people, sorted by that name. */
export function told(names: readonly string[], nameOf: (name: string) => string): string[] {
  const shown = names.filter((name) => !SILENT.includes(name)).map(nameOf);
  return [...new Set(shown)].sort((one, other) => one.localeCompare(other));
}
