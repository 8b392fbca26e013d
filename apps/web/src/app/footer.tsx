import { type Theme, useTheme } from '../lib/theme.tsx';
import { DarkIcon, LightIcon, SystemIcon } from '../ui/icons.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { FloatingDonationLink } from './donation-link.tsx';

const THEME_SEGMENTS = [
  { value: 'light', label: <ThemeLabel icon={<LightIcon className="size-4" />} text="Light" /> },
  { value: 'dark', label: <ThemeLabel icon={<DarkIcon className="size-4" />} text="Dark" /> },
  { value: 'system', label: <ThemeLabel icon={<SystemIcon className="size-4" />} text="System" /> },
] as const satisfies readonly { value: Theme; label: React.ReactNode }[];

/** What this is and is not, and how it looks. */
export function Footer() {
  const [theme, setTheme] = useTheme();
  return (
    <footer className="relative mt-auto border-t border-line">
      <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-8 pb-24 text-small text-quiet sm:px-6 md:grid-cols-[1fr_auto] md:items-start md:gap-12 min-[75rem]:pb-12">
        <p className="max-w-prose">
          Dosewise keeps records and does arithmetic. It never gives medical advice: what to inject,
          and when, is between you and your prescriber. Not affiliated with the maker of Mounjaro.
        </p>
        <SegmentedControl
          legend="Theme"
          hideLegend
          value={theme}
          segments={THEME_SEGMENTS}
          onChange={setTheme}
        />
      </div>
      <FloatingDonationLink />
    </footer>
  );
}

function ThemeLabel({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <>
      {icon}
      {text}
    </>
  );
}
