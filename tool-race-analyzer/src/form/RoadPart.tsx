import { DRAFTS, shelteredDrag } from '@breakaway/cycling';
import { FieldGrid, NumberField, useUnits } from '@breakaway/tool-kit';
import { Button, Field, FieldFrame, Input, Muted } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import type { ReactNode } from 'react';
import { GROUPS, STARTS } from './choices.ts';
import styled from 'styled-components';
import type { CutOffField, RoadErrors, RoadForm, StopField } from './road-form.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  h3 {
    font: var(--strong) var(--text-s) / 1.3 var(--font);
    letter-spacing: 0;
  }
  > button {
    justify-self: start;
  }
`;
/** A place with its figures, and the way to remove it. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;
  > button {
    align-self: end;
  }
  > div:last-child {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    gap: var(--space-2);
  }
`;

const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
const GROUP_OPTIONS = optionsOf(GROUPS);
const START_OPTIONS = optionsOf(STARTS);

export interface RoadPartProps {
  form: RoadForm;
  errors: RoadErrors | null;
  onChange: (change: Partial<RoadForm>) => void;
}

/** How the course is ridden: in whose shelter, from what start, with which stops and cut-offs. */
export function RoadPart({ form, errors, onChange }: RoadPartProps) {
  const units = useUnits();
  const less = Math.round(100 * (1 - shelteredDrag(form.draft, Number(form.draftShare) / 100)));
  const stop = (index: number, changed: Partial<StopField>) =>
    onChange({ stops: form.stops.map((one, i) => (i === index ? { ...one, ...changed } : one)) });
  const cutOff = (index: number, changed: Partial<CutOffField>) =>
    onChange({ cutOffs: form.cutOffs.map((one, i) => (i === index ? { ...one, ...changed } : one)) });
  return (
    <Parts>
      <Segmented
        label="How you ride"
        options={GROUP_OPTIONS}
        value={form.draft}
        onChange={(draft) => onChange({ draft })}
      />
      {form.draft !== 'alone' && (
        <NumberField
          label="Share of the ride"
          unit="%"
          value={form.draftShare}
          onChange={(draftShare) => onChange({ draftShare })}
          error={errors?.draftShare ?? null}
          hint={`About ${less} % less drag over the whole ride. Shelter: ${DRAFTS[form.draft].source}.`}
        />
      )}
      <Segmented
        label="Start"
        options={START_OPTIONS}
        value={form.start}
        onChange={(start) => onChange({ start })}
      />
      {form.start === 'rolling' && (
        <NumberField
          label="Speed over the line"
          unit="km/h"
          value={form.startSpeed}
          onChange={(startSpeed) => onChange({ startSpeed })}
          error={errors?.startSpeed ?? null}
          hint="A rolling start saves a few seconds."
        />
      )}
      {form.start === 'mass' && (
        <NumberField
          label="In the bunch for the first"
          unit="km"
          value={form.massKm}
          onChange={(massKm) => onChange({ massKm })}
          error={errors?.massKm ?? null}
        />
      )}
      <Places
        title="Stops"
        one="stop"
        onAdd={() => onChange({ stops: [...form.stops, { km: '', minutes: '2', name: '' }] })}
      >
        {form.stops.map((field, i) => (
          <Place
            // oxlint-disable-next-line react/no-array-index-key -- a stop is its place in the list
            key={i}
            name={`Stop ${i + 1}`}
            called={field.name}
            onCalled={(name) => stop(i, { name })}
            onRemove={() => onChange({ stops: form.stops.filter((_, other) => other !== i) })}
          >
            <NumberField
              label="At"
              unit="km"
              value={field.km}
              onChange={(km) => stop(i, { km })}
              error={errors?.stops[i]?.km ?? null}
            />
            <NumberField
              label="For"
              unit="min"
              value={field.minutes}
              onChange={(minutes) => stop(i, { minutes })}
              error={errors?.stops[i]?.minutes ?? null}
            />
          </Place>
        ))}
        <FieldGrid>
          <NumberField
            label="Traffic lights (optional)"
            unit=""
            value={form.lights}
            onChange={(lights) => onChange({ lights })}
            error={errors?.lights ?? null}
          />
          {form.lights !== '' && (
            <NumberField
              label="Seconds at each"
              unit="s"
              value={form.lightS}
              onChange={(lightS) => onChange({ lightS })}
              error={errors?.lightS ?? null}
            />
          )}
        </FieldGrid>
        <Muted>Clock times after a stop include it. Lights are spread evenly over the course.</Muted>
      </Places>
      <Places
        title="Cut-offs"
        one="cut-off"
        onAdd={() => onChange({ cutOffs: [...form.cutOffs, { km: '', clock: '', name: '' }] })}
      >
        {form.cutOffs.map((field, i) => (
          <Place
            // oxlint-disable-next-line react/no-array-index-key -- a cut-off is its place in the list
            key={i}
            name={`Cut-off ${i + 1}`}
            called={field.name}
            onCalled={(name) => cutOff(i, { name })}
            onRemove={() => onChange({ cutOffs: form.cutOffs.filter((_, other) => other !== i) })}
          >
            <NumberField
              label="At"
              unit="km"
              value={field.km}
              onChange={(km) => cutOff(i, { km })}
              error={errors?.cutOffs[i]?.km ?? null}
            />
            <FieldFrame label="Closes at" error={(field.clock && errors?.cutOffs[i]?.clock) || undefined}>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  value={field.clock}
                  onChange={(event) => cutOff(i, { clock: event.target.value })}
                />
              )}
            </FieldFrame>
          </Place>
        ))}
      </Places>
      <Muted>
        Places are in {units.name('km')} along the course as you ride it. Paint its surfaces in the chart,
        under Surface.
      </Muted>
    </Parts>
  );
}

interface PlacesProps {
  title: string;
  one: string;
  onAdd: () => void;
  children: ReactNode;
}

const Places = ({ title, one, onAdd, children }: PlacesProps) => (
  <Group role="group" aria-label={title}>
    <h3>{title}</h3>
    {children}
    <Button tone="secondary" onClick={onAdd}>
      Add a {one}
    </Button>
  </Group>
);

interface PlaceProps {
  name: string;
  called: string;
  onCalled: (name: string) => void;
  onRemove: () => void;
  children: ReactNode;
}

const Place = ({ name, called, onCalled, onRemove, children }: PlaceProps) => (
  <Row role="group" aria-label={name}>
    <Field
      label={`${name} (name optional)`}
      value={called}
      maxLength={40}
      onChange={(event) => onCalled(event.target.value)}
    />
    <Button tone="quiet" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
      ✕
    </Button>
    <div>{children}</div>
  </Row>
);
