type Sentence = (...given: (number | string)[]) => unknown;

/** Every sentence with its place; functions are asked with numbers, and those that want a text with texts. */
export function sentences(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') {
      return [[here, String(asked(value as Sentence))]];
    }
    return sentences(value as object, here);
  });
}

function asked(sentence: Sentence): unknown {
  try {
    return sentence(7, 9);
  } catch {
    return sentence('7', '9');
  }
}
