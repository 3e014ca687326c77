import { longDate } from '@breakaway/contract/dates';
import styled from 'styled-components';
import { texts } from '../texts.ts';
import type { PartOf } from './parts.ts';

const Box = styled.div`
  color: var(--text-muted);
  font-size: var(--text-s);
  h3 {
    font-size: inherit;
    letter-spacing: 0;
  }
  ul {
    padding-left: var(--space-4);
    margin: var(--space-1) 0 0;
  }
  li {
    overflow-wrap: anywhere;
  }
`;

/** "November 22, 2026" for an ISO date; any other text stays as it is. */
function dayWords(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? (longDate(day) ?? day) : day;
}

/** The source of a statement, and when it was last checked. */
export function Sources({ items, reviewed }: Omit<PartOf<'sources'>, 'kind'>) {
  return (
    <Box>
      <h3>{texts.sources}</h3>
      <ul>
        {items.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
      {reviewed && <p>{texts.reviewed(dayWords(reviewed))}</p>}
    </Box>
  );
}
