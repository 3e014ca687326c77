import { clock, useWidth } from '@breakaway/ui/chart';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import { DataTable } from '../DataTable.tsx';
import { Fold } from '../Fold.tsx';
import { Frame } from '../frame.tsx';
import type { PartOf } from '../parts.ts';
import { HourList } from './HourList.tsx';
import { laneNames, NAMES_PX, RowsChart } from './RowsChart.tsx';
import { hoursOf, lanes, laneOf, layOut, timetable } from './rows.ts';

/** Labels grow with the reader's own font size: what is left of the room in the usual one. */
const usual = () => 16 / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** When to eat and drink during a ride: a chart, or the hours as a list where it has no room; with a collapsed table. */
export function Timeline({
  caption,
  seconds,
  marks,
  answer,
}: Omit<PartOf<'timeline'>, 'kind'> & { answer: number }) {
  const [frame, width] = useWidth<HTMLDivElement>(600);
  const room = (width - NAMES_PX) * usual();
  const rows = useMemo(() => layOut(seconds, marks, room), [seconds, marks, room]);
  const used = lanes.filter((lane) => marks.some((mark) => laneOf(mark) === lane));
  return (
    <Frame title={caption}>
      <div ref={frame}>
        {rows ? (
          <RowsChart
            rows={rows}
            seconds={seconds}
            roomPx={room}
            label={`${caption}: ${marks.length} times in ${clock(seconds)} hours, as a table below`}
          />
        ) : (
          <HourList hours={hoursOf(seconds, marks)} label={caption} />
        )}
      </div>
      <Fold title={texts.asTable}>
        <DataTable
          caption={caption}
          columns={['Time', ...used.map((lane) => laneNames[lane])]}
          rows={timetable(marks, used)}
          answer={answer}
        />
      </Fold>
    </Frame>
  );
}
