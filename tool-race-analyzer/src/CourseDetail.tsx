import type { RideStart } from '@breakaway/tool-kit/clock';
import { Later } from '@breakaway/tool-kit/frame';
import { ProfileSketch, type Cursor } from '@breakaway/tool-kit/route-view';
import type { RiddenAs } from './course/ridden-as.ts';
import type { Course, Engine } from './engine/engine.ts';
import type { Planner } from './engine/usePlanner.ts';
import type { usePlanForm } from './form/usePlanForm.ts';
import type { useTabs } from './useTabs.ts';

export const loadCourseView = () => import('./CourseView.tsx').then(({ CourseView }) => CourseView);
const NO_STATIONS: [] = [];

interface Props {
  engine: Engine;
  course: Course;
  as: RiddenAs | null;
  planner: Planner;
  planForm: ReturnType<typeof usePlanForm>;
  tabs: ReturnType<typeof useTabs>;
  tab: string | undefined;
  onTab: (id: string) => void;
  onTabs: () => void;
  start: RideStart | null;
  cursor: Cursor;
  narrow: boolean;
  /** only a sketch of the profile while false */
  detailed: boolean;
}

/** The chart and the tabs of a course, in a script that comes later. */
export function CourseDetail({
  engine,
  course: { route, name },
  as,
  planner,
  planForm,
  tabs,
  tab,
  onTab,
  onTabs,
  start,
  cursor,
  narrow,
  detailed,
}: Props) {
  const sketch = <ProfileSketch route={route} />;
  if (!detailed) return sketch;
  if (!as) return null;
  const { plan, band, comparison, food, unfed } = planner;
  const { fed, current } = planner.fed;
  const { form } = planForm;
  return (
    <Later
      load={loadCourseView}
      meanwhile={sketch}
      props={{
        chart: {
          route,
          plan,
          narrow,
          cursor,
          start,
          feeding: current && fed ? fed.feeding : null,
          surfaces: form.road.surfaces,
          as,
          onSurfaces: planForm.paint,
        },
        name,
        tabs: plan && {
          engine,
          name,
          plan,
          band,
          comparison,
          start,
          cursor,
          narrow,
          fuel: tabs.fuel,
          stations: food.asked?.stations ?? NO_STATIONS,
          fuelReady: current,
          unfed,
          race: tabs.race,
          tab,
          onTab,
          onTabs,
          formNow: planForm.formNow,
          onChange: planForm.change,
          locked: form.locked,
          onLocked: planForm.lock,
          compare: tabs.compare,
          handOver: tabs.handOver,
          after: tabs.after,
        },
      }}
    />
  );
}
