import type { User } from '@breakaway/contract';
import { Card, Stack, VisuallyHidden } from '@breakaway/ui';
import { Progress } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { essentials, profileFields, type ProfileField } from './fields.ts';
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

/**
 * How much of the record is the member's own: the values that every number needs, and all that can be measured. An
 * incomplete record says what is not possible without the rest. The rows of the essentials are right below.
 */
export function Completeness({ user }: { user: User }) {
  const measured = profileFields.filter(({ kind }) => kind === 'quantity');
  const has = (fields: typeof profileFields) => fields.length - missingFrom(user, fields).length;
  const missing = whatIsMissing(missingFrom(user, essentials));
  return (
    <Card as="div">
      <Stack>
        <List aria-label="How complete your profile is">
          <Count label="essential" of={essentials.length} has={has(essentials)} />
          <Count label="measured" of={measured.length} has={has(measured)} />
        </List>
        {missing.length > 0 && <p role="status">{missing.join(' ')}</p>}
      </Stack>
    </Card>
  );
}
