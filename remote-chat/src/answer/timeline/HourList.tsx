import { clock } from '@breakaway/ui/chart';
import styled from 'styled-components';
import { texts } from '../../texts.ts';
import { Fold } from '../Fold.tsx';
import { MarkSign } from './MarkSign.tsx';
import { markWords, type Hour } from './rows.ts';

/** The hours of a longer ride after these are folded. */
const SHOWN = 6;

const Both = styled.div`
  display: grid;
  gap: var(--space-4);
`;
const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-s);
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
  }
  strong {
    color: var(--text-muted);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    list-style: none;
  }
  ul li {
    display: inline-flex;
    gap: var(--space-1);
  }
  svg {
    flex: none;
    margin-top: 0.2em;
  }
  small {
    color: var(--text-muted);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

function Hours({ hours, label }: { hours: Hour[]; label: string }) {
  return (
    <List aria-label={label}>
      {hours.map(({ number, eat, drink }) => (
        <li key={number}>
          <strong>{texts.hour(number)}</strong>
          <ul>
            {eat.map((mark, i) => (
              <li key={i}>
                <MarkSign kind={mark.kind} />
                <span>
                  <small>{clock(mark.atS)}</small> {markWords(mark)}
                </span>
              </li>
            ))}
            {drink.map((words, i) => (
              <li key={i}>
                <MarkSign kind="drink" />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </List>
  );
}

/** The hours of a ride in words, where the marks of a chart would not fit. */
export function HourList({ hours, label }: { hours: Hour[]; label: string }) {
  const later = hours.slice(SHOWN);
  return (
    <Both>
      <Hours hours={hours.slice(0, SHOWN)} label={label} />
      {later.length > 0 && (
        <Fold title={texts.laterHours(later[0]!.number, later.at(-1)!.number)}>
          <Hours hours={later} label={label} />
        </Fold>
      )}
    </Both>
  );
}
