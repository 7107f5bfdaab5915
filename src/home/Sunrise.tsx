/** The picture behind the greeting: a road that leads towards a rising sun. */
export function Sunrise() {
  return (
    <svg
      className="sunrise"
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle cx="900" cy="330" r="250" fill="#ffe3b0" />
      <circle cx="900" cy="330" r="180" fill="#ffd083" />
      <circle cx="900" cy="330" r="112" fill="#ffb238" />
      <path d="M0 352q200-70 420-30t400-22 380 20v160H0z" fill="#9cc4b2" />
      <path d="M0 396q260-60 520-24t680-42v150H0z" fill="#4d9382" />
      <path d="M890 350c-40 36-150 62-310 130h350c-24-52-32-94-32-130z" fill="#fdf6e9" />
      <path
        d="M893 362c-24 34-88 66-168 118"
        stroke="#4d9382"
        strokeWidth="4"
        strokeDasharray="18 16"
        fill="none"
      />
      <path
        d="M0 440q300-40 620 4 40 8 60 36H0zM946 480q-8-40 20-52 120-30 234-34v86z"
        fill="#17695d"
      />
    </svg>
  );
}
