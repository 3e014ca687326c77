import type { User } from '@breakaway/contract';
import styled, { keyframes } from 'styled-components';
import { essentials, profileFields } from './fields.ts';
import { missingFrom } from './record.ts';

const grow = keyframes`from { transform: scaleX(0); }`;
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
const Bar = styled.span<{ $share: number; $full: boolean }>`
  display: block;
  height: 6px;
  margin-top: var(--space-1);
  border-radius: 3px;
  background: var(--bg-sunken);
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  &::after {
    content: '';
    display: block;
    width: ${({ $share }) => 100 * $share}%;
    height: 100%;
    background: ${({ $full }) => ($full ? 'var(--good)' : 'var(--accent)')};
    transform-origin: left;
    animation: ${grow} 240ms var(--ease);
    forced-color-adjust: none;
  }
`;

function Count({ label, of, has }: { label: string; of: number; has: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {has} <small>of {of}</small>
        <Bar $share={has / of} $full={has === of} aria-hidden />
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
