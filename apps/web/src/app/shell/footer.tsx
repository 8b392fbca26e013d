import { useSourceUrl } from '../../api/deployment-settings.ts';
import { ThemePicker } from '../../browser/theme-picker.tsx';
import { texts } from '../texts.ts';
import { FloatingDonationLink } from './donation-link.tsx';

/** What this is and is not, and how it looks. */
export function Footer() {
  return (
    <footer className="relative mt-auto border-t border-line">
      <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-8 pb-24 text-small text-quiet sm:px-6 md:grid-cols-[1fr_auto] md:items-start md:gap-12 min-[75rem]:pb-12">
        <div className="max-w-prose">
          <p>
            {texts.disclaimer}
            <a href="/licences.txt" className="underline">
              {texts.licences}
            </a>
          </p>
          <p className="mt-2 numbers">{texts.version(import.meta.env.VITE_VERSION)}</p>
          <SourceLink />
        </div>
        <ThemePicker hideLegend />
      </div>
      <FloatingDonationLink />
    </footer>
  );
}

/** The source of what runs here: whoever uses a changed version has a right to it (AGPL, section 13). */
function SourceLink() {
  const url = useSourceUrl();
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center underline"
    >
      {texts.source}
      <span className="sr-only">{texts.newTab}</span>
    </a>
  );
}
