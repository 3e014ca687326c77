import styled from 'styled-components';
import { Slider } from '../controls/Slider.tsx';

const Under = styled(Slider)<{ $left: number; $right: number }>`
  /* The thumb's middle is at the ends of the plot, not its edge. */
  width: calc(100% - ${({ $left, $right }) => $left + $right}px + 20px);
  margin: 0 ${({ $right }) => $right - 10}px 0 ${({ $left }) => $left - 10}px;
`;

interface ScrubberProps {
  label: string;
  /** how many places there are */
  count: number;
  at: number;
  onAt: (index: number) => void;
  /** what is at a place, as a screen reader says it */
  words: (index: number) => string;
  /** distance of the plot from the edges of the figure, px */
  left: number;
  right: number;
}

/** The cursor of a chart under the plot: for thumbs, and for the arrow keys. */
export function Scrubber({ label, count, at, onAt, words, left, right }: ScrubberProps) {
  return (
    <Under
      aria-label={label}
      aria-valuetext={words(at)}
      min={0}
      max={count - 1}
      step={1}
      value={at}
      onChange={(event) => onAt(Number(event.target.value))}
      $left={left}
      $right={right}
    />
  );
}
