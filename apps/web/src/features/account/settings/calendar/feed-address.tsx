import { CopiedField } from '../../../../forms/copied-field.tsx';
import { buttonClass } from '../../../../ui/buttons/button.tsx';
import { texts } from './texts.ts';

/** The address while it is known, to be taken away. */
export function FeedAddress({ url }: { url: string }) {
  return (
    <div className="mt-4">
      <CopiedField label={texts.address} hint={texts.addressHint} value={url}>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
          {texts.open}
        </a>
      </CopiedField>
    </div>
  );
}
