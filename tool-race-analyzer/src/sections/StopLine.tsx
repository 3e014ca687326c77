import { arrivalAt, stopWords, type RacePlan } from '@breakaway/cycling';
import type { RideStart } from '@breakaway/tool-kit/clock';
import styled from 'styled-components';
import { clockAfter } from './clock.ts';

/** A stop in the list of sections: what and when, and its place. */
export interface StopLine {
  stop: string;
  place: string;
}

/** A stop is listed, and counted, before a section that begins where it is, m. */
export const BEFORE_M = 1;

/**
 * The planned stops of a plan, a few at a time. Lights are none: they have no name, and nobody knows which will be red.
 * @returns a function that gives those before a section's begin, m, that it has not given yet
 */
export function stopLines(plan: RacePlan, start: RideStart | null, placed: (atM: number) => string) {
  const { stops = [] } = plan.question;
  const left = stops.filter(({ name }) => name !== undefined).toSorted((a, b) => a.atM - b.atM);
  return (fromM: number): StopLine[] => {
    const first = left.findIndex(({ atM }) => atM >= fromM + BEFORE_M);
    return left.splice(0, first < 0 ? left.length : first).map((stop) => {
      const thereS = arrivalAt(plan, stop.atM);
      const clocks = start && ` (${clockAfter(start, thereS)} to ${clockAfter(start, thereS + stop.timeS)})`;
      return { stop: `${stopWords(stop)}${clocks ?? ''}`, place: placed(stop.atM) };
    });
  };
}

const Item = styled.li`
  padding: var(--space-2) var(--space-3);
  border-left: 2px solid var(--line-strong);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  @media print {
    break-inside: avoid;
  }
`;
const Place = styled.span`
  display: block;
  color: var(--text-muted);
`;
const Row = styled.tr`
  && > * {
    text-align: left;
  }
`;

export const StopCard = ({ stop, place }: StopLine) => (
  <Item>
    <strong>{stop}</strong>
    <Place>{place}</Place>
  </Item>
);

/** @param columns of the table */
export const StopRow = ({ stop, place, columns }: StopLine & { columns: number }) => (
  <Row>
    <th scope="row" colSpan={columns}>
      {stop}, {place}
    </th>
  </Row>
);
