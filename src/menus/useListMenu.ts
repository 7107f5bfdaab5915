import { useEffect } from 'react';
import { useBackend } from '../backend/context';
import { turn } from '../page/turn';
import { askListMenu } from './listMenu';

/** How often a screen that stays open asks again, in milliseconds. */
const AGAIN = 600_000;

/** Follows what owners of the desk say of the lists. Without an answer the menus stay as they are. */
export function useListMenu(): void {
  const backend = useBackend();
  useEffect(() => {
    const ask = () => void askListMenu(backend);
    void turn().then(ask);
    const timer = setInterval(ask, AGAIN);
    return () => clearInterval(timer);
  }, [backend]);
}
