import type { UnitFormat } from '@breakaway/contract/units';
import { checkNumber, NumberField, useUnits } from '@breakaway/tool-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { LEAST_M } from './segment.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 8rem));
  gap: var(--space-3);
`;

interface Props {
  /** of the whole file */
  distanceM: number;
  fromM: number;
  toM: number;
  onPick: (fromM: number, toM: number) => void;
}

type End = 'from' | 'to';

/** What was typed since the stretch was last picked in another way: km, metric. */
interface Typed {
  from?: string;
  to?: string;
  last: End;
  /** the stretch that was picked then */
  fromM: number;
  toM: number;
}

/** Start and finish of a stretch that can be typed. They are taken as a pair: one may wait for the other. */
export function StretchFields({ distanceM, fromM, toM, onPick }: Props) {
  const units = useUnits();
  const [kept, setTyped] = useState<Typed | null>(null);
  // A handle that was moved since is what counts.
  const typed = kept?.fromM === fromM && kept.toM === toM ? kept : null;
  const { from, to, error } = readPair(typed, { distanceM, fromM, toM }, units);
  const enter = (end: End, text: string) => {
    const next: Typed = { ...typed, fromM, toM, [end]: text, last: end };
    const pair = readPair(next, { distanceM, fromM, toM }, units);
    if (!isPair(pair)) return setTyped(next);
    setTyped({ ...next, fromM: pair.from.atM, toM: pair.to.atM });
    onPick(pair.from.atM, pair.to.atM);
  };
  const field = (end: End, label: string, read: Place) => (
    <NumberField
      label={label}
      unit="km"
      value={read.text}
      onChange={(text) => enter(end, text)}
      error={read.error ?? (typed?.last === end ? error : null)}
    />
  );
  return (
    <Fields>
      {field('from', 'From', from)}
      {field('to', 'To', to)}
    </Fields>
  );
}

/** A place on the file as its field has it. */
interface Place {
  text: string;
  /** null while the text is no place */
  atM: number | null;
  error: string | null;
}

interface Pair {
  from: Place;
  to: Place;
  /** why the two do not fit */
  error: string | null;
}

const isPair = (pair: Pair): pair is Pair & Record<End, Place & { atM: number }> =>
  pair.error === null && pair.from.atM !== null && pair.to.atM !== null;

function readPair(
  typed: Typed | null,
  { distanceM, fromM, toM }: Pick<Props, 'distanceM' | 'fromM' | 'toM'>,
  units: UnitFormat,
): Pair {
  const place = (name: string, text: string | undefined, atM: number): Place => {
    if (text === undefined) return { text: (atM / 1000).toFixed(2), atM, error: null };
    // The end of the file as the field shows it is its end.
    const max = Math.ceil(distanceM / 10) / 100;
    const { value, error } = checkNumber(text, { name, min: 0, max, unit: 'km' }, units);
    return { text, error, atM: value === null ? null : Math.min(distanceM, 1000 * value) };
  };
  const from = place('From', typed?.from, fromM);
  const to = place('To', typed?.to, toM);
  const lengthM = (to.atM ?? NaN) - (from.atM ?? NaN);
  return { from, to, error: pairError(lengthM, typed?.last ?? 'to', units) };
}

function pairError(lengthM: number, last: End, units: UnitFormat): string | null {
  if (!(lengthM < LEAST_M)) return null;
  if (lengthM > 0) return `A segment is at least ${units.show(LEAST_M, 'm', 0)} long.`;
  return last === 'to' ? 'The finish must lie after the start.' : 'The start must lie before the finish.';
}
