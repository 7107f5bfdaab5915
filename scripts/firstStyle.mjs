// A part of the build: the rules of the style sheet that the first picture of a page needs. They stand in the
// page itself, so that it is painted without waiting for the whole sheet.
import { JSDOM } from 'jsdom';
import { parse } from 'postcss';

/** What a pointer, the focus or a press changes: nothing of the first picture can be used. */
const STATE = /:(hover|focus|focus-visible|focus-within|active|checked|invalid)\b/;
/** Parts of an element that have no element of their own. */
const PART = /::?(before|after|marker)\b/g;
/** Parts that fields and dialogs have; the first picture has none. */
const OTHER_PART = /::/;
const WITH_SELECTORS = /:(not|is|where|has)\(.*\)/g;

/**
 * Keeps of a style sheet what concerns an element of some pages, in its order.
 * @param {string} css
 * @param {string[]} bodies HTML of what the pages show
 */
export function firstStyle(css, bodies) {
  const pages = bodies.map((body) => new JSDOM(body).window.document);
  const classes = new Set(pages.flatMap(classesOf));
  const sheet = parse(css);
  const isUsed = (selector) => {
    const element = selector.replace(PART, '').replace(/(^|[\s>+~])$/, '$1*');
    if (STATE.test(element) || OTHER_PART.test(element)) return false;
    // Looking for the names is much faster, and enough for most.
    const names = element.replace(WITH_SELECTORS, '').matchAll(/\.([\w-]+)/g);
    if (![...names].every(([, name]) => classes.has(name))) return false;
    try {
      return pages.some((page) => page.querySelector(element) !== null);
    } catch {
      // What cannot be judged is kept.
      return true;
    }
  };
  sheet.walkComments((comment) => comment.remove());
  sheet.walkAtRules(/^(media|keyframes|page)$/, (rule) => {
    if (rule.name !== 'media' || /\bprint\b/.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (!rule.selectors.some(isUsed)) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

function classesOf(page) {
  return [...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
}
