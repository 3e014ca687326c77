import type { ToolName } from '@breakaway/contract';
import { parseToShell, type ToTool } from '@breakaway/contract/bridge';
import { getConfig, sessionRanOut, useUser } from '@breakaway/host-api';
import { useEffect, useRef, useState } from 'react';

/** Long enough for a tool to start and to forget. */
const LIMIT_MS = 15_000;

/** A sign-out on any page of the app reaches the tools, which keep things on their own origins, in frames that nobody sees. */
export function SignedOutTools() {
  const memberId = useUser()?._id ?? null;
  const [last, setLast] = useState(memberId);
  // As it is now: what is noted of a session's end is forgotten with the next page.
  const [leaving, setLeaving] = useState<{ ranOut: boolean } | null>(null);
  if (memberId !== last) {
    setLast(memberId);
    setLeaving(memberId === null ? { ranOut: sessionRanOut() } : null);
  }
  useEffect(() => {
    if (!leaving) return;
    const done = setTimeout(() => setLeaving(null), LIMIT_MS);
    return () => clearTimeout(done);
  }, [leaving]);
  if (!leaving) return null;
  return Object.keys(getConfig().tools).map((tool) => (
    <Leaving key={tool} tool={tool as ToolName} ranOut={leaving.ranOut} />
  ));
}

function Leaving({ tool, ranOut }: { tool: ToolName; ranOut: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = getConfig().tools[tool];
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const { contentWindow } = frame.current ?? {};
      if (event.origin !== origin || !contentWindow || event.source !== contentWindow) return;
      if (parseToShell(event.data)?.type === 'ready')
        contentWindow.postMessage({ type: 'signed-out', ranOut } satisfies ToTool, origin);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, ranOut]);
  return (
    <iframe
      ref={frame}
      src={`${origin}/`}
      title={`Signing out of ${tool}`}
      hidden
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="strict-origin"
    />
  );
}
