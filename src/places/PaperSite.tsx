/** On paper only: the address of a website, which is behind a button on the screen. */
export function PaperSite({ address }: { address: string | null }) {
  return address && <p className="on-paper">{address}</p>;
}
