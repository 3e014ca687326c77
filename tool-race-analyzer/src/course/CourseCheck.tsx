import { inUnits } from '@breakaway/contract/units-in-text';
import type { Route } from '@breakaway/cycling';
import { FieldGrid, NumberField, useUnits } from '@breakaway/tool-kit';
import { Button, FieldFrame, Muted, Notice, controlStyle } from '@breakaway/ui';
import { Disclosure, Segmented } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { Course } from '../engine/engine.ts';
import type { WayPlan } from '../form/plan-form.ts';
import { asInTheFile, type ChangeErrors, type ChangeForm } from './course-change.ts';

const Open = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--card-inset);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  > button {
    justify-self: start;
  }
`;
const Repairs = styled.ul`
  padding-left: var(--space-5);
`;
const Select = styled.select`
  ${controlStyle}
`;
const DIRECTIONS = [
  { value: 'file', label: 'As in the file' },
  { value: 'reversed', label: 'Reversed' },
] as const;

export interface CheckProps {
  form: ChangeForm;
  /** what was decided on the course as it was ridden before */
  otherWays: readonly WayPlan[];
  errors: ChangeErrors;
  onChange: (change: Partial<ChangeForm>) => void;
  /** null where the file is no longer at hand */
  onTrack: ((track: number) => void) | null;
}

/** One line on the course, which opens to what was repaired in it and how it is ridden. */
export function CourseCheck({
  course,
  form,
  otherWays,
  errors,
  onChange,
  onTrack,
}: CheckProps & { course: Course }) {
  const units = useUnits();
  const waiting = waitingWords(otherWays);
  const { route, tracks, taken } = course;
  return (
    <Disclosure label={factsOf(route, form, units.show).join(' · ')}>
      <Open>
        {route.mended.length > 0 ? (
          <div>
            <strong>Repaired in the file</strong>
            <Repairs>
              {route.mended.map((text) => (
                <li key={text}>{inUnits(text, units.units)}</li>
              ))}
            </Repairs>
          </div>
        ) : (
          <Muted>Nothing had to be repaired on this course.</Muted>
        )}
        {tracks.length > 1 && (
          <FieldFrame
            label="Track of the file"
            hint={onTrack ? undefined : 'Choose the file again to take another track.'}
          >
            {(control) => (
              <Select
                {...control}
                value={taken}
                disabled={!onTrack}
                onChange={(event) => onTrack?.(Number(event.target.value))}
              >
                {tracks.map(({ name, lengthM }, i) => (
                  <option key={i} value={i}>
                    {name ?? `Track ${i + 1}`}, {units.show(lengthM / 1000, 'km', 1)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        )}
        <Segmented
          label="Direction"
          options={DIRECTIONS}
          value={form.reversed ? 'reversed' : 'file'}
          onChange={(direction) => onChange({ reversed: direction === 'reversed' })}
        />
        {waiting && <Notice>{waiting}</Notice>}
        <FieldGrid>
          <NumberField
            label="Start at (optional)"
            unit="km"
            value={form.from}
            onChange={(from) => onChange({ from })}
            error={errors.from}
          />
          <NumberField
            label="Finish at (optional)"
            unit="km"
            value={form.to}
            onChange={(to) => onChange({ to })}
            error={errors.to}
          />
          <NumberField
            label="Laps"
            value={form.laps}
            onChange={(laps) => onChange({ laps })}
            error={errors.laps}
          />
        </FieldGrid>
        <Muted>
          Distances count in the direction that you ride. On a loop the finish may come before the start.
        </Muted>
        <Button
          tone="secondary"
          disabled={JSON.stringify(form) === JSON.stringify(asInTheFile)}
          onClick={() => onChange(asInTheFile)}
        >
          Ride it as in the file
        </Button>
      </Open>
    </Disclosure>
  );
}

type Show = ReturnType<typeof useUnits>['show'];

/** What is known of the course and of its repairs, part by part. */
function factsOf(route: Route, form: ChangeForm, show: Show): string[] {
  const { ascentM, climbingSdM, climbs, mends } = route;
  const doubt = ascentM > 0 ? ` ± ${Math.max(1, Math.round((100 * climbingSdM) / ascentM))} %` : '';
  const places = mends.reduce((sum, { atM }) => sum + Math.max(1, atM.length), 0);
  return [
    show(route.distanceM / 1000, 'km', 1),
    ...(route.hasElevation
      ? [
          `+${show(ascentM, 'm', 0)}${doubt}`,
          climbs.length === 0 ? 'no climb' : counted(climbs.length, 'climb'),
        ]
      : ['no heights']),
    places === 0 ? 'nothing to repair' : `repaired at ${counted(places, 'place')}`,
    ...(form.reversed ? ['reversed'] : []),
  ];
}

/** What waits for its way to be ridden again, in a sentence; empty where nothing does. */
function waitingWords(otherWays: readonly WayPlan[]): string {
  const count = (of: (way: WayPlan) => number) => otherWays.reduce((sum, way) => sum + of(way), 0);
  const [locks, moves] = [count(({ locked }) => locked.length), count((way) => way.moves.length)];
  const things = [
    ...(locks > 0 ? [counted(locks, 'locked section')] : []),
    ...(moves > 0 ? [counted(moves, 'moved time') + ' to eat'] : []),
  ];
  return things.length > 0
    ? `Kept from how you rode this course before: ${things.join(' and ')}. Ride it that way again to have ${locks + moves === 1 ? 'it' : 'them'} back.`
    : '';
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
