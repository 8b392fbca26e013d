import { Button } from '../../kit/buttons/button.tsx';
import type { Elements } from '../../kit/elements.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import type { FormView } from '../../kit/forms/use-form.ts';
import { TrashIcon } from '../../kit/icons/icons.tsx';

interface RecordDialogProps {
  readonly form: FormView;
  readonly words: {
    readonly editTitle: string;
    readonly save: string;
    /** Such as 'Delete this symptom'. */
    readonly deleteThis: string;
  };
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** Its fields. */
  readonly children: Elements;
}

/** Edits a record, or deletes it: by a button after its fields, away from the one that saves. */
export function RecordDialog({ form, words, onDelete, onClose, children }: RecordDialogProps) {
  return (
    <FormDialog
      form={form}
      title={words.editTitle}
      submit={words.save}
      className="flex flex-col gap-6"
      onClose={onClose}
    >
      {children}
      <Button
        kind="quiet"
        className="self-start text-danger hover:bg-danger-tint"
        disabled={form.busy}
        onClick={onDelete}
      >
        <TrashIcon className="size-5" />
        <span>{words.deleteThis}</span>
      </Button>
    </FormDialog>
  );
}
