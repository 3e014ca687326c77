import styled from 'styled-components';

/** Length in km and gradient in % of each section of the climb: 13.8 km at 8.1 % on average. */
const pieces = [9.5, 10, 8.5, 8, 7.5, 8, 8.5, 7, 8, 10, 7.5, 9, 6.5]
  .map((gradient) => ({ length: 1, gradient }))
  .concat({ length: 0.8, gradient: 4.7 });

const WIDTH = 560;
const HEIGHT = 340;
const BASE = 290;
const x = (km: number) => Math.round((km * WIDTH) / 13.8);
const y = (metres: number) => Math.round(BASE - metres * 0.2);

let km = 0;
let metres = 90;
const columns = pieces.map(({ length, gradient }) => {
  const from = { x: x(km), y: y(metres) };
  km += length;
  metres += length * gradient * 10;
  return { gradient, length, from, to: { x: x(km), y: y(metres) } };
});

const shade = (gradient: number) =>
  `var(--zone-${gradient >= 9.5 ? 6 : gradient >= 8.5 ? 5 : gradient >= 7.5 ? 4 : 3})`;

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: var(--text);
    font: 600 13px var(--font);
    text-anchor: middle;
  }
`;

const Caption = styled.div`
  display: grid;
  gap: 0.5rem;
  max-width: 26rem;
  p:first-child {
    font-size: 1.75rem;
    font-weight: 680;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
`;

/** A climb as on a roadside sign: one column per kilometre, coloured by gradient, with the rider on it. */
export function ClimbProfile() {
  const rider = columns[9]!.to;
  return (
    <>
      <Caption>
        <p>13.8 km at 8.1 %</p>
        <p>Every kilometre of a climb, its gradient, and the power that your plan gives it.</p>
      </Caption>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
        {columns.map(({ gradient, from, to }) => (
          <g key={from.x}>
            <path
              d={`M${from.x} ${BASE}V${from.y}L${to.x} ${to.y}V${BASE}z`}
              fill={shade(gradient)}
              fillOpacity={0.3}
              stroke="var(--bg-tint)"
              strokeWidth={2}
            />
            <path
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              stroke={shade(gradient)}
              strokeWidth={4}
              strokeLinecap="round"
            />
            <text x={(from.x + to.x) / 2} y={BASE - 10}>
              {gradient}
            </text>
          </g>
        ))}
        <circle cx={rider.x} cy={rider.y} r={9} fill="var(--text)" stroke="var(--bg-tint)" strokeWidth={3} />
        <text x={0} y={BASE + 30} style={{ textAnchor: 'start' }}>
          0 km
        </text>
        <text x={WIDTH / 2} y={BASE + 30}>
          % in each kilometre
        </text>
        <text x={WIDTH} y={BASE + 30} style={{ textAnchor: 'end' }}>
          13.8 km
        </text>
      </Drawing>
    </>
  );
}
