import type { ToolState } from '@breakaway/contract/shell-link';
import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration } from '@breakaway/cycling';
import { useUnits, type RiderFields } from '@breakaway/tool-kit';
import { Working } from '@breakaway/tool-kit/frame';
import { Notice, Spinner, VisuallyHidden } from '@breakaway/ui';
import type { Planner } from '../engine/usePlanner.ts';
import { firstError } from '../form/road-form.ts';
import type { Follows } from '../form/sliding.ts';
import { clockAfter } from '../sections/clock.ts';
import { PhoneFacts, Verdict } from './Verdict.tsx';

interface Props {
  hasCourse: boolean;
  planner: Planner;
  follows: Follows;
  fieldErrors: RiderFields['errors'];
  state: ToolState;
  /** shows what to eat */
  onFuel: () => void;
  narrow: boolean;
}

/** The verdict on the plan, or why there is none yet. */
export function Answer({ hasCourse, planner, follows, fieldErrors, state, onFuel, narrow }: Props) {
  const { units } = useUnits();
  const { answer, plan, planning, question, facts, stopS, band, inBrief, errors, exact } = planner;
  // Said once for each plan, not for every move of a slider.
  const finishS = exact && exact.totalTimeS + stopS;
  const said =
    hasCourse && finishS !== null && !planning
      ? `Finish in ${formatDuration(finishS)}, at ${clockAfter(follows.start, finishS)}.`
      : '';
  const missing =
    Object.values(fieldErrors).find(Boolean) ??
    Object.values(errors.form).find(Boolean) ??
    (errors.road && firstError(errors.road)) ??
    errors.goal ??
    (state.kind === 'waiting' ? null : 'Enter your weight and FTP to get a plan.');
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {hasCourse && facts && plan && (
        <Verdict
          follows={follows}
          exact={exact}
          fuel={inBrief}
          isFed={planner.fed.current}
          onFuel={onFuel}
          band={band}
          sentence={planner.sentence}
          warning={planner.warning}
          isOutdated={!question && Boolean(missing)}
          busy={planning}
          narrow={narrow}
        />
      )}
      {hasCourse && !plan && !(answer && !answer.ok) && question && (
        <Working role="status">
          <Spinner /> Planning…
        </Working>
      )}
      {hasCourse && !question && missing && <Notice tone="warn">{missing}</Notice>}
      {hasCourse && answer && !answer.ok && <Notice tone="bad">{inUnits(answer.message, units)}</Notice>}
      {question && answer?.ok && answer.missed && (
        <Notice tone="warn">{inUnits(answer.missed, units)}</Notice>
      )}
      {hasCourse && facts && plan && narrow && (
        <PhoneFacts
          follows={follows}
          exact={exact}
          fuel={inBrief}
          isFed={planner.fed.current}
          sentence={planner.sentence}
        />
      )}
    </>
  );
}
