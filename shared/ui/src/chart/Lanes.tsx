import styled from 'styled-components';
import { EDGE, panelLeft, TEXT_PX } from './geometry.ts';
import type { Range } from './draw.ts';

/** A row of signs along the axis of a chart, in its unit. What it shows is in words in a table nearby. */
export interface Lane {
  /** short: it stands in the margin */
  title: string;
  /** stretches with their names */
  spans?: readonly { from: number; to: number; colour: string; name: string }[];
  /** places: a pin for what is to be done, a flag for what is named */
  marks?: readonly { at: number; shape: 'pin' | 'flag'; colour: string; name?: string }[];
}

/** Height of a row, px. @param textPx size of its text */
export const lanePx = (textPx: number): number => 10 + textPx;
/** A name has about this much room, px. */
const NAME_PX = 88;
/** A shorter stretch has no room for its name, px. */
const SHORTEST_SPAN_PX = 54;

const Rows = styled.div`
  order: 1;
`;
const Row = styled.div`
  position: relative;
  height: var(--lane);
  font-size: var(--text-xs);
  line-height: var(--lane);
  color: var(--text-muted);
  white-space: nowrap;
`;
const Track = styled.div`
  position: absolute;
  inset: 2px ${EDGE.right}px 2px var(--left);
  overflow: hidden;
  border-radius: 3px;
  background: var(--bg-sunken);
  line-height: calc(var(--lane) - 4px);
  i,
  b {
    position: absolute;
    top: 0;
    height: 100%;
    font-style: normal;
    font-weight: var(--regular);
  }
  i {
    overflow: hidden;
    text-indent: 4px;
    border-left: 1px solid var(--bg-raised);
    color: var(--bg-raised);
    box-sizing: border-box;
  }
  @media (forced-colors: active) {
    i,
    b {
      forced-color-adjust: none;
    }
  }
`;
const Sign = styled.b<{ $shape: 'pin' | 'flag' }>`
  padding-left: var(--space-3);
  color: var(--text);
  &::before {
    content: '';
    position: absolute;
    background: var(--colour);
    ${({ $shape }) =>
      $shape === 'pin'
        ? 'left: -4px; top: 5px; width: 8px; height: 8px; border-radius: 50%;'
        : 'left: 0; top: 3px; width: 8px; height: 8px; clip-path: polygon(0 0, 100% 50%, 0 100%);'}
  }
  ${({ $shape }) => $shape === 'flag' && 'border-left: 1.5px solid var(--colour);'}
`;

interface LanesProps {
  lanes: readonly Lane[];
  /** what is in sight */
  shown: Range;
  /** of the axis, px */
  width: number;
  /** size of its text, px */
  textPx: number;
}

/** Rows of signs below the first panel of a chart. */
export function Lanes({ lanes, shown, width, textPx }: LanesProps) {
  const larger = textPx / TEXT_PX;
  const share = (value: number) => (value - shown.from) / (shown.to - shown.from || 1);
  const percent = (value: number) => `${(100 * share(value)).toFixed(3)}%`;
  return (
    <Rows
      aria-hidden="true"
      style={{ '--lane': `${lanePx(textPx)}px`, '--left': `${panelLeft(textPx)}px` } as object}
    >
      {lanes.map(({ title, spans = [], marks = [] }) => (
        <Row key={title}>
          {title}
          <Track>
            {spans
              .filter(({ from, to }) => to > shown.from && from < shown.to)
              .map(({ from, to, colour, name }) => (
                <i
                  key={from}
                  title={name}
                  style={{
                    left: percent(from),
                    width: `${(100 * (share(to) - share(from))).toFixed(3)}%`,
                    minWidth: 2,
                    background: colour,
                  }}
                >
                  {(share(to) - share(from)) * width > SHORTEST_SPAN_PX * larger && name}
                </i>
              ))}
            {marks
              .filter(({ at }) => at >= shown.from && at <= shown.to)
              .map(({ at, shape, colour, name }, i, inSight) => {
                const next = inSight[i + 1]?.at ?? Infinity;
                const room = (Math.min(share(next), 1) - share(at)) * width;
                return (
                  <Sign
                    key={`${at} ${name}`}
                    $shape={shape}
                    style={{ left: percent(at), '--colour': colour } as object}
                  >
                    {room > NAME_PX * larger && name}
                  </Sign>
                );
              })}
          </Track>
        </Row>
      ))}
    </Rows>
  );
}
