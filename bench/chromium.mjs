/** Debian's Chromium, and flags that stop background traffic and questions at the first start. */
export const CHROMIUM = '/usr/bin/chromium';
/** The same without the browser's own windows: they are pages too, and take as long as ours. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
