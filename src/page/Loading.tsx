import { useWords } from '../words/language';

/** Where a screen waits for its data. */
export function Loading() {
  const { loading } = useWords();
  return (
    <p className="loading container" role="status">
      {loading}
    </p>
  );
}
