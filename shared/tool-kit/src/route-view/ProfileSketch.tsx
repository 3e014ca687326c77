import type { Route } from '@breakaway/cycling';
import styled from 'styled-components';

const POINTS = 300;

const Sketch = styled.svg`
  display: block;
  width: 100%;
  height: 176px;
  fill: var(--line);
  stroke: var(--text);
`;

/** The heights of a course, at once: what draws them with their gradients and the plan is a script on its way. */
export function ProfileSketch({ route: { elevationM, minElevationM, maxElevationM } }: { route: Route }) {
  const last = elevationM.length - 1;
  const spanM = Math.max(60, 1.12 * (maxElevationM - minElevationM));
  const line = Array.from({ length: POINTS + 1 }, (_, i) => {
    const heightM = elevationM[Math.round((last * i) / POINTS)] ?? minElevationM;
    return `${i},${(95 - (90 * (heightM - minElevationM)) / spanM).toFixed(1)}`;
  });
  return (
    <Sketch
      viewBox={`0 0 ${POINTS} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Profile of the course"
    >
      <path d={`M0,101 L${line.join(' ')} L${POINTS},101 Z`} vectorEffect="non-scaling-stroke" />
    </Sketch>
  );
}
