import { productName } from '@breakaway/host-api';
import { Chip, Notice, Stack } from '@breakaway/ui';
import styled from 'styled-components';
import type { ProfileField } from './fields.ts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

/** Tells a member whose record is not complete what is missing, and leads to it. */
export function MissingEssentials({
  fields,
  onAdd,
}: {
  fields: ProfileField[];
  onAdd: (name: string) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <Notice tone="warn">
      <Stack $gap={0.75}>
        <p>{productName()} needs these values before it can compute anything for you:</p>
        <Chips>
          {fields.map(({ name, label }) => (
            <Chip key={name} onClick={() => onAdd(name)}>
              Add {label}
            </Chip>
          ))}
        </Chips>
      </Stack>
    </Notice>
  );
}
