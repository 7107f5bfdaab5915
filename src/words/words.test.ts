import { expect, test } from 'vitest';
import { gradeOfEnglish, gradeOfSpanish } from '../test/readingGrade';
import { sentences } from '../test/sentences';
import { account } from './account.en';
import { text } from './text.en';
import { tools } from './tools.en';
import { rules } from '../papers/rules';
import { planner as plannerEn } from './planner.en';
import { planner as plannerEs } from './planner.es';
import { first as firstEn } from './first.en';
import { first as firstEs } from './first.es';
import { slip } from './slip.en';
import { letter as letterEn } from './letter.en';
import { letter as letterEs } from './letter.es';
import { interview as interviewEn } from './interview.en';
import { interview as interviewEs } from './interview.es';
import { builder as builderEn } from './builder.en';
import { builder as builderEs } from './builder.es';
import { card } from './card.en';
import { changes } from './changes.en';
import { codes } from './codes.en';
import { contact } from './contact.en';
import { ask as askEn } from './ask.en';
import { ask as askEs } from './ask.es';
import { entry as entryEn } from './entry.en';
import { entry as entryEs } from './entry.es';
import { fleet as fleetEn } from './fleet.en';
import { fleet as fleetEs } from './fleet.es';
import { lists as listsEn } from './lists.en';
import { lists as listsEs } from './lists.es';
import { pages as pagesEn } from './pages.en';
import { pages as pagesEs } from './pages.es';
import { admission as admissionEn } from './admission.en';
import { admission as admissionEs } from './admission.es';
import { desk as deskEn, script } from './desk.en';
import { desk as deskEs } from './desk.es';
import { office as officeEn } from './deskOffice.en';
import { office as officeEs } from './deskOffice.es';
import { imports as importsEn } from './imports.en';
import { refusals as refusalsEn } from './refusals.en';
import { refusals as refusalsEs } from './refusals.es';
import { imports as importsEs } from './imports.es';
import { requirements as requirementsEn } from './requirements.en';
import { requirements as requirementsEs } from './requirements.es';
import { tapped as tappedEn } from './tapped.en';
import { tapped as tappedEs } from './tapped.es';
import { en } from './en';
import { es } from './es';
import { find } from './find.en';
import { FIELD_WORDS } from './fieldWords';
import { listing } from './listing.en';
import { outside } from './outside.en';
import type { Parts } from './parts';
import { providers } from './providers.en';
import { resume } from './resume.en';
import { yourData } from './yourData.en';
import { secondSteps } from './secondSteps.en';
import { security } from './security.en';
import { setup } from './setup.en';
import { videos } from './videos.en';
import { visit } from './visit.en';
import window from './window.json';

/** Sentences that the specification gives word for word. */
const GIVEN =
  /^\.(home\.(mission|employment\.text|resources\.text|contact\.text)|listing\.titles|listing\.(hint|employmentHint)|notFound|resume\.upload\.note|account\.(badPassword|mismatch|changePasswordNote|errors\.weak-password|notices\.(weakText|mismatchText|resetSentText|badEmailText)))/;

const parts: Parts = {
  account,
  card,
  changes,
  codes,
  contact,
  find,
  listing,
  outside,
  providers,
  resume,
  secondSteps,
  yourData,
  security,
  setup,
  slip,
  text,
  tools,
  videos,
  visit,
};
/** What the papers planner says, by rule. */
function rulesIn(language: 'en' | 'es') {
  return Object.fromEntries(
    [...rules.holds, ...rules.rules].map((rule) => [rule.id, rule[language]]),
  );
}
const english = new Map(
  sentences({
    ...en,
    ...parts,
    builder: builderEn,
    ask: askEn,
    entry: entryEn,
    fleet: fleetEn,
    lists: listsEn,
    pages: pagesEn,
    admission: admissionEn,
    desk: deskEn,
    office: officeEn,
    imports: importsEn,
    refusals: refusalsEn,
    requirements: requirementsEn,
    tapped: tappedEn,
    deskScript: script.en('Hope House', '973-555-0100', 'hope.org'),
    interview: interviewEn,
    letter: letterEn,
    first: firstEn,
    planner: plannerEn,
    rules: rulesIn('en'),
    window: window.en,
  }),
);
const spanish = new Map(
  sentences({
    ...es,
    parts: {},
    ...es.parts,
    // The values of the lists have tests of their own.
    data: {},
    builder: builderEs,
    ask: askEs,
    entry: entryEs,
    fleet: fleetEs,
    lists: listsEs,
    pages: pagesEs,
    admission: admissionEs,
    desk: deskEs,
    office: officeEs,
    imports: importsEs,
    refusals: refusalsEs,
    requirements: requirementsEs,
    tapped: tappedEs,
    deskScript: script.es('Hope House', '973-555-0100', 'hope.org'),
    interview: interviewEs,
    letter: letterEs,
    first: firstEs,
    planner: plannerEs,
    rules: rulesIn('es'),
    window: window.es,
  }),
);

// Names, and words that are the same in both languages.
const SAME = new Set(['.siteName', '.home.title', '.home.resources.videos', '.window.bar']);

test('RTE-1 Spanish says everything, and nothing of it is English', () => {
  for (const [place, sentence] of english) {
    expect(spanish.has(place), place).toBe(true);
    if (sentence && !SAME.has(place)) expect(spanish.get(place), place).not.toBe(sentence);
  }
  for (const [place, sentence] of spanish) {
    const isEmptyInEnglish = english.get(place) === '';
    if (!isEmptyInEnglish) expect(sentence, place).not.toBe('');
  }
});

test.each(FIELD_WORDS.map((it) => [it.english, it.spanish] as const))(
  'RTE-1 "%s" has its Spanish word',
  (word, forms) => {
    const verb = word.replace(/ /, '(ged)? ');
    const used = new RegExp(`\\b${verb}(s|es|ed|ing)?\\b`, 'i');
    const places = [...english].filter(([, sentence]) => used.test(sentence));
    expect(places.length, 'the word is used').toBeGreaterThan(0);
    for (const [place, sentence] of places) {
      const translated = spanish.get(place)?.toLowerCase() ?? '';
      const isKept = forms.some((form) => translated.includes(form));
      expect(isKept, `${place}: "${sentence}" is "${translated}"`).toBe(true);
    }
  },
);

test('RTE-1 Spanish has no word that means something else here', () => {
  for (const { avoid = [] } of FIELD_WORDS)
    for (const word of avoid)
      for (const [place, sentence] of spanish)
        expect(sentence.toLowerCase(), place).not.toMatch(new RegExp(`(?<!\\p{L})${word}`, 'u'));
});

test('RTE-1 Spanish says "usted" and never "tú"', () => {
  const familiar =
    /(?<!\p{L})(tú|tu|tus|contigo|puedes|tienes|quieres|escribe|elige|presiona)(?!\p{L})/iu;
  for (const [place, sentence] of spanish) expect(sentence, place).not.toMatch(familiar);
});

test('RTE-1 no person is given a label', () => {
  const labels =
    /offender|felon|inmate|convict|prisoner|parolee|criminal|delincuente|\bpreso\b|\breo\b|expresidiari/i;
  for (const [place, sentence] of [...english, ...spanish])
    expect(sentence, place).not.toMatch(labels);
});

test('RTE-1 each file of English sentences is among those that are read here', () => {
  const files = import.meta.glob<Record<string, object>>('./*.en.ts', { eager: true });
  const known = new Set(english.values());
  expect(Object.keys(files).length).toBeGreaterThan(20);
  for (const [file, parts] of Object.entries(files))
    for (const [place, text] of sentences(parts))
      // Identifiers are no sentences, and the lines of the script are read one by one.
      if (!/^\.([A-Z]+|script)\./.test(place))
        expect(known.has(text), `${file} ${place}`).toBe(true);
});

/** Years of school that reading may take, and words of a sentence from which on they can be counted. */
const GRADE_MAX = 6;
const WORDS_MIN = 6;

test.each([
  { language: 'English', all: english, grade: gradeOfEnglish },
  { language: 'Spanish', all: spanish, grade: gradeOfSpanish },
])('RTE-1 each of our own $language sentences is at reading grade 6 or below', (it) => {
  const own = [...it.all].filter(
    ([place, text]) => !GIVEN.test(place) && text.split(' ').length >= WORDS_MIN,
  );
  expect(own.length).toBeGreaterThan(500);
  for (const [place, text] of own) {
    const ended = /[.!?]["”]?$/.test(text) ? text : `${text}.`;
    expect(it.grade(ended), `${place}: ${text}`).toBeLessThanOrEqual(GRADE_MAX);
  }
});

test('RTE-1 English speaks as people do', () => {
  const stiff = /can not|cannot|\bdo not\b|e-mail|please write|nobody|whoever|\bso that\b/i;
  for (const [place, sentence] of english) {
    if (GIVEN.test(place)) continue;
    expect(sentence, place).not.toMatch(stiff);
  }
});
