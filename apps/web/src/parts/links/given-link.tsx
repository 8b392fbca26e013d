import { Button, buttonClass } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { CopiedField } from '../../kit/forms/copied-field.tsx';
import { texts } from './texts.ts';

/** A link that is shown once, and the message that it goes out in. */
interface GivenLink {
  readonly label: string;
  /** Facts about it, after the one that it is shown once. */
  readonly hint: string;
  readonly url: string;
  readonly subject: string;
  /** With the link in it. */
  readonly message: string;
}

/** A link to be given to someone: copied, or handed to what this device shares with. */
export function GivenLinkField({ label, hint, url, subject, message }: GivenLink) {
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  // A sheet that was closed shared nothing, and no one has to be told.
  const share = () => navigator.share({ title: subject, text: message }).catch(() => undefined);
  return (
    <CopiedField label={label} hint={`${texts.once} ${hint}`} value={url}>
      {/* Only phones share, and only pages with TLS. */}
      {'share' in navigator ? (
        <Button kind="secondary" onClick={() => void share()}>
          {texts.share}
        </Button>
      ) : (
        <a href={mail} className={buttonClass('secondary')}>
          {texts.mail}
        </a>
      )}
    </CopiedField>
  );
}

interface GivenLinkDialogProps extends GivenLink {
  readonly title: string;
  readonly onClose: () => void;
}

/** The same as a dialog, where nothing else shows it. */
export function GivenLinkDialog({ title, onClose, ...link }: GivenLinkDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="narrow"
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <GivenLinkField {...link} />
    </Dialog>
  );
}
