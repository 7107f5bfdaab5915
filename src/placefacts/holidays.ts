import { addDays, dayOfMonth, daysInMonth, monthOf, weekdayOf } from './wallDate';

const [MONDAY, TUESDAY, THURSDAY, FRIDAY, SUNDAY] = [1, 2, 4, 5, 7];
/** When a half holiday begins, in minutes since midnight. */
export const HALF_DAY = 720;
/** New Year, Juneteenth, Independence Day, Veterans Day, Christmas. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/**
 * Whether a day is a public holiday in New Jersey (N.J.S.A. 36:1-1) or of the United States
 * (5 U.S.C. 6103), or the weekday on which one is kept that falls on a weekend.
 * place-facts/src/calendar.rs does the same.
 */
export function isHoliday(day: string): boolean {
  const weekday = weekdayOf(day);
  return (
    isFixed(day) ||
    isByWeekday(day, weekday) ||
    (weekday === FRIDAY && isFixed(addDays(day, 1))) ||
    (weekday === MONDAY && isFixed(addDays(day, -1)))
  );
}

/**
 * Whether many places are closed at a minute of a day that is no public holiday: Easter Sunday, the day after
 * Thanksgiving, the afternoons of December 24 and 31. place-facts/src/calendar.rs does the same.
 */
export function isHalfHoliday(day: string, minute: number): boolean {
  if (['12-24', '12-31'].includes(day.slice(5))) return minute >= HALF_DAY;
  const weekday = weekdayOf(day);
  // Thanksgiving is the fourth Thursday.
  if (weekday === FRIDAY) return day.slice(5) >= '11-23' && day.slice(5) <= '11-29';
  return weekday === SUNDAY && day === easter(Number(day.slice(0, 4)));
}

function isFixed(day: string): boolean {
  return FIXED.includes(day.slice(5));
}

function isByWeekday(day: string, weekday: number): boolean {
  const [month, date] = [monthOf(day), dayOfMonth(day)];
  const nth = Math.floor((date + 6) / 7);
  if (weekday === MONDAY) {
    // Martin Luther King, Presidents' Day, Labor Day, Columbus Day; Memorial Day is the last.
    const isNamed = { 1: 3, 2: 3, 9: 1, 10: 2 }[month] === nth;
    return isNamed || (month === 5 && date + 7 > daysInMonth(day));
  }
  if (weekday === THURSDAY) return month === 11 && nth === 4;
  // Election Day: the Tuesday after the first Monday of November.
  if (weekday === TUESDAY) return month === 11 && date >= 2 && date <= 8;
  if (weekday !== FRIDAY) return false;
  return (month === 6 && nth === 3) || addDays(day, 2) === easter(Number(day.slice(0, 4)));
}

/** Easter Sunday (Meeus, Jones, Butcher). */
export function easter(year: number): string {
  const int = Math.floor;
  const [a, b, c] = [year % 19, int(year / 100), year % 100];
  const g = int((8 * b + 13) / 25);
  const h = (19 * a + b - int(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * int(c / 4) - h - (c % 4)) % 7;
  const m = int((a + 11 * h + 19 * l) / 433);
  const month = int((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
