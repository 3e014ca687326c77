import { EmptyResult } from '@breakaway/tool-kit';
import { EmptyTool } from '@breakaway/tool-kit/frame';

interface Props {
  busy: boolean;
  onFile: (file: File) => void;
  /** a pointer or the focus is at the buttons: a course is on its way */
  onIntent: () => void;
  onExample: () => void;
}

/** Before there is a course: how to get one, and what it is good for. */
export const EmptyCourse = (props: Props) => (
  <EmptyTool
    tool="Race Analyzer"
    points={[
      'Your finish, with the range in which it falls on 8 of 10 days.',
      "The watts to ride in each section, with the load and W' that they cost.",
      'Clock times, climbs, and what your effort changes.',
    ]}
    example="Try the example course"
    saved="your plan"
    {...props}
  >
    <EmptyResult>Your course appears here.</EmptyResult>
  </EmptyTool>
);
