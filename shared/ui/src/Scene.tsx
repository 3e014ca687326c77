import styled from 'styled-components';
import { climbOutline } from './climb-outline.ts';
import { groundOf, ridge } from './ridge.ts';

const box = { width: 720, height: 400, top: 70, base: 384 };
const far = groundOf(ridge(5), { left: 0, right: box.width, top: 40, base: 300 }, box.height);
const near = groundOf(ridge(23), { left: 0, right: box.width, top: 150, base: 370 }, box.height);

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

interface SceneProps {
  /** of parts of the same length, in percent */
  gradients: readonly number[];
  /** where the rider is, as a share of the climb */
  rider: number;
}

/** A climb before its mountains, with the rider on it: decoration, on a ground in the colours of the night. */
export function Scene({ gradients, rider }: SceneProps) {
  const { columns, contour, at } = climbOutline(gradients, box);
  const { x, y } = at(rider);
  return (
    <Picture viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
      <path d={far} fill="var(--ridge-far)" />
      <path d={near} fill="var(--ridge-near)" />
      {/* Behind the columns, so that no mountain is seen between them. */}
      <path d={`${contour}V${box.height}H0Z`} fill="var(--bg)" />
      {columns.map(({ path, grade, percent, labelX, hasRoom }) => (
        <g key={labelX}>
          <path d={path} fill={`var(--grade-${grade})`} />
          {hasRoom && (
            <text x={labelX} y={box.base} fontSize={LABEL}>
              {percent}
            </text>
          )}
        </g>
      ))}
      <path d={contour} fill="none" stroke="var(--text)" strokeWidth="3" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="10" fill="var(--accent)" stroke="var(--bg)" strokeWidth="4" />
    </Picture>
  );
}
