import { audienceInWords } from '@breakaway/releases/audience-words';
import type { Change } from '@breakaway/releases/protocol';
import { Badge, EmptyState } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { Small } from './Small.ts';
import { changeInWords, moment } from './words.ts';

const List = styled.ol`
  padding: 0;
  list-style: none;
`;
const Entry = styled.li`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) 0;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
`;

/** Who changed what, newest first. What the registry took back by itself stands out. */
export function History({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <EmptyState>Nothing has been made live yet.</EmptyState>;
  return (
    <List>
      {changes.map(({ revision, at, remote, action, from, to, audience, team, by, reason }) => (
        <Entry key={revision}>
          <span>
            <strong>{remote}</strong>: {team === 'registry' ? <Badge $tone="bad">Automatic</Badge> : team}{' '}
            {changeInWords(action, from, to)}
            {action === 'canary' && audience ? ` (${audienceInWords(audience)})` : ''}
          </span>
          {reason && <span>“{reason}”</span>}
          <Small>
            {moment(at)} · number {revision}
            {team === 'registry' ? '' : ` · signed by ${by}`}
          </Small>
        </Entry>
      ))}
    </List>
  );
}
