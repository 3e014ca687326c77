import { Button, Card, Muted } from '@breakaway/ui';
import { EmptyResult, FileButton } from '@breakaway/tool-kit';
import styled from 'styled-components';

const Frame = styled(Card)`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  > :last-child {
    max-width: 30rem;
  }
  ul {
    display: grid;
    gap: var(--space-2);
    padding-left: var(--space-5);
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
const ForMouse = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

interface Props {
  busy: boolean;
  onFile: (file: File) => void;
  /** a pointer or the focus is at the buttons: a course is on its way */
  onIntent: () => void;
  onExample: () => void;
}

/** Before there is a course: how to get one, and what it is good for. */
export function EmptyCourse({ busy, onFile, onIntent, onExample }: Props) {
  return (
    <Frame>
      <h1>Race Analyzer</h1>
      <ul>
        <li>Your finish, with the range in which it falls on 8 of 10 days.</li>
        <li>The watts to ride in each section, with the load and W&apos; that they cost.</li>
        <li>Clock times, climbs, and what your effort changes.</li>
      </ul>
      <Buttons onPointerEnter={onIntent} onFocus={onIntent}>
        <FileButton label="Choose a GPX, TCX or FIT file" busy={busy} onFile={onFile} tone="primary" />
        <Button tone="secondary" onClick={onExample} disabled={busy}>
          Try the example course
        </Button>
      </Buttons>
      <Muted>
        <ForMouse>You can also drop a file anywhere on this page. </ForMouse>Your file stays on this device
        until you save your plan.
      </Muted>
      <EmptyResult>Your course appears here.</EmptyResult>
    </Frame>
  );
}
