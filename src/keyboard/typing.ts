/** A field that a person types into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

const TYPED = new Set(['text', 'search', 'email', 'password', 'tel', 'url', 'number']);

/** The field behind an event, if it is one for text. */
export function textField(target: EventTarget | null): TextField | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && TYPED.has(target.type) ? target : null;
}

/** Puts a text where the cursor is; an empty one deletes what stands before it. */
export function insert(field: TextField, text: string): void {
  if (field.readOnly || field.disabled) return;
  // Fields for addresses have no cursor that a page could know: there the end is meant.
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? field.value.length;
  const from = text === '' && start === end ? before(field.value, start) : start;
  const next = field.value.slice(0, from) + text + field.value.slice(end);
  if (field.maxLength >= 0 && next.length > field.maxLength && text !== '') return;
  // As the browser sets it, so that React hears of the change.
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, next);
  if (field.selectionStart !== null)
    field.setSelectionRange(from + text.length, from + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the cursor by a letter. */
export function move(field: TextField, steps: number): void {
  const at = field.selectionStart;
  if (at === null) return;
  const to = Math.min(Math.max(at + steps, 0), field.value.length);
  field.setSelectionRange(to, to);
}

/** What the key Enter does in this field. */
export function enter(field: TextField): void {
  const key = { key: 'Enter', bubbles: true, cancelable: true };
  if (!field.dispatchEvent(new KeyboardEvent('keydown', key))) return;
  if (field instanceof HTMLTextAreaElement) insert(field, '\n');
  else field.form?.requestSubmit();
}

/** Where the letter before a place begins: some letters are two units long. */
function before(text: string, at: number): number {
  const last = Array.from(text.slice(0, at)).at(-1);
  return at - (last?.length ?? 0);
}
