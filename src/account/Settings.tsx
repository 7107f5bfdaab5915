import { lazy, Suspense, useState } from 'react';
import type { Account } from '../backend/Account';
import { useNotice } from '../notice/useNotice';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { isPhoneNumber } from '../form/phoneNumber';
import { SecondFactors } from './SecondFactors';
import { useWays } from './useWays';
import { YourData } from './YourData';

const ChoosePassword = lazy(async () => ({
  default: (await import('./ChoosePassword')).ChoosePassword,
}));
const Changes = lazy(async () => ({ default: (await import('./Changes')).Changes }));
const Devices = lazy(async () => ({ default: (await import('./Devices')).Devices }));
const WaysToLogIn = lazy(async () => ({ default: (await import('./WaysToLogIn')).WaysToLogIn }));

/** PRF-2, and what a person may do with their own data. */
export function Settings({ account }: { account: Account }) {
  const notice = useNotice();
  const [round, setRound] = useState(0);
  const ways = useWays(account, round);
  const reload = () => setRound((before) => before + 1);
  const known = ways === 'failed' ? null : ways;
  // Before it is known, an account is called by its email if it has one.
  const isNamedByPhone = isPhoneNumber(account.session()?.email ?? '');
  const hasEmail = !isNamedByPhone && known?.address !== null;
  // Most people have a password, so that is what stands there before it is known.
  const hasPassword = known?.hasPassword ?? true;
  return (
    <div className="settings">
      {hasEmail && (
        <>
          <ChangeEmail account={account} notice={notice} ways={known} />
          {hasPassword && <ChangePassword account={account} notice={notice} />}
          {!hasPassword && known?.address && (
            <Suspense>
              <ChoosePassword
                account={account}
                email={known.address}
                notice={notice}
                ways={known}
                onChosen={reload}
              />
            </Suspense>
          )}
        </>
      )}
      <Suspense>
        <WaysToLogIn account={account} notice={notice} ways={ways} reload={reload} />
      </Suspense>
      <SecondFactors account={account} notice={notice} ways={known} onChanged={reload} />
      <Suspense>
        <Devices account={account} notice={notice} round={round} />
        <Changes account={account} round={round} />
      </Suspense>
      <YourData account={account} notice={notice} ways={known} />
      {notice.dialog}
    </div>
  );
}
