/**
 * A sentence with values in it. A value that ends with a dot of its own, such as "a. m." or "Inc.", ends the sentence
 * with that dot.
 */
export function said(texts: TemplateStringsArray, ...values: unknown[]): string {
  return texts.reduce((sentence, text, at) => {
    const value = String(values[at - 1]);
    const isDotted = value.endsWith('.') && text.startsWith('.');
    return sentence + value + (isDotted ? text.slice(1) : text);
  });
}
