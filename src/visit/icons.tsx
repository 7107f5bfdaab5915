import { icon } from '../page/icon';

export const DoorIcon = icon('M13 4H5v16h8M10 12h11m-4-4 4 4-4 4');
export const ListIcon = icon('M8 6h12M8 12h12M8 18h12M3.5 6h.01M3.5 12h.01M3.5 18h.01');
export const VolumeIcon = icon('M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11');
export const ContrastIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 0v18m0-16a7 7 0 0 1 0 14');
