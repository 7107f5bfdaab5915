import type { Words } from './en';
import { baseParts, spanishBase } from './es.base';
import type { Parts } from './parts';
import { changes } from './changes.es';
import { codes } from './codes.es';
import { contact } from './contact.es';
import { data as dataInSpanish } from './data/data.es';
import { parts as logInParts } from './es.logIn';
import { find } from './find.es';
import { resume } from './resume.es';
import { yourData } from './yourData.es';
import { setup } from './setup.es';
import { slip } from './slip.es';
import { text } from './text.es';
import { videos } from './videos.es';
import { visit } from './visit.es';

const parts: Parts = {
  ...baseParts,
  ...logInParts,
  changes,
  codes,
  contact,
  data: dataInSpanish,
  find,
  resume,
  yourData,
  setup,
  slip,
  text,
  videos,
  visit,
};

/** Every sentence in Spanish. */
export const es: Words = { ...spanishBase, parts };
