import { useEffect, useState } from 'react';
import { useBackend } from '../backend/context';
import type { Row } from '../generated/bindings';

/** The list under which the staff's texts and videos are answered and kept. */
const PAGE_CONTENT = 'page-content';

/** What the staff wrote for a page; nothing before it is there, or without an answer. */
export function usePageContent(page: string): Row[] {
  const backend = useBackend();
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    let isOpen = true;
    backend.listing(PAGE_CONTENT).then(
      (found) => isOpen && setRows(found.rows),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [backend]);
  return rows.filter((row) => row.page === page);
}
