import type { UnitFormat } from '@breakaway/contract/units';
import { FieldGrid, NumberField, checkNumber } from '@breakaway/tool-kit';
import { Stack } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import { segmentOfFigures, type FoundSegment, type SegmentForm } from './segment.ts';

export interface FigureErrors {
  length: string | null;
  height: string | null;
}

/** The segment that the figures make; the errors of the fields in the member's units where they make none. */
export function readFigures(form: SegmentForm, units: UnitFormat): FoundSegment & { errors: FigureErrors } {
  const length = checkNumber(form.length, { name: 'Length', min: 0.05, max: 300, unit: 'km' }, units);
  const height =
    form.heightBy === 'gain'
      ? checkNumber(form.gain, { name: 'Height gain', min: -3000, max: 6000, unit: 'm' }, units)
      : checkNumber(form.gradient, { name: 'Average gradient', min: -30, max: 40, unit: '%' }, units);
  const errors = { length: length.error, height: height.error };
  if (length.value === null || height.value === null) return { errors, segment: null, problem: null };
  const distanceM = 1000 * length.value;
  if (form.heightBy === 'gain' && Math.abs(height.value) > 0.37 * distanceM) {
    errors.height = 'The gain does not fit the length: that would be steeper than 40 %.';
    return { errors, segment: null, problem: null };
  }
  return {
    errors,
    ...segmentOfFigures(
      distanceM,
      form.heightBy === 'gain' ? { gainM: height.value } : { slope: height.value / 100 },
    ),
  };
}

interface Props {
  form: SegmentForm;
  errors: FigureErrors;
  onChange: (change: Partial<SegmentForm>) => void;
}

/** A segment without a file: its length and its height. */
export function ByHand({ form, errors, onChange }: Props) {
  return (
    <Stack>
      <Segmented
        label="Height as"
        options={[
          { value: 'gain', label: 'Gain' },
          { value: 'gradient', label: 'Gradient' },
        ]}
        value={form.heightBy}
        onChange={(heightBy) => onChange({ heightBy })}
      />
      <FieldGrid>
        <NumberField
          label="Length"
          unit="km"
          value={form.length}
          onChange={(length) => onChange({ length })}
          error={errors.length}
        />
        {form.heightBy === 'gain' ? (
          <NumberField
            key="gain"
            label="Height gain"
            unit="m"
            value={form.gain}
            onChange={(gain) => onChange({ gain })}
            error={errors.height}
          />
        ) : (
          <NumberField
            key="gradient"
            label="Average gradient"
            unit="%"
            value={form.gradient}
            onChange={(gradient) => onChange({ gradient })}
            error={errors.height}
          />
        )}
      </FieldGrid>
    </Stack>
  );
}
