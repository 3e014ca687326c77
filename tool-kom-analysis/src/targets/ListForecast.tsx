import { ForecastText, useForecastText } from '@breakaway/tool-kit/weather';
import { Button, Muted, Notice } from '@breakaway/ui';
import { pastWords } from '../wind/forecast-words.ts';
import type { Forecast } from '../wind/forecast.ts';
import { takeForecast } from '../wind/take-forecast.ts';

/** The forecast of the page, where no segment is open beside whose wind it could stand. */
export function ListForecast({ forecast: { hours, onHours } }: { forecast: Forecast }) {
  const forecast = useForecastText((read) => takeForecast(read, null, onHours));
  const past = pastWords(hours, null);
  return (
    <>
      {hours.length === 0 && (
        <Muted>Paste the forecast of the next days to see which segment to attack on which day.</Muted>
      )}
      <ForecastText forecast={forecast} />
      {past && <Notice tone="warn">{past}</Notice>}
      {hours.length > 0 && (
        <div>
          <Button tone="quiet" onClick={() => onHours([])}>
            Forget this forecast
          </Button>
        </div>
      )}
    </>
  );
}
