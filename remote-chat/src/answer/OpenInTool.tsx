import { startState } from '@breakaway/contract/tool-start';
import { ButtonLink, paths, useUser } from '@breakaway/host-api';
import { Icon } from '@breakaway/ui';
import { texts } from '../texts.ts';
import type { PartOf } from './parts.ts';

const TOOLS = {
  'race-analyzer': { path: paths.raceAnalyzer, label: texts.openInRaceAnalyzer },
  'kom-analysis': { path: paths.komAnalysis, label: texts.openInKomAnalysis },
};

/** The way to the tool that goes on with an answer, with its values. */
export function OpenInTool({ start }: Pick<PartOf<'open'>, 'start'>) {
  const user = useUser();
  const { path, label } = TOOLS[start.tool];
  if (!user) return null;
  return (
    <div>
      <ButtonLink to={path} state={startState(start, user._id)} $tone="secondary">
        {label} <Icon name="next" size={18} />
      </ButtonLink>
    </div>
  );
}
