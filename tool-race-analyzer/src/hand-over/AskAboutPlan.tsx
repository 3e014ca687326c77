import { planQuestions } from '@breakaway/contract/plan-questions';
import type { RacePlan } from '@breakaway/cycling';
import type { RiderFields } from '@breakaway/tool-kit';
import { AskConsultant } from '@breakaway/tool-kit/frame';

interface Props {
  plan: RacePlan;
  carbsGH: number | null;
  /** what was typed over the profile, which the consultant knows */
  typed: RiderFields['typed'];
  onAsk: (question: string) => void;
}

/** Questions about the plan, which open the consultant with the plan's figures in the box. */
export function AskAboutPlan({ plan, carbsGH, typed, onAsk }: Props) {
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
  return <AskConsultant about="this plan" questions={questions} onAsk={onAsk} />;
}
