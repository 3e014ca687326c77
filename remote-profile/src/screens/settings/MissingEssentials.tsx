import { Stack } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { ProfileField } from './fields.ts';

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const inWords = (fields: ProfileField[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    fields.map(({ label }) => (label === 'FTP' ? label : label.toLowerCase())),
  );

/** CHO tolerance only affects feeding; without any of the others there is no power and no time. */
function whatIsMissing(fields: ProfileField[]): string[] {
  const forNumbers = fields.filter(({ name }) => name !== 'cho_tolerance');
  return [
    ...(forNumbers.length > 0
      ? [`Without ${inWords(forNumbers)} most of your numbers cannot be computed.`]
      : []),
    ...(forNumbers.length < fields.length ? ['Without your CHO tolerance there is no feeding plan.'] : []),
  ];
}

/** Tells a member with an incomplete record what is missing, and links to it. */
export function MissingEssentials({
  fields,
  onAdd,
}: {
  fields: ProfileField[];
  onAdd: (name: string) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <Stack $gap={0.75} role="status">
      <p>{whatIsMissing(fields).join(' ')}</p>
      <Chips>
        {fields.map(({ name, label }) => (
          <Chip key={name} onClick={() => onAdd(name)}>
            Add {label}
          </Chip>
        ))}
      </Chips>
    </Stack>
  );
}
