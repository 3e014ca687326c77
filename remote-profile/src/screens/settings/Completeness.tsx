import type { User } from '@breakaway/contract';
import { VisuallyHidden } from '@breakaway/ui';
import { Progress } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { essentials, profileFields } from './fields.ts';
import { missingFrom } from './record.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-2);
  }
  dt {
    order: 1;
    color: var(--text-muted);
    font-size: var(--text-s);
    line-height: 1.2;
  }
  dd {
    font: var(--figure-weight) var(--text-xl) / 1 var(--font-figures);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    small {
      color: var(--text-muted);
      font-size: 0.75em;
    }
  }
  dd + dd {
    order: 2;
    grid-column: 1 / -1;
  }
`;
function Count({ label, of, has }: { label: string; of: number; has: number }) {
  return (
    <div>
      <dt>
        {label}
        <VisuallyHidden> values</VisuallyHidden>
      </dt>
      <dd>
        {has} <small>of {of}</small>
      </dd>
      <dd>
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
    <List aria-label="How complete your profile is">
      <Count label="essential" of={essentials.length} has={has(essentials)} />
      <Count label="measured" of={measured.length} has={has(measured)} />
    </List>
  );
}
