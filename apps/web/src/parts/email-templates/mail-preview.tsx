import { TEMPLATE_VARIABLES, type TemplateVariable } from '@dosewise/contract';
import { useEffect, useRef, useState } from 'react';
import { Switch } from '../../kit/fields/choice.tsx';
import { ScrollArea } from '../../kit/layout/scroll-area.tsx';
import { texts } from './texts.ts';

/** `{{user_name}}`. */
export function variablePlaceholder(variable: TemplateVariable): string {
  return `{{${variable}}}`;
}

/** Fills in the examples, which are plain letters in HTML too. What does not exist stays as it is. */
export function fillExamples(text: string): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (placeholder, inner: string) => {
    const variable = TEMPLATE_VARIABLES.find((name) => name === inner.trim());
    return variable === undefined ? placeholder : texts.examples[variable];
  });
}

/** Keeps a preview from asking other servers for anything. */
const NO_REMOTE_IMAGES =
  '<meta http-equiv="Content-Security-Policy" content="img-src data:"><meta http-equiv="x-dns-prefetch-control" content="off">';

/**
 * The document of a preview. What is put in front comes first of all, so that the mail cannot undo
 * it; a doctype or head of the mail's own further down changes nothing of it.
 */
export function previewDocument(html: string, withRemoteImages: boolean): string {
  const language = /<html[\s>]/i.test(html) ? '' : '<html lang="en">';
  const policy = withRemoteImages ? '' : NO_REMOTE_IMAGES;
  // A link would open in a new window, which the sandbox forbids: the mail stays in sight.
  return `<!doctype html>${language}${policy}<base target="_blank">${fillExamples(html)}`;
}

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
        <span>{fillExamples(subject)}</span>
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
