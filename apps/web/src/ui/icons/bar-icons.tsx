import { icon } from './icon.tsx';

// Of the bar at the foot of a phone and its sheet, which come with the first page too.

export const TodayIcon = icon(<path d="M4 6h16v14H4ZM4 10h16M8 3v5M16 3v5M8 15h3" />);
export const WeightIcon = icon(<path d="M4 4h16v16H4ZM7 10a5 5 0 0 1 10 0ZM12 10l2-2" />);
export const CurveIcon = icon(<path d="M4 4v16h16M7 16c2 0 2-9 5-9s2 7 8 7" />);
export const DoseIcon = icon(<path d="m18 3 3 3M16 4l4 4M14 6l4 4-8 8-4-4ZM8 16l-5 5" />);
export const SymptomIcon = icon(<path d="M3 12h4l3-6 4 12 3-6h4" />);
