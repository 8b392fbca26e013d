import type { EmailTemplate } from '@dosewise/contract';
import { useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import {
  templatesQuery,
  useDeleteTemplate,
  useSendTest,
} from '../../../data/email-templates/template-queries.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { RowButton } from '../../../kit/buttons/row-button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { DataTable } from '../../../kit/layout/data-table.tsx';
import { formatDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { texts as templateTexts } from '../../../parts/email-templates/texts.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { texts } from './texts.ts';

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
      failed={templateTexts.loadFailed}
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {(all) => (
        <Card
          title={texts.tabs.templates}
          action={
            all.length === 0 ? null : <Button onClick={onCreate}>{templateTexts.create}</Button>
          }
        >
          {all.length === 0 ? (
            <EmptyState
              title={texts.noTemplates}
              action={<Button onClick={onCreate}>{templateTexts.create}</Button>}
            >
              {texts.noTemplatesAdvice}
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
      caption={texts.tabs.templates}
      rows={templates}
      columns={[
        { header: templateTexts.name, cell: ({ name }) => name },
        {
          header: templateTexts.description,
          isProse: true,
          cell: ({ description }) => description,
        },
        {
          header: templateTexts.category,
          cell: ({ category }) => templateTexts.categories[category],
        },
        {
          header: templateTexts.variables,
          cell: ({ variables }) => <Variables names={variables} />,
        },
        {
          header: texts.updated,
          cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>,
        },
        {
          header: texts.actions,
          isActions: true,
          cell: (template) => (
            <div className="flex flex-wrap gap-2">
              <RowButton
                label={texts.editTemplate(isolated(template.name))}
                onPress={() => onEdit(template)}
              >
                {texts.edit}
              </RowButton>
              <SendTestButton template={template} />
              <RowButton
                label={texts.deleteTemplateOf(isolated(template.name))}
                kind="danger"
                onPress={() => onDelete(template)}
              >
                {texts.delete}
              </RowButton>
            </div>
          ),
        },
      ]}
    />
  );
}

function Variables({ names }: { names: EmailTemplate['variables'] }) {
  if (names.length === 0) return <span className="text-quiet">{texts.noVariables}</span>;
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
        const message = transport === 'smtp' ? texts.testSent(sentTo) : texts.testKept(sentTo);
        showToast({ tone: 'good', message });
      },
      onError: (error) =>
        showToast({ tone: 'danger', message: explainError(error, texts.testFailed) }),
    });
  return (
    <RowButton
      label={texts.sendTestOf(isolated(template.name))}
      busy={sendTest.isPending}
      onPress={send}
    >
      {texts.sendTest}
    </RowButton>
  );
}

interface DeleteTemplateDialogProps {
  readonly template: EmailTemplate;
  readonly onClose: () => void;
}

/** Asks before a template is deleted. */
function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const deleteTemplate = useDeleteTemplate();
  return (
    <QuestionDialog
      words={{
        title: texts.deleteTemplate,
        question: texts.confirmDelete(isolated(template.name)),
        confirmLabel: texts.deleteTemplate,
        failed: texts.deleteFailed,
      }}
      onClose={onClose}
      change={deleteTemplate}
      onConfirm={() =>
        deleteTemplate.mutate(template._id, {
          onSuccess: () => {
            onClose();
            showToast({ tone: 'good', message: texts.templateDeleted });
          },
        })
      }
    />
  );
}
