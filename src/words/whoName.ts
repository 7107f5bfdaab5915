import type { Language } from '../generated/bindings';

/** The name under which the service keeps what a command did. */
const COMMAND = 'command';

/** Who did something at the desk, as it is read: a command has no name of a person. */
export function whoName(who: string, language: Language): string {
  if (who !== COMMAND) return who;
  return language === 'es' ? 'el operador, por un comando' : 'the operator, by a command';
}
