import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { ACCOUNT_ROUTE } from '../page/accountRoute';
import { FORGOTTEN, type Forgetting } from '../backend/visitMemory';

/**
 * Goes to the first screen when a visit was forgotten: what a screen holds in its fields goes with the screen. The
 * screens of accounts stay after a log-out; they hold nothing more, and say why the session ended.
 */
export function useFreshStart(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAccount = useRouteLoaderData(ACCOUNT_ROUTE) !== undefined;
  const [isStarting, setStarting] = useState(false);
  useEffect(() => {
    const start = ({ detail }: CustomEventInit<Forgetting>) => {
      if (detail === 'left-alone' || !isAccount) setStarting(true);
    };
    addEventListener(FORGOTTEN, start);
    return () => removeEventListener(FORGOTTEN, start);
  }, [isAccount]);
  if (isStarting && pathname === '/') setStarting(false);
  // A screen that lacks its answers leads to another one by itself, so this goes on until the first one is there.
  useEffect(() => {
    if (isStarting) void navigate('/', { replace: true });
  }, [isStarting, pathname, navigate]);
}
