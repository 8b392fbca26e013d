import type { CampaignStatus, EmailCampaign } from '@dosewise/contract';
import { RowButton } from '../../../kit/buttons/row-button.tsx';
import { Badge, type BadgeTone } from '../../../kit/feedback/badge.tsx';
import { DataTable } from '../../../kit/layout/data-table.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { formatCount } from '../../../languages/formats/numbers.ts';
import type { CampaignAct } from './campaign-dialog.tsx';
import { describeExceptions } from './campaign-words.ts';
import { texts } from './texts.ts';

/** The acts that a campaign allows, by its state. */
const ACTS: Readonly<Record<CampaignStatus, readonly CampaignAct[]>> = {
  draft: ['send', 'schedule', 'cancel'],
  scheduled: ['take-back', 'cancel'],
  sending: ['cancel'],
  sent: [],
  cancelled: [],
};

const TONES: Readonly<Record<CampaignStatus, BadgeTone>> = {
  draft: 'quiet',
  scheduled: 'data',
  sending: 'caution',
  sent: 'good',
  cancelled: 'danger',
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
      caption={texts.tabs.campaigns}
      rows={campaigns}
      columns={[
        { header: texts.name, cell: ({ name }) => name },
        { header: texts.subject, isProse: true, cell: ({ subject }) => subject },
        {
          header: texts.template,
          isProse: true,
          cell: ({ templateName }) => templateName ?? texts.templateGone,
        },
        { header: texts.segment, cell: ({ targetSegment }) => texts.segments[targetSegment] },
        { header: texts.status, cell: (campaign) => <Status campaign={campaign} /> },
        { header: texts.counts, cell: (campaign) => <Counts campaign={campaign} /> },
        {
          header: texts.actions,
          isActions: true,
          cell: (campaign) => (
            <div className="flex flex-wrap gap-2 empty:hidden">
              {actsOf(campaign).map((act) => (
                <RowButton
                  key={act}
                  label={`${texts.acts[act]} ${isolated(campaign.name)}`}
                  kind={act === 'cancel' ? 'danger' : 'plain'}
                  onPress={() => onAsk(act, campaign)}
                >
                  {texts.acts[act]}
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
      <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
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
      <Badge tone={TONES.draft}>{texts.statuses.draft}</Badge>
      <p className="mt-1 text-small text-quiet lg:max-w-48">
        <span>{texts.notSent}</span>
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
