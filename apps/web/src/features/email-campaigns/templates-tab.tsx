import type { EmailTemplate } from '@dosewise/contract';
import { useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { useQuery } from '../../api/use-query.ts';
import { formatDay } from '../../format/dates.ts';
import { isolated } from '../../format/isolated.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from './data-table.tsx';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { templatesQuery, useSendTest } from './email-queries.ts';
import { labelOf } from './email-words.ts';
import { Loaded } from './loaded.tsx';
import { RowButton } from './row-button.tsx';

interface TemplatesTabProps {
  readonly onCreate: () => void;
  readonly onEdit: (template: EmailTemplate) => void;
}

/** The mails that campaigns send. */
export function TemplatesTab({ onCreate, onEdit }: TemplatesTabProps) {
  const templates = useQuery(templatesQuery);
  const [toDelete, setToDelete] = useState<EmailTemplate | null>(null);
  return (
    <Loaded
      query={templates}
      failed="The templates could not be loaded."
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {(all) => (
        <Card
          title="Templates"
          action={all.length === 0 ? null : <Button onClick={onCreate}>Create Template</Button>}
        >
          {all.length === 0 ? (
            <EmptyState
              title="No templates yet"
              action={<Button onClick={onCreate}>Create Template</Button>}
            >
              A template is the mail itself: its subject and its text, with a place for the name of
              the person who gets it.
            </EmptyState>
          ) : (
            <TemplateTable templates={all} onEdit={onEdit} onDelete={setToDelete} />
          )}
          {toDelete === null ? null : (
            <DeleteTemplateDialog template={toDelete} onClose={() => setToDelete(null)} />
          )}
        </Card>
      )}
    </Loaded>
  );
}

interface TemplateTableProps {
  readonly templates: readonly EmailTemplate[];
  readonly onEdit: (template: EmailTemplate) => void;
  readonly onDelete: (template: EmailTemplate) => void;
}

function TemplateTable({ templates, onEdit, onDelete }: TemplateTableProps) {
  return (
    <DataTable
      caption="Templates"
      rows={templates}
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Description', isProse: true, cell: ({ description }) => description },
        { header: 'Category', cell: ({ category }) => labelOf(category) },
        { header: 'Variables', cell: ({ variables }) => <Variables names={variables} /> },
        {
          header: 'Updated',
          cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>,
        },
        {
          header: 'Actions',
          isActions: true,
          cell: (template) => (
            <div className="flex flex-wrap gap-2">
              <RowButton label={`Edit ${isolated(template.name)}`} onPress={() => onEdit(template)}>
                Edit
              </RowButton>
              <SendTestButton template={template} />
              <RowButton
                label={`Delete ${isolated(template.name)}`}
                kind="danger"
                onPress={() => onDelete(template)}
              >
                Delete
              </RowButton>
            </div>
          ),
        },
      ]}
    />
  );
}

function Variables({ names }: { names: EmailTemplate['variables'] }) {
  if (names.length === 0) return <span className="text-quiet">None</span>;
  return names.map((name) => (
    <code key={name} className="block text-small">
      {name}
    </code>
  ));
}

function SendTestButton({ template }: { template: EmailTemplate }) {
  const sendTest = useSendTest();
  const send = () =>
    sendTest.mutate(template._id, {
      onSuccess: ({ sentTo, transport }) => {
        const message =
          transport === 'smtp'
            ? `Test sent to ${sentTo}`
            : `Test for ${sentTo} kept as a file in the outbox folder. No mail server is set.`;
        showToast({ tone: 'good', message });
      },
      onError: (error) =>
        showToast({ tone: 'danger', message: sentenceOf(error, 'Failed to send test') }),
    });
  return (
    <RowButton
      label={`Send test to me: ${isolated(template.name)}`}
      busy={sendTest.isPending}
      onPress={send}
    >
      Send test to me
    </RowButton>
  );
}
