import { Button } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import { useOnline } from '../online.tsx';
import { ErrorPanel } from '../pages/ErrorPanel.tsx';
import { PlainFrame } from '../pages/PlainFrame.tsx';

interface FailurePanelProps {
  /** What is missing, as a person calls it. */
  feature: string;
  code: string;
  /** Nothing else is on the page, so that it brings a frame with a way home. */
  alone?: boolean;
  onRetry: () => void;
}

/** What stands in the place of something that could not be loaded. Without a connection it waits for one by itself. */
export function FailurePanel({ feature, code, alone = false, onRetry }: FailurePanelProps) {
  const online = useOnline();
  const waits = useRef(!online);
  useEffect(() => {
    if (online && waits.current) onRetry();
    waits.current = !online;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the connection acts here
  }, [online]);
  const panel = (
    <ErrorPanel
      title={`${feature} could not be loaded`}
      code={code}
      takesFocus
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {online
        ? 'Everything else keeps working. Try again; if it goes on, tell support this code.'
        : 'You are offline. It is loaded as soon as there is a connection.'}
    </ErrorPanel>
  );
  return alone ? <PlainFrame>{panel}</PlainFrame> : panel;
}
