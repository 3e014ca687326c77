import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Title = styled.div`
  /* So much before the buttons wrap below it: a name stays in one line or two. */
  flex: 1 1 24rem;
  min-width: 0;
  h1 {
    color: var(--text-muted);
    font: var(--strong) var(--text-s) / 1.3 var(--font);
    letter-spacing: 0;
  }
  h2 {
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-muted);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  > button:last-of-type {
    padding: var(--space-2);
  }
  /* What went wrong with saving stands below all of them. */
  > [role='status']:not(span),
  > [role='alert'] {
    flex: 1 1 100%;
    order: 1;
  }
  @media print {
    display: none;
  }
`;

interface Props {
  tool: string;
  /** of the course or the segment */
  name: string;
  /** gets the focus when another one is opened */
  heading?: Ref<HTMLHeadingElement>;
  /** what it is, in a line */
  facts?: ReactNode;
  /** the buttons: saving first, removing last */
  children: ReactNode;
}

/** What is open in the tool, and what can be done with it. */
export function ToolHead({ tool, name, heading, facts, children }: Props) {
  return (
    <Row>
      <Title>
        <h1>{tool}</h1>
        <h2 ref={heading} {...(heading && { tabIndex: -1 })}>
          {name}
        </h2>
        {facts && <p>{facts}</p>}
      </Title>
      <Buttons>{children}</Buttons>
    </Row>
  );
}
