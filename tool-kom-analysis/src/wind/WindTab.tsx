import type { LeverBounds, Levers, SegmentQuestion, WindRose as Rose } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Working } from '@breakaway/tool-kit/frame';
import { Muted, Notice, Spinner } from '@breakaway/ui';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import { useNewest } from '../engine/useNewest.ts';
import { changesText } from '../way-there/lever-words.ts';
import { Days } from './Days.tsx';
import type { Forecast, ForecastHour, RoadOfDay } from './forecast.ts';
import { WindRose } from './WindRose.tsx';

const Frame = styled.div`
  container-type: inline-size;
`;
/** Beside each other only where the table of the days fits: in the app its sidebar takes room as well. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @container (min-width: 1040px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

interface Props {
  engine: Engine;
  question: SegmentQuestion;
  placeless: boolean;
  /** what the sliders have changed, within which bounds; null where there are no sliders */
  made: Partial<Levers>;
  bounds: LeverBounds | null;
  road: RoadOfDay;
  forecast: Forecast;
  onHour: (hour: Pick<ForecastHour, 'windMs' | 'fromDeg' | 'temperatureC'>) => void;
}

/** The wind that would do it, and the days that bring it. */
export function WindTab({ engine, question, placeless, road, forecast, made, bounds, onHour }: Props) {
  const units = useUnits();
  const {
    answer: rose,
    to,
    failed,
  } = useNewest<SegmentQuestion, Rose | { ok: false; message: string }>(
    placeless ? null : question,
    engine.rose,
  );
  // The rose of another road says nothing of this one.
  const answer = to?.route === question.route ? rose : null;
  // Wind and warmth are what this tab is about.
  const { windMs: _wind, warmerC: _warmth, ...own } = made;
  const changed = bounds && changesText(own, bounds, units, placeless);
  if (placeless) {
    return (
      <Notice>
        A segment by hand has no direction. With a file of its road you see the wind from every side, and the
        days of a forecast that would do it.
      </Notice>
    );
  }
  return (
    <Frame>
      <Columns>
        <div>
          {failed ? (
            <Notice tone="bad">The wind rose could not be computed. Change a value to try again.</Notice>
          ) : !answer ? (
            <Working role="status">
              <Spinner /> Computing the wind rose…
            </Working>
          ) : answer.ok ? (
            <>
              {changed && <Muted>With {changed}, as changed under The way there.</Muted>}
              <WindRose
                rose={answer}
                day={question.wind ?? null}
                onDay={(kmh, fromDeg) => onHour({ windMs: kmh / 3.6, fromDeg })}
              />
            </>
          ) : (
            <Notice tone="warn">{answer.message}</Notice>
          )}
        </div>
        <Days engine={engine} question={question} road={road} forecast={forecast} onHour={onHour} />
      </Columns>
    </Frame>
  );
}
