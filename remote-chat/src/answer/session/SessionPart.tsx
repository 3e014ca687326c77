import { Frame } from '../frame.tsx';
import type { PartOf, Place } from '../parts.ts';
import { SessionView } from './SessionView.tsx';

/** A training session: its name, duration, intensity and chart. */
export function SessionPart({ part, ...place }: { part: PartOf<'session'> } & Place) {
  const { title, summary, steps, ftpW } = part;
  return (
    <Frame title={title} note={summary}>
      <SessionView {...place} title={title} steps={steps} ftpW={ftpW} />
    </Frame>
  );
}
