import {
  downloadBackup,
  findFaults,
  getSetupSteps,
  getSystem,
  listAudit,
  makeBackup,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, describeOpener } from '../../../runtime/calls/bind-route.ts';
import * as audit from './audit.service.ts';
import * as backups from './backups.service.ts';
import { readSetupSteps } from './setup-steps.service.ts';
import { readFindings, readSystem } from './system.service.ts';

export function systemRoutes(context: AppContext): readonly BoundRoute[] {
  const isEncrypted = context.config.backups.recipient !== null;
  return [
    bindRoute(getSystem, () => readSystem(context)),
    bindRoute(findFaults, () => readFindings(context)),
    bindRoute(getSetupSteps, () => readSetupSteps(context)),
    bindRoute(makeBackup, (_input, call) => backups.make(context, call, describeOpener(call)), {
      ownTransactions: true,
    }),
    bindRoute(
      downloadBackup,
      ({ params }, call) => backups.download(context, call, describeOpener(call), params.name),
      isEncrypted ? { encryptedAs: '.age' } : {},
    ),
    bindRoute(listAudit, ({ query }, call) => audit.listPage(call, query)),
  ];
}
