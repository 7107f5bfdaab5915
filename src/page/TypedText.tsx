/** A text of several lines, as it was typed: a blank line begins a new paragraph. */
export function TypedText({ text, lang }: { text: string; lang: string }) {
  return text.split(/\n{2,}/).map((paragraph, at) => (
    <p key={at} lang={lang} style={{ whiteSpace: 'pre-line' }}>
      {paragraph}
    </p>
  ));
}
