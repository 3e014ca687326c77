import { useUnits } from '@breakaway/tool-kit';
import { Button, Muted, Notice } from '@breakaway/ui';
import { Disclosure, Progress } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { outcomeWords, progressWords, remarksOf } from './remarks.ts';
import type { AttemptsState } from './useAttempts.ts';

const Running = styled.div`
  display: grid;
  gap: var(--space-3);
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    font-variant-numeric: tabular-nums;
  }
`;
const Remarks = styled.div`
  display: grid;
  gap: var(--space-2);
`;
const Failed = styled.ul`
  padding-left: 1.2em;
  overflow-wrap: anywhere;
`;

/** How far a search is, or what it came to. */
export function SearchState({ state, onCancel }: { state: AttemptsState; onCancel: () => void }) {
  const units = useUnits();
  const { phase, done, total, found } = state;
  if (phase === 'searching')
    return (
      <Running>
        <div>
          <p role="status">{progressWords(state)}</p>
          <Button tone="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <Progress share={total > 0 ? done / total : 0} label="Rides searched" />
      </Running>
    );
  if (phase !== 'done' && phase !== 'stopped') return null;
  const { failed, attempts } = found;
  return (
    <Remarks>
      <Notice tone={attempts.length > 0 && phase === 'done' ? 'good' : 'info'}>
        {outcomeWords(state, units)}
      </Notice>
      {remarksOf(state).map((remark) => (
        <Muted key={remark}>{remark}</Muted>
      ))}
      {failed.length > 0 && (
        <Disclosure
          label={
            failed.length === 1 ? '1 file could not be read' : `${failed.length} files could not be read`
          }
        >
          <Failed>
            {failed.map(({ name, message }, i) => (
              <li key={i}>
                {name}: {message}
              </li>
            ))}
          </Failed>
        </Disclosure>
      )}
    </Remarks>
  );
}
