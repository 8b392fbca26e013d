import { useEffect, useRef, useState } from 'react';
import { Switch } from '../../ui/fields/choice.tsx';
import { ScrollArea } from '../../ui/layout/scroll-area.tsx';
import { fillExamples, previewDocument } from './example-mail.ts';
import { texts } from './texts.ts';

/**
 * A page of ours without content or scripts, under a policy of its own that allows a mail's styles:
 * a frame inside it inherits that policy, where one directly in this page would inherit ours.
 */
const FRAME = '/mail-preview.html';

/** The mail as its reader sees it, 640 px wide, with examples for the variables. */
export function MailPreview({ subject, html }: { subject: string; html: string }) {
  const [withImages, setWithImages] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{texts.previewSubject}</span>
        {fillExamples(subject)}
      </p>
      <ScrollArea label={texts.previewSize} className="rounded-control ring-1 ring-line ring-inset">
        <MailFrame document={previewDocument(html, withImages)} />
      </ScrollArea>
      <Switch
        label={texts.remoteImages}
        hint={texts.remoteImagesHint}
        checked={withImages}
        onChange={setWithImages}
      />
      <p className="text-small text-quiet">{texts.previewNote}</p>
    </div>
  );
}

/** Shows a document where no script runs and nothing of ours can be reached. */
function MailFrame({ document: content }: { document: string }) {
  const outer = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const page = isReady ? outer.current?.contentDocument : null;
    if (!page) return;
    const mail = page.createElement('iframe');
    mail.title = texts.mail;
    mail.setAttribute('sandbox', '');
    mail.srcdoc = content;
    page.body.replaceChildren(mail);
  }, [isReady, content]);

  return (
    <iframe
      ref={outer}
      src={FRAME}
      title={texts.previewFrame}
      // The frame itself is ours and empty; without this we could not put the mail in.
      sandbox="allow-same-origin"
      onLoad={() => setIsReady(true)}
      className="mx-auto block h-120 w-160 max-w-none"
    />
  );
}
