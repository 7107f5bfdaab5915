import { listOf, type ClauseTables, type Shape } from './clauses';
import { hoursInSpanish } from './hours.es';
import { NOTES } from './notes.es';
import { PEOPLE } from './people.es';
import { PLACE_NOTES } from './placeNotes.es';
import { THINGS } from './things.es';

/** Joins with "y" or "o", which become "e" and "u" before the same sound. */
function join(things: string[], word: 'and' | 'or'): string {
  const [last = '', ...before] = [...things].reverse();
  if (before.length === 0) return last;
  return `${before.reverse().join(', ')} ${linkBefore(last, word)} ${last}`;
}

function linkBefore(next: string, word: 'and' | 'or'): string {
  if (word === 'and') return /^h?i(?![aeo])/i.test(next) ? 'e' : 'y';
  return /^h?o/i.test(next) ? 'u' : 'o';
}

/** Words that begin a sentence with a capital letter and are no towns. */
const ORDINARY = new Set(
  (
    'adult all any area borough city county current disabled elderly female former homeless legal local low-income ' +
    'male most no non not older only other permanent senior seniors single some state town township us veteran young'
  ).split(' '),
);

/** Names of towns and counties, which stay as they are: "Chester, Mendham and part of Lower Township". */
function names(text: string): string | null {
  const all = text.split(/,? (?:and|or) |, /);
  const isName = /^(?:part of )?[A-Z][\w.'’-]*(?: (?:of |the )?[A-Z][\w.'’-]*)*$/;
  const isOrdinary = (name: string) => ORDINARY.has(name.split(' ')[0]?.toLowerCase() ?? '');
  if (!all.every((name) => isName.test(name) && !isOrdinary(name))) return null;
  const link = (word: 'and' | 'or') => (_: string, next: string) =>
    ` ${linkBefore(next, word)} ${next}`;
  return text
    .replaceAll('part of ', 'parte de ')
    .replace(/,? and (\S+)/g, link('and'))
    .replace(/,? or (\S+)/g, link('or'));
}

/** Towns, or "Bergen County", "Camden and Gloucester counties", "the county". */
function area(text: string): string | null {
  if (/^(?:the )?county$/i.test(text)) return 'el condado';
  const [, list, many] = /^(.+) (?:County|(counties))$/i.exec(text) ?? [];
  if (list === undefined) return names(text);
  const said = names(list);
  return said && (many ? `los condados de ${said}` : `el condado de ${said}`);
}

const of = (text: string) => (text.startsWith('el ') ? `del ${text.slice(3)}` : `de ${text}`);

const listIn = (table: Record<string, string>) => (text: string) =>
  listOf(text, { things: table, join });
const things = listIn(THINGS);
const people = listIn(PEOPLE);

/** Says the one part of a sentence after `read` has put it into Spanish; `null` where it can't. */
const saying =
  (read: (text: string) => string | null) =>
  (say: (read: string) => string): Shape[1] =>
  ([part = '']) => {
    const said = read(part);
    return said && say(said);
  };
const withThings = saying(things);
const withPeople = saying(people);
const withArea = saying(area);
/** A name that stays as it is. */
const withName = saying((text) => (/^[A-Z]/.test(text) ? text : null));
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const SHAPES: Shape[] = [
  // Who may come, and where they live.
  [/^(?:for )?(.+) residents? only$/i, withArea((it) => `Solo para residentes ${of(it)}`)],
  [/^(?:for )?(?:any )?(.+) residents?$/i, withArea((it) => `Para residentes ${of(it)}`)],
  [/^(?:for )?residents of (.+) only$/i, withArea((it) => `Solo para residentes ${of(it)}`)],
  [/^(?:for |open to )?residents of (.+)$/i, withArea((it) => `Para residentes ${of(it)}`)],
  [/^serves residents of (.+)$/i, withArea((it) => `Atiende a residentes ${of(it)}`)],
  [/^serves (.+)$/i, withArea((it) => `Atiende en ${it}`)],
  [/^serves (.+)$/i, withPeople((it) => `Atiende a ${it}`)],
  [/^serves (.+)$/i, withThings((it) => `Sirven ${it}`)],
  [/^(.+ counties)$/i, withArea((it) => it)],
  [/^ages? (\d+) ?(?:-|–|to) ?(\d+)$/i, ([from, to]) => `De ${from} a ${to} años`],
  [/^(?:ages? )?(\d+)(?:\+| (?:and|or) (?:up|older|over))$/i, ([from]) => `De ${from} años o más`],
  [/^(.+), ages? (\d+)\+$/i, aged((list, from) => `${list}, para personas de ${from} años o más`)],
  [/^(.+) (\d+)\+$/i, aged((list, from) => `${list} de ${from} años o más`)],
  [/^(.+) (\d+)-(\d+)$/i, aged((list, from, to) => `${list} de ${from} a ${to} años`)],
  [/^(.+) (?:are )?welcome$/i, withPeople((it) => `Reciben a ${it}`)],
  [/^(.+) only$/i, withPeople((it) => `Solo para ${it}`)],
  [/^(?:only for|only) (.+)$/i, withPeople((it) => `Solo para ${it}`)],
  [/^(.+) only$/i, withThings((it) => `Solo ${it}`)],
  [/^(?:for|open to) (.+)$/i, withPeople((it) => `Para ${it}`)],
  // What to bring.
  [/^bring proof of (.+)$/i, withThings((it) => `Lleve comprobantes de ${it}`)],
  [/^bring (.+)$/i, withThings((it) => `Lleve ${it}`)],
  [/^must (?:bring|show) (.+)$/i, withThings((it) => `Tiene que llevar ${it}`)],
  [/^must have (.+)$/i, withThings((it) => `Tiene que tener ${it}`)],
  [/^no (.+?) (?:is |are )?(?:needed|required)$/i, withThings((it) => `No se necesita ${it}`)],
  [/^(.+?) (?:is |are )?(?:needed|required)$/i, withThings((it) => `Se necesita ${it}`)],
  [/^(.+?) (?:is |are )?accepted$/i, withThings((it) => `Aceptan ${it}`)],
  [/^(.+) spoken$/i, withThings((it) => `Se habla ${it}`)],
  // What there is.
  [/^(?:also )?(.+) too$/i, withThings((it) => `También ${it}`)],
  [/^also (.+)$/i, withThings((it) => `También ${it}`)],
  [/^with (.+)$/i, withThings((it) => `Con ${it}`)],
  [/^helps? with (.+)$/i, withThings((it) => `Ayuda con ${it}`)],
  [/^help for (.+)$/i, withPeople((it) => `Ayuda para ${it}`)],
  [
    /^(.+) for (.+)$/i,
    ([what = '', whom = '']) => {
      const [said, forWhom] = [things(what), people(whom)];
      return said && forWhom && `${said} para ${forWhom}`;
    },
  ],
  // Where it is and whose it is.
  [/^pantry for (.+)$/i, withArea((it) => `Despensa para ${it}`)],
  [/^public housing for (.+)$/i, withArea((it) => `Vivienda pública en ${it}`)],
  [/^job training in (.+)$/i, withArea((it) => `Capacitación laboral en ${it}`)],
  [/^shared office in (.+)$/i, withArea((it) => `Oficina compartida en ${it}`)],
  [/^sites in (.+)$/i, withArea((it) => `Lugares en ${it}`)],
  [/^run by (.+)$/i, withName((it) => `Lo dirige ${it}`)],
  [/^at (.+)$/i, withName((it) => `En ${it}`)],
  [/^next to (.+)$/i, withName((it) => `Junto a ${it}`)],
  // When.
  [
    /^call (.+) before (?:coming|you come|you go)$/i,
    ([when = '']) => {
      const said = hoursInSpanish(when);
      return said && `Llame antes de ir: ${lower(said)}`;
    },
  ],
  [
    /^(.*(?:\d ?[ap]m|day|24\/7|daily|noon|night|july|winter).*)$/i,
    ([when = '']) => hoursInSpanish(when),
  ],
];

function aged(say: (list: string, from: string, to: string) => string): Shape[1] {
  return ([list = '', from = '', to = '']) => {
    const said = people(list) ?? things(list);
    return said && say(said, from, to);
  };
}

export const CLAUSES: ClauseTables = {
  notes: { ...PLACE_NOTES, ...NOTES },
  things: { ...THINGS, ...PEOPLE },
  shapes: SHAPES,
  join,
};
