/** "Do not call, just come". "Do not call before 9 am" asks for a call later. */
const NO_CALL =
  /^(?:please )?(?:do not|don[’']t|no need to) call(?: first| ahead)?(?:$|[,:]| just| or)|^no llame(?:$|,)/i;

/** The sentences of a note, each once. */
export function sentencesOf(notes: string | null): string[] {
  const texts = (notes ?? '')
    .split(/(?<=\.)\s+|;\s*/)
    .map((text) => text.trim().replace(/\.$/, ''));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Whether a sentence asks people not to call. */
export function isNoCall(sentence: string): boolean {
  return NO_CALL.test(sentence);
}

/** Whether a note asks people not to call: nobody is told to, and no button does. */
export function wantsNoCall({ notes }: { notes: string | null }): boolean {
  return sentencesOf(notes).some(isNoCall);
}
