import styled from 'styled-components';
import { texts } from '../../texts.ts';
import { Downloads } from '../Downloads.tsx';
import { Fold } from '../Fold.tsx';
import type { Place, SessionStep } from '../parts.ts';
import { tieUnits } from '../units.ts';
import { Profile } from './Profile.tsx';
import { StepList } from './StepList.tsx';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

interface Props extends Place {
  title: string;
  steps: SessionStep[];
  ftpW: number | null;
}

const IN_WATTS = ['zwo', 'erg', 'mrc', 'fit'] as const;
/** File formats with percentages of FTP: the only ones available while FTP is unknown. */
const IN_SHARES = ['zwo', 'mrc'] as const;

/** The chart of a session, its steps in words, and its files. */
export function SessionView({ title: name, steps, ftpW, ...place }: Props) {
  const title = tieUnits(name);
  return (
    <Body>
      <Profile title={title} steps={steps} ftpW={ftpW} />
      <Fold title={texts.steps}>
        <StepList steps={steps} ftpW={ftpW} />
      </Fold>
      <Downloads {...place} title={title} formats={ftpW === null ? IN_SHARES : IN_WATTS} />
    </Body>
  );
}
