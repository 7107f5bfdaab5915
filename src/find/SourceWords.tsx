import type { FoundPlace } from '../generated/bindings';
import { DataText } from '../places/DataText';

interface Props {
  place: Pick<FoundPlace, 'name' | 'kind'>;
  text: string;
}

/** Words of the source in quotes, in the language of the visit where they have a translation. */
export function SourceWords({ place, text }: Props) {
  return (
    <q lang="en">
      <DataText field={fieldOf(place, text)} text={text} />
    </q>
  );
}

/** The field that words of a source stand in: a kind has translations, a name is the same in every language. */
function fieldOf({ name, kind }: Props['place'], text: string): string {
  if (text === kind) return 'type';
  return text === name ? 'name' : 'notes';
}
