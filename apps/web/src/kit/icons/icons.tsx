import { icon } from './icon.tsx';

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
    <path d="m8 12.3 2.8 2.8L16 9.5" />
  </>,
);
export const CautionIcon = icon(<path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.1" />);
export const DangerIcon = icon(
  <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3ZM12 8v4.5M12 15.8v.1" />,
);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 8v.1" />
  </>,
);
export const HelpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1" />
  </>,
);
export const TodayIcon = icon(<path d="M4 6h16v14H4ZM4 10h16M8 3v5M16 3v5M8 15h3" />);
export const WeightIcon = icon(<path d="M4 4h16v16H4ZM7 10a5 5 0 0 1 10 0ZM12 10l2-2" />);
export const CurveIcon = icon(<path d="M4 4v16h16M7 16c2 0 2-9 5-9s2 7 8 7" />);
export const DoseIcon = icon(<path d="m18 3 3 3M16 4l4 4M14 6l4 4-8 8-4-4ZM8 16l-5 5" />);
export const SymptomIcon = icon(<path d="M3 12h4l3-6 4 12 3-6h4" />);
export const BellIcon = icon(<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4M12 3v2" />);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
  </>,
);
export const MailIcon = icon(<path d="M3 6h18v13H3ZM3.5 6.5 12 13l8.5-6.5" />);
export const LockIcon = icon(<path d="M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3M12 15v2" />);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c0-4 3.5-6 7.5-6s7.5 2 7.5 6" />
  </>,
);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />);
export const LogOutIcon = icon(
  <path d="M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15.5 8l4 4-4 4M19.5 12H10" />,
);
export const EditIcon = icon(
  <path d="M14.5 5.5 18.5 9.5M4 20l1-4.5L15.8 4.7a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L8.5 19 4 20Z" />,
);
export const TrashIcon = icon(
  <path d="M4 7h16M10 11v6M14 11v6M6 7l1 12.2a1.8 1.8 0 0 0 1.8 1.8h6.4a1.8 1.8 0 0 0 1.8-1.8L18 7M9 7V4.5h6V7" />,
);
