import { drugConcentration, type KnownDevice } from '@dosewise/domain';
import { translateOf } from '../../../kit/amount.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { deviceName } from '../../../parts/devices/device-words.ts';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { texts } from './texts.ts';
import { inSteps, writeAmount, writeWithUnit } from './written-amount.ts';

/** The numbers of a device with their sources, and that one's own label counts. */
export function DeviceFacts({ device }: { device: KnownDevice }) {
  const { entry } = device;
  return (
    <Card title={texts.about}>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-2 numbers">
            {factsOf(device).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-quiet">{name}</dt>
                <dd translate={translateOf(value)} className="font-semibold">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <Notice tone="info" title={texts.compare}>
            {device.size.doseMl === null ? texts.compareTablets : texts.compareWhy}
          </Notice>
          {device.size.kind === 'vial' ? <HelpLink topic="units" /> : null}
          {device.size.kind === 'click_pen' ? <HelpLink topic="click" /> : null}
        </div>
        <div>
          {entry === null ? (
            <p className="text-small text-quiet">{texts.ownNumbers}</p>
          ) : (
            <div className="text-small text-quiet">
              <p className="font-semibold">{texts.sourcesOf(deviceName(entry))}</p>
              <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
                {entry.sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ul>
              <p className="mt-2">{texts.checkedOn(formatCalendarDay(entry.checkedOn))}</p>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Each number with its name. */
function factsOf(device: KnownDevice): readonly (readonly [string, string])[] {
  const { entry, scale, size, hasSteps } = device;
  const { doses, doseMl, stepsPerDose, kind } = size;
  const mg = (amount: number) => writeWithUnit(amount, 'mg', device).text;
  const mL = (amount: number) => writeWithUnit(amount, 'mL', device).text;
  if (doseMl === null) {
    const each: [string, string] = [texts.facts.dose, mg(scale.strength)];
    if (entry === null) return [each];
    return [each, [texts.facts.content, texts.tablets(doses, mg(doses * scale.strength))]];
  }
  const perMl = writeAmount(drugConcentration(scale.strength, doseMl), 'mg', device);
  const found: [string, string][] = [
    [texts.facts.dose, texts.doseOf(mg(scale.strength), mL(doseMl))],
    [texts.facts.concentration, texts.perMl(perMl.text, perMl.isExact)],
  ];
  if (hasSteps && kind !== 'single_pen') {
    const steps = inSteps(String(stepsPerDose), device);
    found.push([texts.facts.steps, texts.deviceSteps(steps, mL(doseMl / stepsPerDose))]);
  }
  if (entry === null) return found;
  const content = texts.content(doses, mg(doses * scale.strength), mL(doses * doseMl));
  found.push([texts.facts.content, content]);
  if (entry.goldenMl > 0) found.push([texts.facts.golden, texts.golden(mL(entry.goldenMl))]);
  return found;
}
