import { FileButton } from '@breakaway/tool-kit';
import { Button, Card, Muted } from '@breakaway/ui';
import type { Ref } from 'react';
import styled from 'styled-components';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  h1 {
    /* At twice the text size its longest word has room on a phone. */
    font-size: min(var(--text-2xl), 13vw);
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
  /** gets the focus when the segment that was here is removed */
  heading: Ref<HTMLHeadingElement>;
  busy: boolean;
  onFile: (file: File) => void;
  onExample: () => void;
}

/** Before there is a segment: how to get one, and what it is good for. */
export function EmptySegment({ heading, busy, onFile, onExample }: Props) {
  return (
    <Frame>
      <h1 ref={heading} tabIndex={-1}>
        Kom Analysis Software
      </h1>
      <ul>
        <li>Your chance of a record on the road as it is, and the watts you miss.</li>
        <li>The smallest change that would do: watts, weight, position, tyres or the wind.</li>
        <li>The days and the wind that make it possible.</li>
      </ul>
      <Buttons>
        <FileButton label="Choose a GPX, TCX or FIT file" busy={busy} onFile={onFile} tone="primary" />
        <Button tone="secondary" onClick={onExample} disabled={busy}>
          Try an example
        </Button>
      </Buttons>
      <Muted>
        A GPX of the segment, or any ride or route over it. Without one, enter the segment by hand below.{' '}
        <ForMouse>You can also drop it anywhere on this page. </ForMouse>
        Your file stays on this device.
      </Muted>
    </Frame>
  );
}
