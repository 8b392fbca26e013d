import type { CampaignStatus, EmailCampaign } from '@dosewise/contract';
import { formatDayAndTime } from '../../format/dates.ts';
import { isolated } from '../../format/isolated.ts';
import { formatCount } from '../../format/numbers.ts';
import type { CampaignAct } from './campaign-dialog.tsx';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';
import { DataTable } from './data-table.tsx';
import { describeExceptions, labelOf } from './email-words.ts';
import { RowButton } from './row-button.tsx';

/** What can be done with a campaign, by where it stands. */
const ACTS: Readonly<Record<CampaignStatus, readonly CampaignAct[]>> = {
  draft: ['send', 'schedule', 'cancel'],
  scheduled: ['take-back', 'cancel'],
  sending: ['cancel'],
  sent: [],
  cancelled: [],
};

const ACT_LABELS: Readonly<Record<CampaignAct, string>> = {
  send: 'Send',
  schedule: 'Schedule',
  'take-back': 'Back to draft',
  cancel: 'Cancel',
  unconfirmed: 'See unconfirmed',
};

function actsOf({ status, analytics }: EmailCampaign): readonly CampaignAct[] {
  return analytics.unconfirmed > 0 ? [...ACTS[status], 'unconfirmed'] : ACTS[status];
}

interface CampaignTableProps {
  readonly campaigns: readonly EmailCampaign[];
  readonly onAsk: (act: CampaignAct, campaign: EmailCampaign) => void;
}

/** Every campaign, newest first. */
export function CampaignTable({ campaigns, onAsk }: CampaignTableProps) {
  return (
    <DataTable
      caption="Campaigns"
      rows={campaigns}
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Subject', isProse: true, cell: ({ subject }) => subject },
        {
          header: 'Template',
          isProse: true,
          cell: ({ templateName }) => templateName ?? 'Deleted',
        },
        { header: 'Segment', cell: ({ targetSegment }) => labelOf(targetSegment) },
        { header: 'Status', cell: (campaign) => <Status campaign={campaign} /> },
        { header: 'Sent / opened', cell: (campaign) => <Counts campaign={campaign} /> },
        {
          header: 'Actions',
          isActions: true,
          cell: (campaign) => (
            <div className="flex flex-wrap gap-2 empty:hidden">
              {actsOf(campaign).map((act) => (
                <RowButton
                  key={act}
                  label={`${ACT_LABELS[act]} ${isolated(campaign.name)}`}
                  kind={act === 'cancel' ? 'danger' : 'plain'}
                  onPress={() => onAsk(act, campaign)}
                >
                  {ACT_LABELS[act]}
                </RowButton>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}

function Status({ campaign }: { campaign: EmailCampaign }) {
  const { status, scheduledAt, sentAt } = campaign;
  if (status === 'draft' && scheduledAt !== null) return <NotSent at={scheduledAt} />;
  const at = status === 'scheduled' ? scheduledAt : sentAt;
  return (
    <>
      <CampaignStatusBadge status={status} />
      {at === null ? null : (
        <time dateTime={at} className="mt-1 block text-small text-quiet">
          {formatDayAndTime(at)}
        </time>
      )}
    </>
  );
}

/** Scheduled for a time at which its segment was empty. */
function NotSent({ at }: { at: string }) {
  return (
    <>
      <CampaignStatusBadge status="draft" />
      <p className="mt-1 text-small text-quiet lg:max-w-48">
        Not sent: nobody was in the segment on{' '}
        <time dateTime={at}>{`${formatDayAndTime(at)}.`}</time>
      </p>
    </>
  );
}

function Counts({ campaign }: { campaign: EmailCampaign }) {
  const { analytics } = campaign;
  const exceptions = describeExceptions(analytics);
  return (
    <>
      <span className="whitespace-nowrap numbers">{`${formatCount(analytics.sent)} / ${formatCount(analytics.opened)}`}</span>
      {exceptions === '' ? null : <p className="text-small text-quiet">{exceptions}</p>}
    </>
  );
}
