import type { ShellLink } from '@breakaway/contract/shell-link';
import type { FeedingPlan, FinishBand, RacePlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { SaveBar, type OpenPlan } from '@breakaway/tool-kit/account';
import { zoneOf } from '@breakaway/tool-kit/clock';
import type { ChangeForm } from '../course/course-change.ts';
import type { Course, Engine } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { writeView, type PlanView } from '../shared-plan/view.ts';
import { isSameAsked, summaryOf, writeAsked, writeCourse } from './document.ts';
import { fetchPlan, type Opening } from './open-plan.ts';
import { RACE_PLANS } from './race-plans.ts';

/** What is saved. */
interface Saving {
  /** as it is in the file */
  course: Course;
  form: PlanForm;
  change: ChangeForm;
  /** the same choices as numbers; null while one of them cannot be used */
  ridden: PlanView['change'] | null;
  /** null until there is one that will not change by itself */
  plan: RacePlan | null;
  stopS: number;
  band: FinishBand | null;
  feeding: FeedingPlan | null;
}

interface Props {
  link: ShellLink;
  engine: Engine;
  saving: Saving;
  saved: OpenPlan | null;
  onSaved: (saved: OpenPlan | null) => void;
  onOpen: (plan: Opening) => void;
}

/** Saves the plan to the account, and says whether it is there. */
export function SavePlan({ link, engine, saving, saved, onSaved, onOpen }: Props) {
  const { distance } = useUnits().units;
  const { course, form, plan, ridden, stopS } = saving;
  return (
    <SaveBar
      link={link}
      kind={RACE_PLANS}
      saving={{
        of: course,
        name: course.name,
        content: writeAsked(saving),
        isSame: isSameAsked,
        write:
          plan && ridden
            ? async () => ({
                summary: summaryOf(plan.question.route, plan.totalTimeS + stopS, form),
                course: await writeCourse(engine, course),
                view: writeView({ ...saving, zone: zoneOf(form, course), distance, plan, change: ridden }),
              })
            : null,
      }}
      saved={saved}
      onSaved={onSaved}
      fetch={(api, id, version) => fetchPlan(api, engine, id, version)}
      onOpen={onOpen}
    />
  );
}
