import { planQuestions } from '@breakaway/contract/plan-questions';
import type { RacePlan } from '@breakaway/cycling';
import type { RiderFields } from '@breakaway/tool-kit';
import { Muted } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import styled from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-4);
  @media print {
    display: none;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface Props {
  plan: RacePlan;
  carbsGH: number | null;
  /** what was typed over the profile, which the consultant knows */
  typed: RiderFields['typed'];
  onAsk: (question: string) => void;
}

/** Questions about the plan, which open the consultant with the plan's figures in the box. */
export function AskConsultant({ plan, carbsGH, typed, onAsk }: Props) {
  const longest = plan.climbs.toSorted((a, b) => b.timeS - a.timeS)[0];
  const { temperatureC } = plan.question;
  const [massKg, ftpW] = [Number(typed.weight), Number(typed.ftp)];
  const questions = planQuestions({
    timeS: plan.totalTimeS,
    averageW: plan.load.averagePowerW,
    normalizedW: plan.load.normalizedW,
    ...(temperatureC === undefined ? {} : { temperatureC }),
    ...(carbsGH === null ? {} : { carbsGh: carbsGH }),
    ...(longest
      ? {
          climb: {
            lengthM: longest.lengthM,
            slope: longest.slope,
            timeS: longest.timeS,
            powerW: longest.averagePowerW,
          },
        }
      : {}),
    rider: { ...(massKg > 0 ? { massKg } : {}), ...(ftpW > 0 ? { ftpW } : {}) },
  });
  return (
    <Frame aria-label="Ask about this plan">
      <strong>Ask the consultant about this plan</strong>
      <Row>
        {questions.map(({ label, question }) => (
          <Chip key={label} onClick={() => onAsk(question)}>
            {label}
          </Chip>
        ))}
      </Row>
      <Muted>It opens with the question in the box. You can change it before you send it.</Muted>
    </Frame>
  );
}
