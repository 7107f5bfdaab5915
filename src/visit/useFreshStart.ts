import { useEffect } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { ACCOUNT_ROUTE } from '../page/accountRoute';
import { FORGOTTEN, type Forgetting } from '../backend/visitMemory';

/**
 * Goes to the first screen when a visit was forgotten: what a screen holds in its fields goes with the screen. The
 * screens of accounts stay after a log-out; they hold nothing more, and say why the session ended.
 */
export function useFreshStart(): void {
  const navigate = useNavigate();
  const isAccount = useRouteLoaderData(ACCOUNT_ROUTE) !== undefined;
  useEffect(() => {
    const start = ({ detail }: CustomEventInit<Forgetting>) => {
      if (detail === 'left-alone' || !isAccount) void navigate('/', { replace: true });
    };
    addEventListener(FORGOTTEN, start);
    return () => removeEventListener(FORGOTTEN, start);
  }, [navigate, isAccount]);
}
