import { textField, type TextField } from './typing';

/** After a press that brought no click, in milliseconds: a finger's click comes after its touch. */
const SETTLE = 400;

let shown: TextField | null = null;

/** The field the keyboard writes into. */
export function focusedField(): TextField | null {
  return shown;
}

/**
 * Tells when another field has the focus, or none. Never between the start of a press and its click:
 * a page that moves in between takes the control away from under the finger.
 */
export function followFocus(tell: () => void): () => void {
  let isPressing = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const next = textField(document.activeElement);
    if (isPressing || next === shown) return;
    shown = next;
    tell();
  };
  const settle = (wait: number) => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      isPressing = false;
      look();
    }, wait);
  };
  const down = () => {
    isPressing = true;
    clearTimeout(settling);
  };
  const up = () => settle(SETTLE);
  const click = () => settle(0);
  // On the way from field to field the keyboard stays.
  const out = ({ relatedTarget }: FocusEvent) => {
    if (!textField(relatedTarget)) look();
  };
  // A field that is taken away with its screen loses the focus without a word.
  const changes = new MutationObserver(() => shown?.isConnected === false && look());

  const listeners: [string, EventListener][] = [
    ['pointerdown', down],
    ['mousedown', down],
    ['pointerup', up],
    ['mouseup', up],
    ['pointercancel', up],
    ['click', click],
    ['focusin', look],
    ['focusout', out as EventListener],
  ];
  for (const [name, listener] of listeners) addEventListener(name, listener, { capture: true });
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    for (const [name, listener] of listeners)
      removeEventListener(name, listener, { capture: true });
    changes.disconnect();
    clearTimeout(settling);
    shown = null;
  };
}
