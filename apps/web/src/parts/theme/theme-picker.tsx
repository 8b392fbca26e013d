import { SegmentedControl } from '../../kit/fields/segmented-control.tsx';
import { DarkIcon, LightIcon, SystemIcon } from '../../kit/icons/icons.tsx';
import { texts } from './texts.ts';
import { type Theme, useTheme } from './theme.tsx';

const THEME_SEGMENTS = [
  {
    value: 'light',
    label: <ThemeLabel icon={<LightIcon className="size-4" />} text={texts.themes.light} />,
  },
  {
    value: 'dark',
    label: <ThemeLabel icon={<DarkIcon className="size-4" />} text={texts.themes.dark} />,
  },
  {
    value: 'system',
    label: <ThemeLabel icon={<SystemIcon className="size-4" />} text={texts.themes.system} />,
  },
] as const satisfies readonly { value: Theme; label: React.ReactNode }[];

/** Light, dark, or as the system has it. */
export function ThemePicker({ hideLegend = false }: { hideLegend?: boolean }) {
  const [theme, setTheme] = useTheme();
  return (
    <SegmentedControl
      legend={texts.theme}
      hideLegend={hideLegend}
      value={theme}
      segments={THEME_SEGMENTS}
      onChange={setTheme}
    />
  );
}

function ThemeLabel({ icon, text }: { icon: React.ReactElement; text: string }) {
  return (
    <>
      <span className="lg:hidden">{icon}</span>
      <span>{text}</span>
    </>
  );
}
