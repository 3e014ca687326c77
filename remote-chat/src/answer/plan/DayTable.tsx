import { Icon } from '@breakaway/ui';
import { Fragment, useId, useState } from 'react';
import styled from 'styled-components';
import type { PlanDay, PlanWeek, Place } from '../parts.ts';
import { SessionView } from '../session/SessionView.tsx';
import { tieUnits } from '../units.ts';
import { dayKind, type DayKind } from './day-kind.ts';
import { DayMark } from './DayMarks.tsx';

/** Columns keep their widths when a chart opens below a row. */
const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: var(--text-s);
  th,
  td {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: var(--strong);
  }
  abbr {
    text-decoration: none;
  }
  thead th {
    border-top: 0;
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  .day {
    width: 4.25rem;
  }
  .day[data-dated] {
    width: 5rem;
  }
  .minutes {
    width: 3rem;
    padding: var(--space-2) 0;
    text-align: right;
    white-space: nowrap;
  }
  .opened td {
    padding-top: var(--space-1);
    border-top: 0;
  }
`;
const DayName = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding-right: var(--space-3);
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-xs);
    font-weight: var(--regular);
    white-space: nowrap;
  }
  svg {
    margin-top: 2px;
  }
`;
const Why = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
const Opener = styled.button`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: 44px; /* more than its line, whose place it keeps */
  padding: var(--space-3) var(--space-2) var(--space-3) 0;
  margin: calc(-1 * var(--space-3)) 0;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  font-weight: var(--strong);
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    color: var(--link);
  }
  svg {
    flex: none;
    color: var(--link);
    transition: transform var(--quick);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
`;
const Title = styled.strong<{ $off: boolean }>`
  font-weight: ${({ $off }) => ($off ? 'var(--regular)' : 'var(--strong)')};
  color: ${({ $off }) => ($off ? 'var(--text-muted)' : 'inherit')};
`;

interface Props extends Place {
  week: PlanWeek;
  ftpW: number | null;
}

/** The days of a week, each with the session and its reason; a session opens to its chart and its files. */
export function DayTable({ week, ftpW, answer, path }: Props) {
  const dated = week.days.some(({ label }) => label.length > 3);
  return (
    <Table aria-label={week.label}>
      <thead>
        <tr>
          <th scope="col" className="day" data-dated={dated || undefined}>
            Day
          </th>
          <th scope="col">Session and why</th>
          <th scope="col" className="minutes">
            <abbr title="Minutes">Min</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {week.days.map((day, i) => (
          <Day
            key={i}
            day={day}
            kind={dayKind(day, week)}
            ftpW={ftpW}
            answer={answer}
            path={`${path}.d${i + 1}`}
          />
        ))}
      </tbody>
    </Table>
  );
}

function Day({ day, kind, ftpW, ...place }: { day: PlanDay; kind: DayKind; ftpW: number | null } & Place) {
  const { label, title, minutes, hard, why, steps } = day;
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = tieUnits(title);
  /** "Tue", or "Tue 24 Nov". */
  const [name, ...date] = label.split(' ');
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <DayName>
            <span>
              {name} {date.length > 0 && <small>{date.join('\u00a0')}</small>}
            </span>
            <DayMark kind={kind} />
          </DayName>
        </th>
        <td>
          {steps?.length ? (
            <Opener
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              <Icon name="next" size={14} />
              {words}
            </Opener>
          ) : (
            <Title $off={!(minutes > 0)}>{words}</Title>
          )}
          <Why>
            {hard && kind !== 'race' && <strong>Hard. </strong>}
            {tieUnits(why)}
          </Why>
        </td>
        <td className="minutes">{minutes > 0 ? Math.round(minutes) : '–'}</td>
      </tr>
      {open && steps && (
        <tr className="opened" id={id}>
          <td colSpan={3}>
            <SessionView {...place} title={title} steps={steps} ftpW={ftpW} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
