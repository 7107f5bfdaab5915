import type { WaysIn } from '../../generated/bindings';
import { providerOf, type WaySettings } from '../WaySettings';
import { command } from './command';

/** A command after which the session may be another. */
type Change = <T = void>(name: string, content: Record<string, unknown>) => Promise<T>;

/** The ways to log in, in the kiosk window. */
export function openKioskWays(change: Change): WaySettings {
  const language = () => document.documentElement.lang;
  return {
    ways: () => command<WaysIn>('ways_in', {}),
    canAddProviders: true,
    requireRecentSignIn: () => command('require_recent_sign_in', {}),
    async addPhone(session, code) {
      const content = { session, code, language: language() };
      return (await change<boolean>('add_phone', content)) ? 'added' : 'in-use';
    },
    mailCode: (email) => command('request_email_code', { email, adds: true, language: language() }),
    addEmail: (email, code) => change('add_email', { email, code, language: language() }),
    remove: (way) => change('remove_way', { way: providerOf(way), language: language() }),
  };
}
