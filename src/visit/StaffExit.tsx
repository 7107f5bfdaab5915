import { useState } from 'react';
import { useVisitWords } from '../words/visitWords';
import { late } from '../page/late';

const StaffDialog = late(async () => (await import('./StaffDialog')).StaffDialog);

/** The operator's way out of a kiosk; only there, and only where a PIN was set. */
export function StaffExit() {
  const { staff } = useVisitWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn staff" onClick={() => setOpen(true)}>
        {staff.open}
      </button>
      {open && <StaffDialog onClose={() => setOpen(false)} />}
    </>
  );
}
