import { clock, timeTicks, useWidth } from '@breakaway/ui/chart';
import { useMemo, type CSSProperties } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts.ts';
import { DataTable } from '../DataTable.tsx';
import { Fold } from '../Fold.tsx';
import { Frame } from '../frame.tsx';
import type { PartOf } from '../parts.ts';
import { LaneOf, Name, Track } from './LaneOf.tsx';
import { LABEL_PX, labelled, laneOf, layOut, timetable, type Lane, type TimelineRow } from './rows.ts';

/** The names of the lanes on the left, px. */
const NAMES_PX = 44;
/** Food is planned in quarters of an hour. */
const TICKS = { apartPx: 44, leastS: 900 };
/** The part of a row that the ride takes: the last one may end early. */
const endOf = ({ fromS, toS }: TimelineRow, seconds: number) =>
  Math.min(1, (seconds - fromS) / (toS - fromS));
/** The label of an earlier mark begins before the mark. */
const LEAST_S = 600;

/** A shadow on the right shows that there is more; its cover scrolls along and hides it at the end. */
const Scroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: var(--radius-s);
  background:
    linear-gradient(to left, var(--bg-raised) 40%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, var(--text) 12%, transparent), transparent) right / 1.25rem
      100% no-repeat scroll;
`;
const Picture = styled.div`
  display: grid;
  gap: var(--space-3);
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: ${NAMES_PX}px minmax(0, 1fr);
  font-size: var(--text-xs);
  line-height: 1.25;
`;
const Axis = styled(Track)`
  min-height: 1.375rem;
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
const lanes: readonly Lane[] = ['eat', 'drink'];
const kinds = { eat: 'Eat', drink: 'Drink' };

/** When to eat and drink during a ride, as a chart, with a collapsed table for reading. */
export function Timeline({
  caption,
  seconds,
  marks,
  answer,
}: Omit<PartOf<'timeline'>, 'kind'> & { answer: number }) {
  const [frame, width] = useWidth<HTMLDivElement>(600);
  const room = width - NAMES_PX;
  const { rows, widthPx } = useMemo(() => layOut(seconds, marks, room), [seconds, marks, room]);
  const named = useMemo(() => labelled(marks.toSorted((a, b) => a.atS - b.atS)), [marks]);
  const used = lanes.filter((lane) => marks.some((mark) => laneOf(mark) === lane));
  const part = ({ fromS, toS }: TimelineRow, atS: number) => (100 * (atS - fromS)) / (toS - fromS);
  const scrolls = widthPx !== null;
  // Half a label before the first mark, if it is at the very start.
  const early = rows.some(({ fromS, marks: [first] }) => first && first.atS - fromS < LEAST_S);
  return (
    <Frame title={caption}>
      <div ref={frame}>
        <Scroll {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}>
          <Picture
            role="img"
            aria-label={`${caption}: ${marks.length} times in ${clock(seconds)} hours, as a table below`}
            style={
              {
                '--begin': early ? `${LABEL_PX / 2}px` : '14px',
                width: scrolls ? NAMES_PX + widthPx : undefined,
              } as CSSProperties
            }
          >
            {rows.map((row) => (
              <Row key={row.fromS}>
                <Name />
                <Axis>
                  <i style={{ width: `${part(row, Math.min(row.toS, seconds))}%` }} />
                  {timeTicks(
                    { from: row.fromS, to: Math.min(row.toS, seconds) },
                    ((widthPx ?? room) - LABEL_PX) * endOf(row, seconds),
                    TICKS,
                  ).map((atS) => (
                    <span key={atS} style={{ left: `${part(row, atS)}%` }}>
                      {clock(atS)}
                    </span>
                  ))}
                </Axis>
                {used.map((lane) => (
                  <LaneOf
                    key={lane}
                    name={kinds[lane]}
                    marks={row.marks.filter((mark) => laneOf(mark) === lane)}
                    named={named}
                    at={(mark) => part(row, mark.atS)}
                  />
                ))}
              </Row>
            ))}
          </Picture>
        </Scroll>
      </div>
      <Fold title={texts.asTable}>
        <DataTable
          caption={caption}
          columns={['Time', ...used.map((lane) => kinds[lane])]}
          rows={timetable(marks, used)}
          answer={answer}
        />
      </Fold>
    </Frame>
  );
}
