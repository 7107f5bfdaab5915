import { handOver } from '../backend/web/providerChannel';
import { startLanguage } from '../backend/web/startLanguage';
import { writtenLanguage } from '../words/language';
import { returned } from '../words/returned';
import './returned.css';

// Ends the window of an identity provider: the page behind gets what the window came back with. No
// session begins here. The page shows nothing, because the window closes at once.

const query = location.search;
const language = writtenLanguage(startLanguage(query, navigator.languages));
const words = returned[language];
// The code leaves the address at once.
history.replaceState(null, '', location.pathname);

function add(name: 'h1' | 'p' | 'a', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  document.getElementById('returned')?.append(element);
  return element;
}

document.documentElement.lang = language;
const later = (task: () => void, milliseconds: number) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};
if (await handOver(query, later)) {
  // Where the provider cut the tie between the windows, a browser may refuse to close this one.
  window.close();
  add('h1', words.done);
} else {
  add('h1', words.goneTitle);
  add('p', words.gone);
  add('a', words.logIn).setAttribute('href', '/login');
}
