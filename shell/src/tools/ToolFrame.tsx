import type { ToolName } from '@breakaway/contract';
import { startIn } from '@breakaway/contract/tool-start';
import { getConfig, useLocation, useUser } from '@breakaway/host-api';
import { Spinner, VisuallyHidden } from '@breakaway/ui';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { FailurePanel } from '../remotes/FailurePanel.tsx';
import { useToolBridge } from './useToolBridge.ts';

const Area = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  min-height: 0;
`;
const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  min-height: 60vh;
  border: 0;
  background: var(--bg);
`;
const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--bg);
  text-align: center;
  padding: var(--space-4);
`;

interface Props {
  tool: ToolName;
  title: string;
  /** the secret part of a link, in place of a member's session */
  shared?: string;
}

/** Takes what was handed over out of the browser's history, so that a reload does not hand it over again. */
function forgetState() {
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
}

/** A tool in a frame on its own origin, with a spinner until it reports ready. */
export function ToolFrame({ tool, title, shared }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const origin = getConfig().tools[tool];
  const memberId = useUser()?._id ?? null;
  const { state: given } = useLocation();
  const start = useMemo(() => startIn(given, tool, memberId), [given, tool, memberId]);
  const [started, setStarted] = useState<unknown>(null);
  const state = useToolBridge({
    tool,
    origin,
    frame,
    attempt,
    memberId,
    shared,
    start: started === start ? null : start,
    onStarted: () => {
      setStarted(start);
      forgetState();
    },
  });
  return (
    <>
      {state !== 'failed' && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <Area>
        <Frame
          key={attempt}
          ref={frame}
          src={`${origin}/`}
          title={title}
          // It has another origin, so scripts and storage are its own; it may save files, print (a modal) and open a window of
          // its own, as race mode is, nothing else.
          sandbox="allow-scripts allow-same-origin allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox"
          allow="clipboard-write"
          referrerPolicy="strict-origin"
        />
        {state === 'loading' && (
          <Cover>
            <Spinner size={40} label={`Loading ${title}`} />
          </Cover>
        )}
        {state === 'failed' && (
          <Cover>
            <FailurePanel
              feature={title}
              code={`${tool} no answer`}
              onRetry={() => setAttempt(attempt + 1)}
            />
          </Cover>
        )}
      </Area>
    </>
  );
}
