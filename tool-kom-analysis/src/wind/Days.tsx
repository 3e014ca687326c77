import { directionName, type SegmentQuestion } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { ForecastText, useForecastText } from '@breakaway/tool-kit/weather';
import { Button, Muted, Notice } from '@breakaway/ui';
import { Badge, Table, TableFrame } from '@breakaway/ui/controls';
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import { useNewest } from '../engine/useNewest.ts';
import { chanceText } from '../verdict/words.ts';
import { daysOf, isLightThere, spansOf } from './days-of.ts';
import { clockWords, dayName, lightWords, pastWords } from './forecast-words.ts';
import type { Forecast, ForecastHour, JudgedDay, RoadOfDay } from './forecast.ts';
import { takeForecast } from './take-forecast.ts';

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  h3 {
    font-size: var(--text-m);
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

interface Props {
  engine: Engine;
  question: SegmentQuestion;
  road: RoadOfDay;
  forecast: Forecast;
  /** takes the weather of an hour as that of the day */
  onHour: (hour: ForecastHour) => void;
}

/** The days of a forecast that would do it. */
export function Days({ engine, question, road, forecast: { hours, onHours }, onHour }: Props) {
  const units = useUnits();
  const { zone } = road;
  const forecastText = useForecastText((read) => takeForecast(read, road, onHours));
  const light = useMemo(() => hours.filter(isLightThere(road)), [hours, road]);
  const asked = useMemo(() => (light.length > 0 ? { question, hours: light } : null), [question, light]);
  const ask = useCallback(
    (all: { question: SegmentQuestion; hours: ForecastHour[] }) => engine.hours(all.question, all.hours),
    [engine],
  );
  const { answer, to } = useNewest(asked, ask);
  const days = useMemo(
    () => (answer?.ok && to?.hours === light ? daysOf(light, answer.hours, road) : []),
    [answer, to, light, road],
  );
  const past = pastWords(hours, zone);
  return (
    <Stack aria-label="Days that would do it">
      <h3>Which day?</h3>
      {hours.length === 0 && (
        <Muted>
          Paste the forecast of the next days, or open it as a file, and each day is compared with this road.
        </Muted>
      )}
      <ForecastText forecast={forecastText} />
      {asked && answer && !answer.ok && <Notice tone="warn">{answer.message}</Notice>}
      {past && <Notice tone="warn">{past}</Notice>}
      {days.length > 0 && (
        <>
          <p>{daysSentence(days)}</p>
          <TableFrame label="Days of the forecast">
            <Table>
              <thead>
                <tr>
                  <th scope="col" className="text">
                    Day
                  </th>
                  <th scope="col">Chance</th>
                  <th scope="col" className="text">
                    Best hour
                  </th>
                  <th scope="col" className="text">
                    Wind
                  </th>
                  <th scope="col" className="text">
                    Even odds or better
                  </th>
                  <th scope="col" aria-label="Use it" />
                </tr>
              </thead>
              <tbody>
                {days.map((day) => {
                  const { best } = day;
                  const chance = best.answer?.probability ?? 0;
                  return (
                    <tr key={day.date}>
                      <th scope="row">
                        <Whole>{dayName(day.date)}</Whole>
                      </th>
                      <td>
                        <Badge $tone={chance >= 0.5 ? 'good' : chance >= 0.2 ? 'warn' : 'neutral'}>
                          {chanceText(chance)}
                        </Badge>
                      </td>
                      <td className="text">{best.time}</td>
                      <td className="text">
                        {directionName(best.fromDeg)},{' '}
                        <Whole>{units.show(3.6 * best.windMs, 'km/h', 0)}</Whole>
                        {best.temperatureC !== undefined && (
                          <>
                            , <Whole>{units.show(best.temperatureC, '°C', 0)}</Whole>
                          </>
                        )}
                      </td>
                      <td className="text">{day.enough.length > 0 ? spansOf(day) : '–'}</td>
                      <td>
                        <Button
                          tone="quiet"
                          aria-label={`Use the weather of ${dayName(day.date)} at ${best.time}`}
                          onClick={() => onHour(best)}
                        >
                          Use
                        </Button>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </Table>
          </TableFrame>
        </>
      )}
      {hours.length > 0 && (
        <>
          <Muted>
            {clockWords(hours, zone)} {lightWords(hours, road)}
          </Muted>
          <div>
            <Button tone="quiet" onClick={() => onHours([])}>
              Forget this forecast
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

function daysSentence(days: readonly JudgedDay[]): string {
  const good = days.filter(({ enough }) => enough.length > 0);
  const chance = (day: JudgedDay) => day.best.answer?.probability ?? 0;
  const best = days.reduce((most, day) => (chance(day) > chance(most) ? day : most));
  const words = `${dayName(best.date)} at ${best.best.time}, ${chanceText(chance(best))}`;
  return good.length > 0 ? `Best: ${words}.` : `No hour gives even odds. The best is ${words}.`;
}
