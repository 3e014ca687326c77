import { inUnits } from '@breakaway/contract/units-in-text';
import type { CheckedFile } from '@breakaway/cycling';
import { Icon, Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { useUnits } from '../units.ts';
import { seenWords, sizeWords } from './seen-words.ts';

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
const Checked = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  color: var(--good);
  font-weight: var(--strong);
  svg {
    flex: none;
    align-self: center;
  }
`;

/** Name and size of a file, what was found when it was read again, and what its format cannot hold. */
export function FileFacts({ file, named = true }: { file: CheckedFile; named?: boolean }) {
  const units = useUnits();
  return (
    <Facts>
      {named && (
        <p>
          {file.fileName} · {sizeWords(file.content)}
        </p>
      )}
      <Checked role="status">
        <Icon name="check" size={18} />
        <span>{seenWords(file.seen, units)}</span>
      </Checked>
      {file.notes.map((note) => (
        <Muted key={note}>{inUnits(note, units.units)}</Muted>
      ))}
    </Facts>
  );
}
