import { Scene } from '@breakaway/ui';
import styled from 'styled-components';

/** 13.8 km at 8.1 % on average, in percent for each kilometre. */
const gradients = [9.5, 10, 8.5, 8, 7.5, 8, 8.5, 7, 8, 10, 7.5, 9, 6.5, 4.7];
/** After 10 of 14 columns. */
const rider = 10 / 14;

const Caption = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 38rem;
  padding: clamp(var(--space-6), 4vw, var(--space-8)) clamp(var(--space-6), 4vw, var(--space-8)) 0;
  p:first-child {
    font: var(--heavy) var(--text-3xl) / 1.08 var(--font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  p + p {
    font-size: var(--text-l);
    color: var(--text-muted);
  }
`;

/** A climb as on a roadside sign: one column per kilometre, coloured by gradient, with the rider on it. */
export function ClimbProfile() {
  return (
    <>
      <Caption>
        <p>Know your power for every kilometre.</p>
        <p>13.8 km at 8.1 %, each kilometre in the colour of its gradient.</p>
      </Caption>
      <Scene gradients={gradients} rider={rider} />
    </>
  );
}
