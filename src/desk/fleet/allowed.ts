const HOST_MAX = 253;
const PRINTER_MAX = 127;
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** A host name in lower case with at least one dot. A last part that begins with a digit is an IP address. */
const HOST = new RegExp(`^(${LABEL}\\.)+(?!\\d)${LABEL}$`);

/** Whether a text is a host whose pages a kiosk may open, as `sync-protocol/src/kiosk_settings.rs` checks it. */
export function isHost(text: string): boolean {
  return text.length <= HOST_MAX && HOST.test(text);
}

/** Whether a text is `off`, `default`, or the name of a CUPS printer. */
export function isPrinter(text: string): boolean {
  const bytes = new TextEncoder().encode(text).length;
  return bytes <= PRINTER_MAX && /^(?!-)[\p{L}\p{N}_.+@-]+$/u.test(text);
}
