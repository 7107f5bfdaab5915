import { addressOf, type Item } from './items';

/** Whether this device has its own way to send something. Phones do; a kiosk and most PCs do not. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet of the device with the address of these places. */
export function share(title: string, website: string, items: Item[]): void {
  // It is not a failure when a person changes their mind.
  void navigator.share({ title, url: addressOf(website, items) }).catch(() => undefined);
}
