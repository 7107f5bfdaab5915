/** An icon of our own: a font of icons would be a second download. */
export function icon(paths: string) {
  return function Icon() {
    return (
      <svg
        className="icon"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={paths} />
      </svg>
    );
  };
}
