import { FieldFrame, Stack, controlStyle } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import { FieldGrid, NumberField } from '@breakaway/tool-kit';
import styled from 'styled-components';
import type { FormErrors, SegmentForm } from './segment-question.ts';

const Select = styled.select`
  ${controlStyle}
`;

interface Props {
  form: SegmentForm;
  errors: FormErrors;
  onChange: (change: Partial<SegmentForm>) => void;
}

/** Length, height and record time of the segment. */
export function SegmentFields({ form, errors, onChange }: Props) {
  return (
    <Stack>
      <NumberField
        label="Length"
        unit="km"
        value={form.length}
        onChange={(length) => onChange({ length })}
        error={errors.length}
      />
      <Segmented
        label="Height as"
        options={[
          { value: 'gain', label: 'Gain' },
          { value: 'gradient', label: 'Gradient' },
        ]}
        value={form.heightBy}
        onChange={(heightBy) => onChange({ heightBy })}
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
      <NumberField
        label="Record time"
        inputMode="text"
        hint="mm:ss or h:mm:ss"
        value={form.time}
        onChange={(time) => onChange({ time })}
        error={errors.time}
      />
    </Stack>
  );
}

/** Bike and wind. */
export function ConditionFields({ form, errors, onChange }: Props) {
  return (
    <Stack>
      <FieldFrame label="Bike">
        {(control) => (
          <Select
            {...control}
            value={form.bike}
            onChange={(event) => onChange({ bike: event.target.value as SegmentForm['bike'] })}
          >
            <option value="road">Road bike</option>
            <option value="tt">Time-trial bike</option>
            <option value="gravel">Gravel bike</option>
            <option value="mtb">Mountain bike</option>
          </Select>
        )}
      </FieldFrame>
      <FieldGrid>
        <NumberField
          label="Wind (optional)"
          unit="km/h"
          value={form.wind}
          onChange={(wind) => onChange({ wind })}
          error={errors.wind}
        />
        <Segmented
          label="Wind comes from"
          options={[
            { value: 'front', label: 'The front' },
            { value: 'behind', label: 'Behind' },
          ]}
          value={form.windFrom}
          onChange={(windFrom) => onChange({ windFrom })}
        />
      </FieldGrid>
      <p style={{ color: 'var(--text-muted)', fontSize: '0.875rem' }}>
        Enter the forecast wind. We adjust it to your height above the road.
      </p>
    </Stack>
  );
}
