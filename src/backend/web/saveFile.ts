/** How long the browser needs the address of a download, in milliseconds. */
const DOWNLOAD = 60_000;

/** Gives the browser a file to save among its downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD);
}

/** Saves what is at an address of this site among the browser's downloads. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
}
