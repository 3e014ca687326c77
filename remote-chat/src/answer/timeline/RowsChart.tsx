import { clock, timeTicks } from '@breakaway/ui/chart';
import styled from 'styled-components';
import { LaneOf, Name, Track } from './LaneOf.tsx';
import { END_PX, lanes, laneOf, type TimelineRow } from './rows.ts';

/** The names of the lanes on the left, px. */
export const NAMES_PX = 44;
/** Food is planned in quarters of an hour. */
const TICKS = { apartPx: 44, leastS: 900 };

const Picture = styled.div`
  display: grid;
  gap: var(--space-2);
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: ${NAMES_PX}px minmax(0, 1fr);
  font-size: var(--text-xs);
  line-height: 1.25;
`;
const Axis = styled(Track)`
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  i {
    position: absolute;
    bottom: 0;
    left: 0;
    border-bottom: 1px solid var(--line-strong);
  }
  span {
    position: absolute;
    bottom: 0.25rem;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  span::after {
    content: '';
    position: absolute;
    left: 50%;
    top: calc(100% + 0.25rem - 3px);
    height: 6px;
    border-left: 1px solid var(--line-strong);
  }
`;
export const laneNames = { eat: 'Eat', drink: 'Drink' };

interface Props {
  rows: TimelineRow[];
  /** of the ride: the last row may end early */
  seconds: number;
  roomPx: number;
  label: string;
}

/** A ride as rows of equal time, with a mark wherever something is taken. */
export function RowsChart({ rows, seconds, roomPx, label }: Props) {
  const used = lanes.filter((lane) =>
    rows.some(({ marks }) => marks.some(({ mark }) => laneOf(mark) === lane)),
  );
  return (
    <Picture role="img" aria-label={label}>
      {rows.map(({ fromS, toS, marks }) => {
        const at = (atS: number) => (100 * (atS - fromS)) / (toS - fromS);
        const to = Math.min(toS, seconds);
        return (
          <Row key={fromS}>
            <Name />
            <Axis>
              <i style={{ width: `${at(to)}%` }} />
              {timeTicks({ from: fromS, to }, ((roomPx - 2 * END_PX) * at(to)) / 100, TICKS).map((atS) => (
                <span key={atS} style={{ left: `${at(atS)}%` }}>
                  {clock(atS)}
                </span>
              ))}
            </Axis>
            {used.map((lane) => (
              <LaneOf
                key={lane}
                name={laneNames[lane]}
                marks={marks.filter(({ mark }) => laneOf(mark) === lane)}
                at={at}
              />
            ))}
          </Row>
        );
      })}
    </Picture>
  );
}
