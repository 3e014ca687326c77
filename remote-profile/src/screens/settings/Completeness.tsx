import type { User } from '@breakaway/contract';
import { Progress } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { essentials, profileFields } from './fields.ts';
import { missingFrom } from './record.ts';

const Box = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  div {
    display: grid;
    gap: var(--space-1);
  }
  dt {
    order: 1;
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  dd {
    margin: 0;
    font: var(--figure-weight) var(--text-2xl) / 1 var(--font-figures);
    font-variant-numeric: tabular-nums;
    small {
      color: var(--text-muted);
      font-size: 0.6em;
    }
  }
`;
function Count({ label, of, has }: { label: string; of: number; has: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {has} <small>of {of}</small>
        <Progress share={has / of} />
      </dd>
    </div>
  );
}

/** How much of the record is the member's own: the values that every number needs, and all that can be measured. */
export function Completeness({ user }: { user: User }) {
  const measured = profileFields.filter(({ kind }) => kind === 'quantity');
  const has = (fields: typeof profileFields) => fields.length - missingFrom(user, fields).length;
  return (
    <Box aria-label="How complete your profile is">
      <Count label="essential values" of={essentials.length} has={has(essentials)} />
      <Count label="measured values" of={measured.length} has={has(measured)} />
    </Box>
  );
}
