import { Chip } from '@breakaway/ui/controls';
import { createContext, use } from 'react';
import styled from 'styled-components';
import { tieUnits } from './units.ts';

/** A chip is an answer that can be tapped; only in the last answer of a thread. */
export type Ask = ((text: string) => void) | undefined;

/** What the member has asked in this conversation: it is not suggested again. */
export const Asked = createContext<ReadonlySet<string>>(new Set());

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** What can be tapped instead of typed. */
export function Chips({ chips, onAsk }: { chips: string[]; onAsk: Ask }) {
  if (!onAsk || chips.length === 0) return null;
  return (
    <Row>
      {chips.map((chip) => (
        <Chip key={chip} onClick={() => onAsk(chip)}>
          {tieUnits(chip)}
        </Chip>
      ))}
    </Row>
  );
}

/** How the conversation may go on. */
export function Suggestions({ chips, onAsk }: { chips: string[]; onAsk: Ask }) {
  const asked = use(Asked);
  return <Chips chips={chips.filter((chip) => !asked.has(chip))} onAsk={onAsk} />;
}
