/** How long a browser may take to load its voices, in milliseconds. */
const LOADING_MS = 2000;

/** What this file uses of a browser's {@link SpeechSynthesis}. */
export type Voice = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>;

/**
 * Reads a text aloud; resolves at its end. A browser may have no voice at all and be silent without a word: then it rejects.
 * `voicesLoaded` resolves when the voices had time to come.
 */
export async function read(
  voice: Voice,
  text: string,
  language: string,
  voicesLoaded = () => new Promise<void>((resolve) => setTimeout(resolve, LOADING_MS)),
): Promise<void> {
  voice.cancel();
  // Some browsers fall silent in the middle of a long text; each line is one of its own.
  const lines = Promise.all(text.split('\n').map((line) => said(voice, line, language)));
  await Promise.race([lines, voicesLoaded()]);
  if (voice.getVoices().length === 0) {
    voice.cancel();
    throw new Error('no voice');
  }
  await lines;
}

/** Says one line after those before it; resolves when it is over, for whatever reason. */
function said(voice: Voice, line: string, language: string): Promise<void> {
  return new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(line);
    words.lang = language;
    words.onend = words.onerror = () => resolve();
    voice.speak(words);
  });
}
