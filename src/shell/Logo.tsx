/** A sun that rises where a road meets the horizon. The same drawing as public/logo.svg. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 64 64" width="44" height="44" aria-hidden="true">
      <rect width="64" height="64" rx="16" fill="#0b4a43" />
      <path
        d="M32 12v-6M16.4 18.4l-4.2-4.2M47.6 18.4l4.2-4.2"
        stroke="#ffc663"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M14 36a18 18 0 0 1 36 0z" fill="#ffb238" />
      <path d="M0 36h64v12a16 16 0 0 1-16 16H16A16 16 0 0 1 0 48z" fill="#17695d" />
      <path d="M28.5 36h7L48 64H16z" fill="#fdf6e9" />
      <path d="M32 40v5M32 50v8" stroke="#17695d" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
