import type { Backend } from '../Backend';
import type { Terminal } from '../Terminal';

/** Says nothing of where somebody comes from, and is a place anybody may be looking at. */
const NEUTRAL = 'https://www.weather.gov/';
/** Nobody waits longer than this for a sign-out before the page is gone, in milliseconds. */
const PATIENCE = 1500;

/** A browser's machine: it belongs to its person, so nothing ends by itself. */
export function openWebTerminal(openAccount: Backend['openAccount']): Terminal {
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null;
  return {
    abilities: { print: true, speak: voice !== null, keyboard: false, leave: false },
    website: `${location.origin}/`,
    watch: () => () => undefined,
    stay: () => undefined,

    async endVisit() {
      voice?.cancel();
      sessionStorage.clear();
      const signedOut = openAccount().then((account) => account.signOut());
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
      await Promise.race([signedOut.catch(() => undefined), patience]);
      // Takes the place of this page in the history.
      location.replace(NEUTRAL);
    },
    print() {
      window.print();
      return Promise.resolve();
    },
    async speak(text, language) {
      if (!voice) return;
      voice.cancel();
      // Some browsers fall silent in the middle of a long text; each line is one of its own.
      const lines = text.split('\n').map((line) => said(voice, line, language));
      await Promise.all(lines);
    },
    hush() {
      voice?.cancel();
      return Promise.resolve();
    },
    leave: () => Promise.resolve(),
  };
}

/** Says one line after those before it; resolves when it is over, for whatever reason. */
function said(voice: SpeechSynthesis, line: string, language: string): Promise<void> {
  return new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(line);
    words.lang = language;
    words.onend = words.onerror = () => resolve();
    voice.speak(words);
  });
}
