import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read, type Voice } from './voice';

class Utterance {
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', Utterance));
afterEach(() => vi.unstubAllGlobals());

const NAMED = [{ name: 'Ana' }] as SpeechSynthesisVoice[];

/** A browser with some voices, which speaks until it is told that a line ended. */
function browser(voices: SpeechSynthesisVoice[]) {
  const lines: Utterance[] = [];
  const voice: Voice = {
    speak: (line) => void lines.push(line as unknown as Utterance),
    cancel: vi.fn(),
    getVoices: () => voices,
  };
  return { voice, lines };
}

test('each line is said in the language of the page, and the end is told', async () => {
  const { voice, lines } = browser(NAMED);
  const reading = read(voice, 'Food\nHope Pantry', 'es', () => Promise.resolve());
  expect(lines.map(({ text, lang }) => [text, lang])).toEqual([
    ['Food', 'es'],
    ['Hope Pantry', 'es'],
  ]);
  lines.forEach((line) => line.onend?.());
  await reading;
});

test('a browser without a voice says so, and is not silent', async () => {
  const { voice } = browser([]);
  await expect(read(voice, 'Food', 'en', () => Promise.resolve())).rejects.toThrow('no voice');
  expect(voice.cancel).toHaveBeenCalledTimes(2);
});

test('a browser whose lines fail at once for want of a voice says so too', async () => {
  const { voice, lines } = browser([]);
  const reading = read(voice, 'Food', 'en', () => new Promise(() => undefined));
  lines.forEach((line) => line.onerror?.());
  await expect(reading).rejects.toThrow('no voice');
});

test('voices that come late are waited for', async () => {
  const { voice, lines } = browser([]);
  let loaded: () => void = vi.fn();
  const reading = read(voice, 'Food', 'en', () => new Promise((resolve) => (loaded = resolve)));
  voice.getVoices = () => NAMED;
  loaded();
  lines[0]!.onend?.();
  await reading;
});
