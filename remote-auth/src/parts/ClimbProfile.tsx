import { groundOf, ridge } from '@breakaway/ui';
import { climbOutline } from '@breakaway/ui/climb-outline';
import styled from 'styled-components';

/** 13.8 km at 8.1 % on average, in percent for each kilometre. */
const gradients = [9.5, 10, 8.5, 8, 7.5, 8, 8.5, 7, 8, 10, 7.5, 9, 6.5, 4.7];
/** After 10 of 14 columns. */
const RIDDEN = 10 / 14;

/** The climb's foot lies above the edge, so that the first kilometre has room for its gradient too. */
const box = { width: 720, height: 600, top: 132, base: 548 };
const far = groundOf(ridge(5), { left: 0, right: box.width, top: 40, base: 430 }, box.height);
const near = groundOf(ridge(23), { left: 0, right: box.width, top: 210, base: 560 }, box.height);
const { columns, contour, at } = climbOutline(gradients, box);
const rider = at(RIDDEN);

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
`;
const Picture = styled.svg`
  flex: none;
  width: 100%;
  height: auto;
  text {
    fill: var(--bg);
    font: var(--strong) var(--text-s) var(--font);
    text-anchor: middle;
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
        <Picture viewBox={`0 0 ${box.width} ${box.height}`} focusable="false">
          <path d={far} fill="var(--ridge-far)" />
          <path d={near} fill="var(--ridge-near)" />
          {/* Behind the columns, so that no mountain is seen between them. */}
          <path d={`${contour}V${box.height}H0Z`} fill="var(--bg)" />
          {columns.map(({ path, grade, percent, labelX }) => (
            <g key={labelX}>
              <path d={path} fill={`var(--grade-${grade})`} />
              <text x={labelX} y={box.height - 20}>
                {percent} %
              </text>
            </g>
          ))}
          <path d={contour} fill="none" stroke="var(--text)" strokeWidth="3" strokeLinejoin="round" />
          <circle cx={rider.x} cy={rider.y} r="10" fill="var(--accent)" stroke="var(--bg)" strokeWidth="4" />
        </Picture>
      </Place>
    </>
  );
}
