import { icon } from '../page/icon';

export const TakeIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v8M8 12h8');
