import styled from 'styled-components';
import { texts } from '../../../texts.ts';

const Over = styled.div`
  position: absolute;
  inset: var(--space-2);
  z-index: 9;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  border: 3px dashed var(--accent);
  border-radius: var(--radius-l);
  background: color-mix(in srgb, var(--bg-tint) 95%, transparent);
  font-size: var(--text-xl);
  font-weight: var(--strong);
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
`;

/** Over the screen while a file is held over it. */
export const DropHere = () => <Over aria-hidden="true">{texts.file.drop}</Over>;
