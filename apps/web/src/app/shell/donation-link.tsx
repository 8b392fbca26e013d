import { useDonationUrl } from '../../data/deployment-settings/deployment-settings.ts';
import { HeartIcon } from '../../kit/icons/icons.tsx';
import { texts } from '../texts.ts';

interface DonationLinkProps {
  readonly className?: string;
  /** Shows the heart alone, where the bar is full. */
  readonly compact?: boolean;
}

/** The donation page, in the navigation. */
export function DonationLink({ className, compact = false }: DonationLinkProps) {
  const url = useDonationUrl();
  return url === '' ? null : (
    <a data-marketing="" href={url} target="_blank" rel="noopener noreferrer" className={className}>
      <HeartIcon />
      <span className={compact ? 'sr-only' : undefined}>{texts.support}</span>
      <span className="sr-only">{texts.newTab}</span>
    </a>
  );
}

/**
 * The same link as a round button at the bottom right. It floats at every desktop width: as narrow as the margin
 * of the cards if there is no more room beside them. On phones and tablets it rests in the footer, since there
 * it would cover the page.
 */
export function FloatingDonationLink() {
  const url = useDonationUrl();
  return url === '' ? null : (
    <a
      data-marketing=""
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.donate}
      className="absolute right-4 bottom-4 flex size-13 items-center justify-center rounded-full bg-surface text-accent shadow-card ring-1 ring-line transition-colors hover:bg-accent hover:text-on-accent lg:fixed lg:max-[88rem]:right-0 lg:max-[88rem]:w-6 min-[88rem]:right-6 min-[88rem]:bottom-6"
    >
      <HeartIcon />
    </a>
  );
}
