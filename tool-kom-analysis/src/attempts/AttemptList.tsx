import type { Attempt, RankedAttempt } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { useNarrow } from '@breakaway/tool-kit/frame';
import { Button, VisuallyHidden } from '@breakaway/ui';
import { Badge, Table, TableFrame } from '@breakaway/ui/controls';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { clockWords, dateWords, figuresOf, rideWords, sdWords, timeWords } from './words.ts';

const PickButton = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  padding: 0 var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--bg-raised);
  color: inherit;
  font-weight: var(--strong);
  font-variant-numeric: tabular-nums;
  text-align: left;
  white-space: nowrap;
  /* Holds the words that only screen readers get. */
  position: relative;
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--bg-tint);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
const Sd = styled.span`
  white-space: nowrap;
  color: var(--text-muted);
  font-weight: var(--regular);
`;
const When = styled.td`
  && {
    max-width: 15rem;
    text-align: left;
  }
`;
const Name = styled.span`
  display: block;
  overflow: hidden;
  color: var(--text-muted);
  text-overflow: ellipsis;
`;
const Cards = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  &:has([aria-pressed='true']) {
    border-color: var(--accent);
  }
  @media print {
    break-inside: avoid;
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  button {
    white-space: normal;
  }
`;
const Figures = styled.dl`
  display: grid;
  /* Two columns on a phone, one where the text is large. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-1) var(--space-3);
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin-left: auto;
  }
`;
const Small = styled.p`
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;

interface Props {
  ranked: readonly RankedAttempt[];
  selected: Attempt | null;
  onSelect: (attempt: Attempt) => void;
}

/** So many are shown until the member asks for all. */
const FIRST = { cards: 6, rows: 25 };

/** All attempts in the order given, each with what is known of it: a table, or cards on a phone. */
export const AttemptList = memo(function AttemptList({ ranked, ...rest }: Props) {
  const narrow = useNarrow();
  const [all, setAll] = useState(false);
  const first = narrow ? FIRST.cards : FIRST.rows;
  const shown = all ? ranked : ranked.slice(0, first);
  const List = narrow ? AttemptCards : AttemptTable;
  return (
    <>
      <List ranked={shown} {...rest} />
      {shown.length < ranked.length && (
        <Button tone="secondary" onClick={() => setAll(true)}>
          Show all {ranked.length} attempts
        </Button>
      )}
    </>
  );
});

function Time({ attempt: { timeS, timeSdS } }: { attempt: Attempt }) {
  return (
    <>
      {timeWords(timeS, timeSdS)} <Sd>{sdWords(timeSdS)}</Sd>
    </>
  );
}

function PickTime({
  row,
  selected,
  onSelect,
}: Pick<Props, 'selected' | 'onSelect'> & { row: RankedAttempt }) {
  const { attempt, rank } = row;
  return (
    <PickButton aria-pressed={attempt === selected} onClick={() => onSelect(attempt)}>
      {rank}. <Time attempt={attempt} />
      <VisuallyHidden>, {dateWords(attempt.startMs)}: show its gaps</VisuallyHidden>
    </PickButton>
  );
}

const Best = ({ rank }: { rank: number }) => (rank === 1 ? <Badge $tone="good">Best</Badge> : null);

function AttemptTable({ ranked, selected, onSelect }: Props) {
  const attempts = ranked.map(({ attempt }) => attempt);
  const figures = figuresOf(attempts, useUnits());
  return (
    <TableFrame label="Your attempts">
      <Table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col" className="text">
              Ride
            </th>
            {figures.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((row) => {
            const { attempt, rank } = row;
            return (
              <tr key={`${attempt.startMs} ${attempt.lap}`}>
                <th scope="row">
                  <PickTime row={row} selected={selected} onSelect={onSelect} />
                </th>
                <When title={`${rideWords(attempt, attempts)}, ${clockWords(attempt.startMs)}`}>
                  {dateWords(attempt.startMs)} <Best rank={rank} />
                  <Name>{rideWords(attempt, attempts)}</Name>
                </When>
                {figures.map(({ head, of }) => (
                  <td key={head}>{of(attempt) ?? '–'}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function AttemptCards({ ranked, selected, onSelect }: Props) {
  const attempts = ranked.map(({ attempt }) => attempt);
  const figures = figuresOf(attempts, useUnits());
  return (
    <Cards aria-label="Your attempts">
      {ranked.map((row) => {
        const { attempt, rank } = row;
        return (
          <Item key={`${attempt.startMs} ${attempt.lap}`}>
            <Top>
              <PickTime row={row} selected={selected} onSelect={onSelect} />
              <span>
                <Best rank={rank} /> {dateWords(attempt.startMs)}
              </span>
            </Top>
            <Figures>
              {figures.map(({ head, of }) => {
                const value = of(attempt);
                return value === null ? null : (
                  <div key={head}>
                    <dt>{head}</dt>
                    <dd>{value}</dd>
                  </div>
                );
              })}
            </Figures>
            <Small>{rideWords(attempt, attempts)}</Small>
          </Item>
        );
      })}
    </Cards>
  );
}
