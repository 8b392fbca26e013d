import { useState, useSyncExternalStore } from 'react';
import { endHint, installApp, installWay, isTimeForHint } from '../../../../browser/install.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

/** How to install the app, for somebody who comes again and again, until they have or want no hint. */
export function InstallHint() {
  const way = useSyncExternalStore(installWay.subscribe, installWay.read);
  const [isOpen, setOpen] = useState(isTimeForHint);
  if (way === null || !isOpen) return null;
  const close = () => {
    endHint();
    setOpen(false);
  };
  const buttons = (
    <div className="flex flex-wrap gap-3">
      {way === 'button' ? (
        <Button kind="secondary" onClick={installApp}>
          {texts.installNow}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={close}>
        {texts.noInstall}
      </Button>
    </div>
  );
  return (
    <Notice tone="info" title={texts.installTitle} action={buttons}>
      {texts.install[way]}
    </Notice>
  );
}
