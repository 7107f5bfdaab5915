import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Filter } from './filter';

/** The address follows the typing after this time, in milliseconds: WebKit refuses a hundred
 * changes of the address within ten seconds. */
const SETTLED = 300;

/** The filter. It is part of the address, so that a link, a reload and "back" keep it. */
export function useFilter() {
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('q') ?? '';
  const county = address.get('county') ?? '';
  const [query, setQuery] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);

  // The address was changed by someone else (back, a link, "clear"): it decides.
  if (inAddress !== written) {
    setWritten(inAddress);
    setQuery(inAddress);
  }

  useEffect(() => {
    if (query === written) return;
    const timer = setTimeout(() => {
      setWritten(query);
      setAddress((old) => changed(old, 'q', query), { replace: true, preventScrollReset: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [query, written, setAddress]);

  const filter: Filter = { query, county };
  return {
    filter,
    /** No one is typing. */
    isSettled: query === written,
    setQuery,
    setCounty: (name: string) =>
      setAddress((old) => changed(old, 'county', name), {
        replace: true,
        preventScrollReset: true,
      }),
    clear: () => {
      setQuery('');
      setWritten('');
      setAddress((old) => changed(changed(old, 'q', ''), 'county', ''), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

function changed(old: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(old);
  if (value) next.set(name, value);
  else next.delete(name);
  // Another answer begins at its first row.
  next.delete('show');
  return next;
}
