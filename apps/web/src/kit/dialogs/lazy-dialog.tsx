import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '../feedback/toasts.ts';
import { texts } from '../texts.ts';

/**
 * A dialog whose code is loaded with the first time that it opens. Rendering it opens it. Where the
 * code cannot be loaded a toast says so, and the next press tries again.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LateDialog(props: Props) {
    const { onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const isMissing = Dialog === null;
    useEffect(() => {
      if (!isMissing) return;
      load().then(
        (loaded) => setDialog(() => loaded),
        () => {
          onClose();
          showToast({ tone: 'danger', message: texts.loadFailed });
        },
      );
    }, [isMissing, onClose]);
    return Dialog === null ? null : <Dialog {...props} />;
  };
}
