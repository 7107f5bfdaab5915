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
