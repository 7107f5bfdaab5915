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
    speak(text, language) {
      voice?.cancel();
      const words = new SpeechSynthesisUtterance(text);
      words.lang = language;
      voice?.speak(words);
      return Promise.resolve();
    },
    hush() {
      voice?.cancel();
      return Promise.resolve();
    },
    leave: () => Promise.resolve(),
  };
}
