import { startState, type RaceStart } from '@breakaway/contract/tool-start';
import { ButtonLink, paths, useNavigate, useUser } from '@breakaway/host-api';
import { Button, Icon, Spinner } from '@breakaway/ui';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { courseOfFileAtom } from '../state/course-of-file.ts';
import { texts } from '../texts.ts';
import type { PartOf } from './parts.ts';

const TOOLS = {
  'race-analyzer': { path: paths.raceAnalyzer, label: texts.openInRaceAnalyzer },
  'kom-analysis': { path: paths.komAnalysis, label: texts.openInKomAnalysis },
};

/** The way to the tool that goes on with an answer, with its values. */
export function OpenInTool({ start, fileId }: Omit<PartOf<'open'>, 'kind'>) {
  const user = useUser();
  if (!user) return null;
  if (fileId !== undefined && start.tool === 'race-analyzer')
    return <OpenWithCourse start={start} fileId={fileId} owner={user._id} />;
  const { path, label } = TOOLS[start.tool];
  return (
    <div>
      <ButtonLink to={path} state={startState(start, user._id)} $tone="secondary">
        {label} <Icon name="next" size={18} />
      </ButtonLink>
    </div>
  );
}

/** The same with the course of a file, which is fetched first. */
function OpenWithCourse({ start, fileId, owner }: { start: RaceStart; fileId: string; owner: string }) {
  const navigate = useNavigate();
  const courseOf = useSetAtom(courseOfFileAtom);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const { path, label } = TOOLS[start.tool];
  // The button keeps the focus while the course is fetched: disabled, it would lose it.
  const open = async () => {
    if (busy) return;
    setBusy(true);
    const course = await courseOf(fileId);
    setBusy(false);
    // The member may have gone elsewhere in the meantime.
    if (course !== null && button.current)
      void navigate(path, { state: startState({ ...start, course }, owner) });
  };
  return (
    <div>
      <Button ref={button} tone="secondary" aria-busy={busy || undefined} onClick={() => void open()}>
        {label} {busy ? <Spinner size={18} /> : <Icon name="next" size={18} />}
      </Button>
    </div>
  );
}
