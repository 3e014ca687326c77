import { recordQuestions } from '@breakaway/contract/plan-questions';
import { inUnits } from '@breakaway/contract/units-in-text';
import type { Levers, Route, SegmentOnRoad } from '@breakaway/cycling';
import type { RiderFields } from '@breakaway/tool-kit';
import type { Offer } from './attempts/OwnBests.tsx';
import { riderFigures } from './handed-over.ts';
import { onlyChanged, type RecordForm } from './record/record-form.ts';
import type { Segment } from './segment/segment.ts';
import type { SegmentDetailProps } from './SegmentDetail.tsx';
import type { PageState } from './usePage.ts';
import type { ForecastHour } from './wind/forecast.ts';

/** What the detail of a segment shows and can do. */
export function detailOf(page: PageState, segment: Segment, narrow: boolean): SegmentDetailProps {
  const { link, engine, rider, owner, record, change } = page;
  const { state, athlete, fields } = rider;
  const { answer, answered, made } = record;
  // While an entry is changed to something that cannot be, the last one that could stays.
  const question = record.question ?? answered;
  const found = question?.athlete && answer?.ok ? { question, athlete: question.athlete, answer } : null;
  const { route } = segment;
  const name = page.saved?.name ?? inUnits(segment.name, rider.units.units);
  const isMember = state.kind === 'athlete';
  return {
    tabs:
      found || segment.line
        ? {
            engine,
            segment,
            name,
            athlete,
            owner: owner ?? 'nobody',
            onOffer: isMember ? (offer) => link.send({ type: 'offer-profile', offer: offerOf(offer) }) : null,
            found,
            made,
            onMade: (changes) => change({ changes: onlyChanged(changes) }),
            forecast: page.forecast,
            onDay: (hour) => change(dayOf(hour, made)),
            questions:
              isMember && found ? recordQuestions(askedOf(found.answer.record, route, fields.typed)) : null,
            onAsk: (text) => link.send({ type: 'ask-coach', question: text }),
          }
        : null,
    road: route.placeless
      ? null
      : {
          route,
          record: answer?.ok ? answer.record : null,
          windFromDeg: question?.wind ? question.wind.fromDeg : null,
          narrow,
        },
  };
}

/** Bests of the rides by their place in the record. */
const offerOf = (offer: Offer) => Object.fromEntries(offer.map(({ field, powerW }) => [field, powerW]));

/** The weather of an hour as that of the day: what the sliders had changed of it is in it now. */
const dayOf = (
  { windMs, fromDeg, temperatureC }: Pick<ForecastHour, 'windMs' | 'fromDeg' | 'temperatureC'>,
  made: Partial<Levers>,
): Partial<RecordForm> => ({
  wind: tenth(3.6 * windMs),
  windFromDeg: fromDeg,
  ...(temperatureC === undefined ? {} : { temperature: tenth(temperatureC) }),
  changes: onlyChanged({ ...made, windMs: 0, ...(temperatureC === undefined ? {} : { warmerC: 0 }) }),
});

/** As `hoursWithWind` judges an hour. */
const tenth = (value: number) => String(Math.round(10 * value) / 10);

/** A record as a question to the consultant needs it. */
function askedOf(
  { timeS, powerW }: SegmentOnRoad,
  { distanceM, elevationM }: Route,
  typed: RiderFields['typed'],
) {
  return {
    timeS,
    powerW,
    lengthM: distanceM,
    slope: ((elevationM.at(-1) ?? 0) - (elevationM[0] ?? 0)) / distanceM,
    rider: riderFigures(typed),
  };
}
