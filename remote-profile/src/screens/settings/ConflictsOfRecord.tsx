import { Notice, Stack } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { ProfileField } from './fields.ts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** Informs a member whose saved values contradict each other, and links to each of them. */
export function ConflictsOfRecord({
  fields,
  onEdit,
}: {
  fields: ProfileField[];
  onEdit: (name: string) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <Notice tone="warn" silent>
      <Stack $gap={0.75}>
        <p>Some of your values cannot be right as they stand. The reason stands beside each of them.</p>
        <Chips>
          {fields.map(({ name, label }) => (
            <Chip key={name} onClick={() => onEdit(name)}>
              Edit {label}
            </Chip>
          ))}
        </Chips>
      </Stack>
    </Notice>
  );
}
