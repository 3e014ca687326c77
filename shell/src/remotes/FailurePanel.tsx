import { Button } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import { useOnline } from '../online.tsx';
import { ErrorPanel } from '../pages/ErrorPanel.tsx';
import { PlainFrame } from '../pages/PlainFrame.tsx';
import { SiteLinks } from '../pages/SiteLinks.tsx';

interface FailurePanelProps {
  /** What is missing, in words for people. */
  feature: string;
  code: string;
  /** Nothing else is on the page, so the panel brings a frame with links. */
  alone?: boolean;
  onRetry: () => void;
}

/** Replaces something that could not be loaded. When the browser is offline, it retries once the connection is back. */
export function FailurePanel({ feature, code, alone = false, onRetry }: FailurePanelProps) {
  const online = useOnline();
  const waits = useRef(!online);
  useEffect(() => {
    if (online && waits.current) onRetry();
    waits.current = !online;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the connection matters here
  }, [online]);
  const panel = (
    <ErrorPanel
      title={`${feature} could not be loaded`}
      code={code}
      takesFocus
      actions={
        <Button tone={online ? 'primary' : 'secondary'} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {online
        ? 'Everything else keeps working. Try again in a moment.'
        : 'We’ll load this when you’re back online.'}
    </ErrorPanel>
  );
  return alone ? <PlainFrame links={<SiteLinks />}>{panel}</PlainFrame> : panel;
}
