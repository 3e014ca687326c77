import { gradientsOf } from '@breakaway/ui/climb-outline';
import { Scene } from '@breakaway/ui/scene';
import styled from 'styled-components';

/** The climb of the landing page, kilometre by kilometre. */
const gradients = gradientsOf(8.1, 14);
/** After 10 of 14 columns. */
const RIDDEN = 10 / 14;

const Caption = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 38rem;
  margin-top: auto;
  padding: var(--space-6) clamp(var(--space-6), 4vw, var(--space-8)) 0;
  p:first-child {
    font: var(--heavy) var(--text-2xl) / 1.15 var(--font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  p + p {
    font-size: var(--text-l);
    color: var(--text-muted);
    text-wrap: pretty;
  }
`;
/** In a low window it loses its sky, never its climb. */
const Place = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: flex-end;
  min-height: 0;
  overflow: hidden;
  > * {
    flex: none;
  }
`;

/** A climb as on a roadside sign: one column per kilometre, coloured by gradient, with the rider on it. */
export function ClimbProfile() {
  return (
    <>
      <Caption>
        <p>Know your power for every kilometre.</p>
        <p>Your pacing and your food too, for any climb. This one: {'13.8\u00a0km at 8.1\u00a0%'}.</p>
      </Caption>
      <Place>
        <Scene gradients={gradients} rider={RIDDEN} tall />
      </Place>
    </>
  );
}
