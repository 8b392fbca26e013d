import { icon } from './icon.tsx';

export const TrashIcon = icon(
  <path d="M4 7h16M10 11v6M14 11v6M6 7l1 12.2a1.8 1.8 0 0 0 1.8 1.8h6.4a1.8 1.8 0 0 0 1.8-1.8L18 7M9 7V4.5h6V7" />,
);
