import { icon } from '../page/icon';

export const DoorIcon = icon('M13 4H5v16h8M10 12h11m-4-4 4 4-4 4');
export const ListIcon = icon('M8 6h12M8 12h12M8 18h12M3.5 6h.01M3.5 12h.01M3.5 18h.01');
export const VolumeIcon = icon('M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11');
export const ContrastIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 0v18m0-16a7 7 0 0 1 0 14');
// Drawn, not written: the names of their buttons say more than "A" and would not contain it (WCAG 2.5.3).
export const SmallerIcon = icon('M3 18 8 6l5 12M4.7 14h6.6M16.5 12H22');
export const LargerIcon = icon('M1.5 20 8 4l6.5 16M3.8 14.5h8.4M16.5 12h6m-3-3v6');
export const LettersIcon = icon(
  'M1.5 19 7 5l5.5 14M3.5 14h7M22 11v8m0-4a3.25 4 0 1 1-6.5 0 3.25 4 0 1 1 6.5 0',
);
