import { lazy, Suspense } from 'react';
import type { Account } from '../backend/Account';
import { useNotice } from '../notice/useNotice';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { isPhoneNumber } from '../form/phoneNumber';
import { SecondFactors } from './SecondFactors';
import { YourData } from './YourData';

const Devices = lazy(async () => ({ default: (await import('./Devices')).Devices }));
const WaysToLogIn = lazy(async () => ({ default: (await import('./WaysToLogIn')).WaysToLogIn }));

/** PRF-2, and what a person may do with their own data. */
export function Settings({ account }: { account: Account }) {
  const notice = useNotice();
  const hasEmail = !isPhoneNumber(account.session()?.email ?? '');
  return (
    <div className="settings">
      {hasEmail && (
        <>
          <ChangeEmail account={account} notice={notice} />
          <ChangePassword account={account} notice={notice} />
        </>
      )}
      <Suspense>
        <WaysToLogIn account={account} notice={notice} />
      </Suspense>
      <SecondFactors account={account} notice={notice} />
      <Suspense>
        <Devices account={account} notice={notice} />
      </Suspense>
      <YourData account={account} notice={notice} />
      {notice.dialog}
    </div>
  );
}
