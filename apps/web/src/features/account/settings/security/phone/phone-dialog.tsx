import { ingestHealthAutoExport, ingestHealthConnect } from '@dosewise/contract';
import { API_BASE } from '../../../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../../../kit/buttons/button.tsx';
import { Dialog } from '../../../../../kit/dialogs/dialog.tsx';
import { CopiedField } from '../../../../../kit/forms/copied-field.tsx';
import { texts } from './texts.ts';

const addressOf = ({ path }: { readonly path: string }) =>
  new URL(API_BASE + path, location.origin).href;

/** The addresses for programs of phones that send by themselves. */
export function PhoneDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="narrow"
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className="flex flex-col gap-6">
        <p>{texts.lead}</p>
        <CopiedField
          isQuiet
          label={texts.apple}
          hint={texts.appleHint}
          value={addressOf(ingestHealthAutoExport)}
        />
        <CopiedField
          isQuiet
          label={texts.android}
          hint={texts.androidHint}
          value={addressOf(ingestHealthConnect)}
        />
        <a
          href={`${API_BASE}/docs#ingest`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {texts.docs}
        </a>
      </div>
    </Dialog>
  );
}
