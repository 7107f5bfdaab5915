import { useEffect } from 'react';
import { useBackend } from '../backend/context';
import { showListMenu } from './listMenu';

/** The list under which the menu of the lists is answered and kept. */
const LIST_MENU = 'list-menu';
/** How often a screen that stays open asks again, in milliseconds. */
const AGAIN = 600_000;

/** Follows what owners of the desk say of the lists. Without an answer the menus stay as they are. */
export function useListMenu(): void {
  const backend = useBackend();
  useEffect(() => {
    const ask = () => {
      backend.listing(LIST_MENU).then(
        ({ rows }) => showListMenu(rows),
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, AGAIN);
    return () => clearInterval(timer);
  }, [backend]);
}
