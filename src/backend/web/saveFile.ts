/** How long the browser needs the address of a download, in milliseconds. */
const DOWNLOAD = 60_000;

/** Gives the browser a file to save among its downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD);
}
