import type { Quote } from '../generated/bindings';

/** A part of a line, and whether it is among the words that were found. */
export interface Part {
  text: string;
  isFound: boolean;
}

/** Quotes as lines. Words that were found in the same clause are marked in one line. */
export function quoteLines(quotes: Quote[]): Part[][] {
  const lines = new Map<string, [number, number][]>();
  for (const { before, words, after } of quotes) {
    const line = before + words + after;
    const ranges = lines.get(line) ?? [];
    ranges.push([before.length, before.length + words.length]);
    lines.set(line, ranges);
  }
  return [...lines].map(([line, ranges]) => parts(line, ranges));
}

function parts(line: string, ranges: [number, number][]): Part[] {
  const all: Part[] = [];
  let reached = 0;
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    all.push({ text: line.slice(reached, start), isFound: false });
    all.push({ text: line.slice(Math.max(start, reached), end), isFound: true });
    reached = Math.max(reached, end);
  }
  all.push({ text: line.slice(reached), isFound: false });
  return all.filter(({ text }) => text !== '');
}
