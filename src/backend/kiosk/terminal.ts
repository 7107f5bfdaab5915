import type { KioskSettings, VisitState } from '../../generated/bindings';
import type { Terminal } from '../Terminal';
import { command } from './command';

/** A touch is told at most this often, in milliseconds. */
const TOLD_EVERY = 3000;

/** The kiosk's machine: idle rule, printer, voice and the way out are in src-tauri. */
export function openKioskTerminal({ abilities, website }: KioskSettings): Terminal {
  const stay = () => void command<null>('keep_visit', {}).catch(() => undefined);
  tellOfTouches(stay);
  return {
    abilities,
    website,
    stay,
    watch(listener) {
      let isWatched = true;
      const next = async (seen: number): Promise<void> => {
        for (let version = seen; ;) {
          const state = await command<VisitState>('visit_state', { seen: version });
          if (!isWatched) return;
          version = state.version;
          listener(state.secondsLeft, 'visit');
        }
      };
      void next(-1).catch(() => undefined);
      return () => {
        isWatched = false;
      };
    },
    endVisit: () => command('end_visit', {}),
    print: () => command('print_page', {}),
    speak: (text, language) => command('speak', { text, language }),
    hush: () => command('stop_speaking', {}),
    leave: (pin) => command('exit_with_pin', { pin }),
  };
}

/** Linux sees touches in the window itself; this is for the other systems. */
function tellOfTouches(stay: () => void) {
  let told = -Infinity;
  const tell = ({ timeStamp }: Event) => {
    if (timeStamp - told < TOLD_EVERY) return;
    told = timeStamp;
    stay();
  };
  for (const name of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
    addEventListener(name, tell, { capture: true, passive: true });
}
