import { downloadBackup, findFaults, getSystem, listAudit, makeBackup } from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import { type Answer, answer, describeOpener } from '../../../runtime/calls/answer.ts';
import * as audit from './audit.service.ts';
import * as backups from './backups.service.ts';
import { readFindings, readSystem } from './system.service.ts';

export function systemRoutes(context: AppContext): readonly Answer[] {
  const isEncrypted = context.config.backups.recipient !== null;
  return [
    answer(getSystem, () => readSystem(context)),
    answer(findFaults, () => readFindings(context)),
    answer(makeBackup, (_input, call) => backups.make(context, call, describeOpener(call)), {
      ownTransactions: true,
    }),
    answer(
      downloadBackup,
      ({ params }, call) => backups.download(context, call, describeOpener(call), params.name),
      isEncrypted ? { encryptedAs: '.age' } : {},
    ),
    answer(listAudit, ({ query }, call) => audit.listPage(call, query)),
  ];
}
