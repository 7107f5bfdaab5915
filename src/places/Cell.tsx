import type { Row } from '../generated/bindings';
import { OutsideLink } from '../page/OutsideLink';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { DataText } from './DataText';
import { cellContent, valueOf } from './cellContent';

interface Props {
  field: string;
  row: Row;
  /** Whether a link is named by its website, and not as in a list. */
  namesHost?: boolean;
}

/** One cell of a list. */
export function Cell({ field, row, namesHost = false }: Props) {
  const listing = useListingWords();
  const { opensNewTab } = useWords();
  const content = cellContent(field, row);
  switch (content.kind) {
    case 'text':
      return <DataText field={field} text={content.text} />;
    case 'link': {
      const name = namesHost ? hostOf(content.address) : listing.link;
      return (
        <OutsideLink
          address={content.address}
          label={`${name}, ${valueOf(row, 'name')}, ${opensNewTab}`}
        >
          {name}
        </OutsideLink>
      );
    }
    case 'directions':
      return (
        <OutsideLink
          address={content.address}
          label={`${content.text}, ${listing.directions}, ${opensNewTab}`}
        >
          <span lang="en">{content.text}</span>
        </OutsideLink>
      );
  }
}

/** The name of a website, as people know it. */
function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
