import { icon } from './icon.tsx';

// Not one of these is on the first page.

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronLeftIcon = icon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />);
export const TrashIcon = icon(
  <path d="M4 7h16M10 11v6M14 11v6M6 7l1 12.2a1.8 1.8 0 0 0 1.8 1.8h6.4a1.8 1.8 0 0 0 1.8-1.8L18 7M9 7V4.5h6V7" />,
);
export const EditIcon = icon(
  <path d="M14.5 5.5 18.5 9.5M4 20l1-4.5L15.8 4.7a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L8.5 19 4 20Z" />,
);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="m4 4 16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.4 9.4 0 0 0 4.3-1.050M10 10.100a2.75 2.75 0 0 0 3.9 3.9" />,
);
export const LogOutIcon = icon(
  <path d="M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15.5 8l4 4-4 4M19.5 12H10" />,
);
