import { icon } from './icon.tsx';

// All of these come with the first page; what it never shows is in later-icons.tsx.

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const LightIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
  </>,
);
export const DarkIcon = icon(<path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />);
export const SystemIcon = icon(
  <path d="M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM9 20h6M12 16v4" />,
);
export const HeartIcon = icon(
  <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z" />,
);
// The four meanings differ in shape, not only in colour.
export const GoodIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.800L16 9.5" />
  </>,
);
export const CautionIcon = icon(
  <path d="M12 4 2.8 19.500h18.400L12 4ZM12 10v4.500M12 17.200v.1" />,
);
export const DangerIcon = icon(
  <path d="M8.3 3h7.400L21 8.300v7.400L15.7 21H8.300L3 15.700V8.300L8.3 3ZM12 8v4.500M12 15.800v.1" />,
);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 8v.1" />
  </>,
);
