import type { EmailTemplate } from '@dosewise/contract';
import { type ReactNode, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useLoadNewer } from './template-queries.ts';
import { texts } from './texts.ts';

interface NewerTemplate {
  /** Whether an error of saving says that somebody else changed the template; it is shown then. */
  take(error: unknown): boolean;
  /** What to show beside the button of the form, which keeps what was typed. */
  readonly shown: ReactNode;
}

/** What to do when somebody else changed the template that is being edited. */
export function useNewerTemplate(
  template: EmailTemplate | null,
  onLoaded: (newer: EmailTemplate) => void,
): NewerTemplate {
  const [sentence, setSentence] = useState<string | null>(null);
  const loading = useLoadNewer();
  const load = () => {
    if (template === null) return;
    loading.mutate(template._id, {
      onSuccess: (newer) => (newer === undefined ? setSentence(texts.deleted) : onLoaded(newer)),
      onError: (error) => setSentence(sentenceOf(error, texts.loadNewerFailed)),
    });
  };
  return {
    take: (error) => {
      const isNewer = error instanceof ApiError && error.code === 'changed_meanwhile';
      setSentence(isNewer ? `${error.message} ${texts.copyFirst}` : null);
      return isNewer;
    },
    shown:
      sentence === null ? null : (
        <>
          <p className="mb-3">{sentence}</p>
          <Button kind="secondary" onClick={load} busy={loading.isPending}>
            {texts.loadNewer}
          </Button>
        </>
      ),
  };
}
