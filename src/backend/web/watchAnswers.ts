import { hasAnswers, isOfPerson, SIGNS } from './answersHere';
import type { Unattended } from './unattended';

/** Opens the idle rule once there are answers. Most visits leave none, and do not load it. */
export function watchAnswers(isSignedIn: () => boolean, onOpen: (rule: Unattended) => void): void {
  let isOpen = false;
  const open = async (first?: Event) => {
    const [{ Unattended }, { later, seconds }] = await Promise.all([
      import('./unattended'),
      import('./clock'),
    ]);
    if (isOpen) return;
    isOpen = true;
    for (const name of SIGNS) removeEventListener(name, look);
    onOpen(new Unattended({ now: seconds, later, isSignedIn }, first));
  };
  // The screen first does what the tap asks for. Without a network the code may not come: the next tap asks again.
  const look = (event?: Event) =>
    void setTimeout(() => {
      if (hasAnswers() || (event && isOfPerson(event))) open(event).catch(() => undefined);
    });
  for (const name of SIGNS) addEventListener(name, look);
  look();
}
