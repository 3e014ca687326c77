import { Button, VisuallyHidden } from '@breakaway/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';

const Block = styled.div`
  display: grid;
  gap: var(--space-2);
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  font-size: var(--text-s);
  font-weight: var(--strong);
`;
const Code = styled.pre`
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--bg-sunken);
  font-family: var(--mono);
  font-size: var(--text-s);
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const said = { copied: 'It is on the clipboard.', marked: 'It is selected. Please copy it by hand.' };

/** A text to take elsewhere, and its Copy button. Where the browser refuses the clipboard, the text is selected. */
export function Copyable({ label, text }: { label: string; text: string }) {
  const [state, setState] = useState<keyof typeof said | null>(null);
  const code = useRef<HTMLPreElement>(null);
  const copy = async () => {
    setState(null);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      getSelection()?.selectAllChildren(code.current!);
      setState('marked');
    }
  };
  return (
    <Block role="group" aria-label={label}>
      <Head>
        {label}
        <Button tone="secondary" onClick={() => void copy()}>
          {state === 'copied' ? 'Copied' : 'Copy'}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      </Head>
      <Code ref={code}>{text}</Code>
      {state === 'marked' && <p>{said.marked}</p>}
      <VisuallyHidden role="status">{state && said[state]}</VisuallyHidden>
    </Block>
  );
}
