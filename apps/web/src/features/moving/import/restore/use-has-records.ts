import { useQuery } from '../../../../api/use-query.ts';
import { useDoses } from '../../../../records/doses/doses-query.ts';
import { usePens } from '../../../../records/pens/pens-query.ts';
import { planQuery } from '../../../../records/plan/plan-queries.ts';
import { useSymptoms } from '../../../../records/symptoms/symptoms-query.ts';
import { useWeights } from '../../../../records/weights/weights-query.ts';
import { importsQuery } from '../imports-query.ts';

/** Whether the account holds what a restored file would mix with; null until that is known. */
export function useHasRecords(): boolean | null {
  const lists = [
    usePens().data,
    useDoses().data,
    useWeights().data,
    useSymptoms().data,
    useQuery(importsQuery).data,
  ];
  const plan = useQuery(planQuery).data;
  if (plan?.plan || lists.some((list) => list !== undefined && list.length > 0)) return true;
  return plan === undefined || lists.includes(undefined) ? null : false;
}
