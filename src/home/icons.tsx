import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      {children}
    </svg>
  );
}

export const House = () => (
  <Icon>
    <path d="M8 22 24 8l16 14v18H8z" />
    <path d="M20 40V28h8v12" />
  </Icon>
);

export const Bag = () => (
  <Icon>
    <rect x="6" y="16" width="36" height="24" rx="4" />
    <path d="M17 16v-4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v4M6 27h36M24 25v4" />
  </Icon>
);

export const Hands = () => (
  <Icon>
    <circle cx="16" cy="15" r="6" />
    <circle cx="33" cy="18" r="5" />
    <path d="M5 39c0-8 4-13 11-13s11 5 11 13M29 28c7-2 14 2 14 11" />
  </Icon>
);

export const Envelope = () => (
  <Icon>
    <rect x="6" y="11" width="36" height="26" rx="4" />
    <path d="m8 14 16 13 16-13" />
  </Icon>
);

export const Plate = () => (
  <Icon>
    <circle cx="26" cy="24" r="14" />
    <circle cx="26" cy="24" r="7" />
    <path d="M6 8v10M6 18v22M3 8v8a3 3 0 0 0 6 0V8M44 8v32M44 8c-3 4-3 12 0 14" />
  </Icon>
);

export const Card = () => (
  <Icon>
    <rect x="5" y="11" width="38" height="26" rx="4" />
    <circle cx="16" cy="22" r="4" />
    <path d="M10 32c1-4 3-5 6-5s5 1 6 5M28 20h10M28 27h10" />
  </Icon>
);

export const Shirt = () => (
  <Icon>
    <path d="m17 8-11 6 4 9 4-2v19h20V21l4 2 4-9-11-6c-1 4-4 6-7 6s-6-2-7-6z" />
  </Icon>
);

export const Cross = () => (
  <Icon>
    <path d="M24 41C10 31 6 25 6 18a9 9 0 0 1 18-2 9 9 0 0 1 18 2c0 7-4 13-18 23z" />
    <path d="M24 18v12M18 24h12" />
  </Icon>
);
