import type { AnswerPart } from '@breakaway/contract';
import { use } from 'react';
import styled from 'styled-components';
import { texts } from '../texts.ts';
import { Fold, InFold } from './Fold.tsx';
import { tieUnits } from './units.ts';

type Assumption = Extract<AnswerPart, { kind: 'assumptions' }>['items'][number];

const sources: Record<Assumption['source'], string> = {
  asked: 'from your question',
  profile: 'from your profile',
  estimated: 'estimated',
  default: 'assumed',
};

/** Text that only repeats where the value comes from. */
const repeatsSource = /^(from your profile|given with the question)$/;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;
  font-size: var(--text-s);
  li {
    overflow-wrap: anywhere;
  }
  span {
    color: var(--text-muted);
  }
`;

/** All assumptions of a calculation, with their sources. Without a frame of its own inside a fold. */
export function Assumptions({ items }: { items: Assumption[] }) {
  return (
    <Fold title={texts.basedOn} open frame={!use(InFold)}>
      <List>
        {items.map(({ label, value, source, how }, index) => (
          <li key={index}>
            {label}: <strong>{tieUnits(value)}</strong>{' '}
            <span>
              {sources[source] ?? source}
              {how && !repeatsSource.test(how) && ` – ${tieUnits(how)}`}
            </span>
          </li>
        ))}
      </List>
    </Fold>
  );
}
