import type { SetupStep } from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { hasPriceActs } from '../../../runtime/activity/audit-log.queries.ts';
import { knownBackups } from './backups.service.ts';
import { isLocal } from './findings/address-checks.ts';

/** The steps of setting up that are done, by the settings and the records as they are now. */
export async function readSetupSteps(
  context: Pick<AppContext, 'config' | 'db'>,
): Promise<Record<SetupStep, boolean>> {
  const { config, db } = context;
  const { files } = await knownBackups({ config, db });
  const url = new URL(config.publicUrl);
  return {
    mail: config.smtpUrl !== null,
    address: url.protocol === 'https:' && !isLocal(url),
    backups: files.some(({ check }) => check === 'whole'),
    people: config.registration !== 'open',
    prices: await hasPriceActs(db),
  };
}
