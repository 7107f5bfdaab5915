import './settled';
import { act, render, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import type { Desk } from '../backend/Desk';
import { DeskContext } from '../desk/deskContext';
import type { DeskMe, Language, MenuList } from '../generated/bindings';
import { en } from '../words/en';
import { useLanguage } from '../words/language';
import { LanguageProvider } from '../words/LanguageProvider';

/** Changes the language of the screen that is shown. */
let choose: (language: Language) => void;

function LanguageOfScreen() {
  const language = useLanguage();
  useEffect(() => {
    choose = language.choose;
  });
  return null;
}

/** Shows a screen of the desk to an owner, in English, over these calls alone. */
export function renderAtDesk(screen: ReactNode, calls: Partial<Desk>, lists: MenuList[] = []) {
  const me: DeskMe = {
    name: 'Olga',
    email: '',
    role: 'owner',
    checksLinks: false,
    suggestions: 0,
    lists,
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <MemoryRouter>
      <LanguageProvider start={en}>
        <LanguageOfScreen />
        <DeskContext value={{ desk: calls as Desk, me, logIns: 0 }}>{screen}</DeskContext>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

/** Changes the language of the screen that was rendered last, as the bar of the desk does. */
export async function speaks(language: Language): Promise<void> {
  act(() => choose(language));
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
}
