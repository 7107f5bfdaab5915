import { useState, type ReactNode } from 'react';
import { HolidayNote } from '../places/HolidayNote';

/** A phone so low that the note would push the first place off its first screen. */
const LOW = '(width < 36rem) and (height < 37.5rem)';

/** The note of a holiday: above the places, or below the first of them where a low phone has no room above it. */
export function useHoliday(day: string): { above: ReactNode; below: ReactNode } {
  const [isLow] = useState(() => matchMedia(LOW).matches);
  const note = <HolidayNote day={day} />;
  return isLow ? { above: null, below: note } : { above: note, below: null };
}
