/** The notes of an employer without what the card says itself: that one asks first whether an offer still stands. */
export function notesBeside(notes: string, saysAskFirst: boolean): string {
  if (!saysAskFirst) return notes;
  const sentences = notes.split(/(?<=\.)\s+/);
  return sentences
    .filter((sentence) => !/^ask first\b/i.test(sentence))
    .join(' ')
    .replace(/\.$/, '');
}
