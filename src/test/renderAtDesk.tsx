import './settled';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Desk } from '../backend/Desk';
import { DeskContext } from '../desk/deskContext';
import type { DeskMe, MenuList } from '../generated/bindings';
import { en } from '../words/en';
import { LanguageProvider } from '../words/LanguageProvider';

/** Shows a screen of the desk to an owner, in English, over these calls alone. */
export function renderAtDesk(screen: ReactNode, calls: Partial<Desk>, lists: MenuList[] = []) {
  const me: DeskMe = { name: 'Olga', email: '', role: 'owner', checksLinks: false, lists };
  window.scrollTo = () => undefined;
  render(
    <MemoryRouter>
      <LanguageProvider start={en}>
        <DeskContext value={{ desk: calls as Desk, me }}>{screen}</DeskContext>
      </LanguageProvider>
    </MemoryRouter>,
  );
}
