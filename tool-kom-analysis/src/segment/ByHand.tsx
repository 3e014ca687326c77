import { readNumber, type UnitFormat } from '@breakaway/contract/units';
import { FieldGrid, NumberField, checkNumber } from '@breakaway/tool-kit';
import { Stack } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import { heightAs } from './height-as.ts';
import { segmentOfFigures, type FoundSegment, type SegmentForm } from './segment.ts';

export interface FigureErrors {
  length: string | null;
  height: string | null;
}

/** As steep as a road may be, a share of its length. */
const STEEPEST = 0.4;
/** A descent by hand is refused, %: why is said of the whole segment, so no field is wrong. */
const DESCENT = -3;

/** The segment that the figures make; the errors of the fields in the member's units where they make none. */
export function readFigures(form: SegmentForm, units: UnitFormat): FoundSegment & { errors: FigureErrors } {
  const length = checkNumber(form.length, { name: 'Length', min: 0.05, max: 300, unit: 'km' }, units);
  const height =
    form.heightBy === 'gain'
      ? checkNumber(form.gain, { name: 'Height gain', min: -3000, max: 6000, unit: 'm' }, units)
      : checkGradient(form.gradient, units);
  const errors = { length: length.error, height: height.error };
  if (length.value === null || height.value === null) return { errors, segment: null, problem: null };
  const distanceM = 1000 * length.value;
  // The gradient is that of the road's length, so that both ways to enter a height mean the same road.
  const gainM = form.heightBy === 'gain' ? height.value : (height.value / 100) * distanceM;
  if (form.heightBy === 'gain' && gainM > STEEPEST * distanceM) {
    errors.height = 'The gain does not fit the length: that would be steeper than 40 %.';
    return { errors, segment: null, problem: null };
  }
  return { errors, ...segmentOfFigures(distanceM, gainM) };
}

function checkGradient(text: string, units: UnitFormat): ReturnType<typeof checkNumber> {
  const value = readNumber(text);
  if (value !== null && value < DESCENT) return { value, error: null };
  return checkNumber(text, { name: 'Average gradient', min: DESCENT, max: 100 * STEEPEST, unit: '%' }, units);
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
        onChange={(heightBy) => onChange(heightAs(heightBy, form))}
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
