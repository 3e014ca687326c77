import { Button, Card, Muted } from '@breakaway/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { FileButton } from '../FileButton.tsx';

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

const Below = styled.div`
  max-width: 30rem;
`;

interface Props {
  tool: string;
  /** gets the focus when what was here is removed */
  heading?: Ref<HTMLHeadingElement>;
  /** what the tool says */
  points: readonly string[];
  busy: boolean;
  onFile: (file: File) => void;
  /** a pointer or the focus is at the buttons: a file is on its way */
  onIntent?: () => void;
  example: string;
  onExample: () => void;
  /** what a file may be, and the way without one */
  note?: string;
  /** with what the file leaves the device: `your plan` */
  saved: string;
  children?: ReactNode;
}

/** Before anything is open: how to begin, and what it is good for. */
export function EmptyTool({
  tool,
  heading,
  points,
  busy,
  onFile,
  onIntent,
  example,
  onExample,
  note,
  saved,
  children,
}: Props) {
  return (
    <Frame>
      <h1 ref={heading} {...(heading && { tabIndex: -1 })}>
        {tool}
      </h1>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Buttons onPointerEnter={onIntent} onFocus={onIntent}>
        <FileButton label="Choose a GPX, TCX or FIT file" busy={busy} onFile={onFile} tone="primary" />
        <Button tone="secondary" onClick={onExample} disabled={busy}>
          {example}
        </Button>
      </Buttons>
      <Muted>
        {note && `${note} `}
        <ForMouse>You can also drop a file anywhere on this page. </ForMouse>
        Your file stays on this device until you save {saved}.
      </Muted>
      {children && <Below>{children}</Below>}
    </Frame>
  );
}
