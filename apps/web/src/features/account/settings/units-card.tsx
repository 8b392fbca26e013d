import { HEIGHT_UNITS, SHOWN_WEIGHT_UNITS } from '@dosewise/domain';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { SettingsValues } from './settings-changes.ts';
import { texts } from './texts.ts';

const WEIGHTS = SHOWN_WEIGHT_UNITS.map((value) => ({ value, label: texts.weightUnits[value] }));
const HEIGHTS = HEIGHT_UNITS.map((value) => ({ value, label: texts.heightUnits[value] }));

interface UnitsCardProps {
  readonly values: SettingsValues;
  readonly onChange: (changed: Partial<SettingsValues>) => void;
}

/** What the person reads and types weights and heights in. */
export function UnitsCard({ values, onChange }: UnitsCardProps) {
  return (
    <Card title={texts.units}>
      <div className="flex flex-col gap-5">
        <SelectField
          label={texts.weightUnit}
          value={values.weightUnit}
          options={WEIGHTS}
          onChange={(weightUnit) => onChange({ weightUnit })}
        />
        <SelectField
          label={texts.heightUnit}
          hint={texts.unitsHint}
          value={values.heightUnit}
          options={HEIGHTS}
          onChange={(heightUnit) => onChange({ heightUnit })}
        />
      </div>
    </Card>
  );
}
