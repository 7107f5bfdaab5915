import { lazy, Suspense, useState } from 'react';
import { useVisitWords } from '../words/visitWords';

const StaffDialog = lazy(async () => ({ default: (await import('./StaffDialog')).StaffDialog }));

/** The operator's way out of a kiosk; only there, and only where a PIN was set. */
export function StaffExit() {
  const { staff } = useVisitWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn staff" onClick={() => setOpen(true)}>
        {staff.open}
      </button>
      {open && (
        <Suspense>
          <StaffDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
