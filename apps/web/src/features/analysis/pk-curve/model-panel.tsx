import type { Kilograms, MedicineModelId } from '@dosewise/domain';
import { useUnits } from '../../../data/session/use-units.ts';
import { LoadFailure } from '../../../kit/feedback/load-failure.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { describeModel } from './model-facts.ts';
import { texts } from './texts.ts';

interface ModelPanelProps {
  readonly model: MedicineModelId;
  readonly weight: Kilograms | null;
  /** True when the weight could not be loaded. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** The numbers behind the curve, where they come from, and what they do not tell, on demand. */
export function ModelPanel({ model, weight, hasFailed, isLoading, onRetry }: ModelPanelProps) {
  const unit = useUnits().weight;
  const { title, lead, constants, limits, sources } = describeModel(model, { weight, unit });
  return (
    <Card isTight>
      {hasFailed ? (
        <LoadFailure busy={isLoading} onRetry={onRetry}>
          {texts.weightFailed}
        </LoadFailure>
      ) : null}
      <Disclosure summary={<h2 className="min-w-0 text-lead wrap-break-word">{title}</h2>}>
        <div className="flex flex-col gap-5 py-2">
          <p>{lead}</p>
          <table className="w-full text-left text-small wrap-anywhere">
            <caption className="sr-only">{texts.constants}</caption>
            <thead>
              <tr className="border-b border-edge">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  {texts.constant}
                </th>
                <th scope="col" className="py-2 pr-3 text-right font-semibold">
                  {texts.value}
                </th>
                <th scope="col" className="py-2 text-right font-semibold whitespace-nowrap">
                  {texts.source}
                </th>
              </tr>
            </thead>
            <tbody>
              {constants.map(({ name, value, source }) => (
                <tr key={name} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 font-normal">
                    {name}
                  </th>
                  <td className="py-2 pr-3 text-right numbers">{value}</td>
                  <td className="py-2 text-right text-quiet">{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div>
            <h3 className="mb-2 font-semibold">{texts.notTold}</h3>
            <ul className="flex list-disc flex-col gap-2 pl-5">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </div>
          <div className="text-small text-quiet">
            <h3 className="mb-2 font-semibold">{texts.sources}</h3>
            <ul className="flex flex-col gap-2">
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </div>
        </div>
      </Disclosure>
    </Card>
  );
}
