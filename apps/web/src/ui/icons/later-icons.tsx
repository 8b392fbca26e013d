import { icon } from './icon.tsx';

// Not one of these is on the first page.

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />);
export const LogOutIcon = icon(
  <path d="M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15.5 8l4 4-4 4M19.5 12H10" />,
);
export const EditIcon = icon(
  <path d="M14.5 5.5 18.5 9.5M4 20l1-4.5L15.8 4.7a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L8.5 19 4 20Z" />,
);
