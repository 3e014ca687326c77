import { EmptyTool } from '@breakaway/tool-kit/frame';
import type { Ref } from 'react';

interface Props {
  /** gets the focus when the segment that was here is removed */
  heading: Ref<HTMLHeadingElement>;
  busy: boolean;
  onFile: (file: File) => void;
  onExample: () => void;
}

/** Before there is a segment: how to get one, and what it is good for. */
export const EmptySegment = (props: Props) => (
  <EmptyTool
    tool="Kom Analysis Software"
    points={[
      'Your chance of a record on the road as it is, and the watts you miss.',
      'The smallest change that would do: watts, weight, position, tyres or the wind.',
      'The days and the wind that make it possible.',
    ]}
    example="Try an example"
    note="A GPX of the segment, or any ride or route over it. Without one, enter the segment by hand below."
    saved="the segment"
    {...props}
  />
);
