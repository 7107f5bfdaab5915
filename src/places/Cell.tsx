import type { Row } from '../generated/bindings';
import { OutsideLink } from '../page/OutsideLink';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { DataText } from './DataText';
import { cellContent, valueOf } from './cellContent';

/** One cell of a list. */
export function Cell({ field, row }: { field: string; row: Row }) {
  const listing = useListingWords();
  const { opensNewTab } = useWords();
  const content = cellContent(field, row);
  switch (content.kind) {
    case 'text':
      return <DataText field={field} text={content.text} />;
    case 'link':
      return (
        <OutsideLink
          address={content.address}
          label={`${listing.link}, ${valueOf(row, 'name')}, ${opensNewTab}`}
        >
          {listing.link}
        </OutsideLink>
      );
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
