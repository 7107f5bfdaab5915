import type { Account } from '../backend/Account';
import { useNotice } from '../notice/useNotice';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { SecondFactors } from './SecondFactors';
import { YourData } from './YourData';

/** PRF-2, and what a person may do with their own data. */
export function Settings({ account }: { account: Account }) {
  const notice = useNotice();
  return (
    <div className="settings">
      <ChangeEmail account={account} notice={notice} />
      <ChangePassword account={account} notice={notice} />
      <SecondFactors account={account} notice={notice} />
      <YourData account={account} notice={notice} />
      {notice.dialog}
    </div>
  );
}
