import styled from 'styled-components';
import { climbOutline } from './climb-outline.ts';
import { groundOf, ridge } from './ridge.ts';

const WIDTH = 720;
const across = { left: 0, right: WIDTH };
/** Where the mountains and the climb stand in a picture: as wide as a card, or with a sky above. */
const views = {
  low: {
    box: { width: WIDTH, height: 400, top: 70, base: 384 },
    far: { ...across, top: 40, base: 300 },
    near: { ...across, top: 150, base: 370 },
  },
  tall: {
    // The climb's foot lies above the edge, so that the first column has room for its gradient too.
    box: { width: WIDTH, height: 600, top: 132, base: 548 },
    far: { ...across, top: 40, base: 430 },
    near: { ...across, top: 210, base: 560 },
  },
};

/** Readable also where the picture is 350 px wide. */
const LABEL = 22;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  text {
    fill: var(--bg);
    font-family: var(--font);
    font-weight: var(--strong);
    text-anchor: middle;
  }
`;

export interface SceneProps {
  /** of parts of the same length, in percent */
  gradients: readonly number[];
  /** where the rider is, as a share of the climb */
  rider: number;
  /** with a sky above, for a panel of its own */
  tall?: boolean;
}

/** A climb before its mountains, with the rider on it: decoration, on a ground in the colours of the night. */
export function Scene({ gradients, rider, tall = false }: SceneProps) {
  const { box, far, near } = views[tall ? 'tall' : 'low'];
  const { columns, contour, at } = climbOutline(gradients, box);
  const { x, y } = at(rider);
  return (
    <Picture viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
      <path d={groundOf(ridge(5), far, box.height)} fill="var(--ridge-far)" />
      <path d={groundOf(ridge(23), near, box.height)} fill="var(--ridge-near)" />
      {/* Behind the columns, so that no mountain is seen between them. */}
      <path d={`${contour}V${box.height}H0Z`} fill="var(--bg)" />
      {columns.map(({ path, grade, percent, labelX, hasRoom }) => (
        <g key={labelX}>
          <path d={path} fill={`var(--grade-${grade})`} />
          {(tall || hasRoom) && (
            <text x={labelX} y={box.height - 16} fontSize={LABEL}>
              {tall ? percent.toFixed(1) : percent}
            </text>
          )}
        </g>
      ))}
      <path d={contour} fill="none" stroke="var(--text)" strokeWidth="3" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="10" fill="var(--accent)" stroke="var(--bg)" strokeWidth="4" />
    </Picture>
  );
}
