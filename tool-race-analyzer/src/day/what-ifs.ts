import { readNumber } from '@breakaway/contract/units';
import type { RacePlan, WeatherHour, WeatherPlace } from '@breakaway/cycling';
import { dateOf, timeOf, type RideStart } from '@breakaway/tool-kit/clock';
import { DESCENDING } from '@breakaway/tool-kit/conditions';
import type { RaceQuestion } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { readDirection } from '@breakaway/tool-kit/weather';
import type { HourRow } from './hours.ts';

/** One thing that could be otherwise: the plan for it, and how the member tries it. */
export interface WhatIf {
  id: string;
  label: string;
  question: RaceQuestion;
  /** what it changes in the form */
  apply?: Partial<PlanForm>;
  /** what it takes, beside a change of the form or where nothing in the form does it */
  stands?: string;
}

const POWER_W = 10;
const MASS_KG = 2;
const AREA_SHARE = 0.05;
const ROLLING_SHARE = 0.1;
const WIND_KMH = 10;
const WARMER_C = 5;
const LATER_S = 7200;
const SHELTERED = 0.2;

/** The question of a plan whose time answers to what changes: an arrival that is fixed becomes the effort that it takes. */
export function askedOf(plan: RacePlan): RaceQuestion {
  const { route: _, goal, ...rest } = plan.question;
  const { fuel: _fuel, ...question }: Partial<RaceQuestion> = rest;
  return {
    ...question,
    athlete: plan.question.athlete,
    level: plan.level,
    goal: goal.kind === 'time' ? { kind: 'fastest', intensityCap: plan.load.intensityFactor } : goal,
  };
}

/** What could be otherwise on the day of a plan, of the things that mean something there. */
export function whatIfs(plan: RacePlan, form: PlanForm, start: RideStart): WhatIf[] {
  const asked = askedOf(plan);
  const { athlete, wind, weather, temperatureC, stretches } = asked;
  const taken = (key: string) => plan.inputs.find((input) => input.key === key)?.value;
  const list: WhatIf[] = [];
  const add = (
    id: string,
    label: string,
    change: Partial<RaceQuestion>,
    way: Pick<WhatIf, 'apply' | 'stands'>,
  ) => list.push({ id, label, question: { ...asked, ...change }, ...way });

  if (athlete?.ftpW && athlete.cpW) {
    const more = (POWER_W * athlete.cpW.value) / athlete.ftpW.value;
    const stronger = {
      ...athlete,
      ftpW: { ...athlete.ftpW, value: athlete.ftpW.value + POWER_W },
      cpW: { ...athlete.cpW, value: athlete.cpW.value + more },
    };
    add('ftp', `${POWER_W} W more FTP`, { athlete: stronger }, { stands: 'Your FTP is in your settings.' });
  }
  const massKg = taken('riderMassKg');
  if (massKg !== undefined)
    add(
      'mass',
      `${MASS_KG} kg less`,
      { riderMassKg: massKg - MASS_KG },
      { stands: 'Your weight is in your settings.' },
    );
  if (athlete && asked.cdaM2 === undefined) {
    const smaller = Object.fromEntries(
      Object.entries(athlete.cdaM2).map(([position, area]) => [
        position,
        { ...area, value: (1 - AREA_SHARE) * area.value },
      ]),
    ) as typeof athlete.cdaM2;
    add(
      'area',
      `${100 * AREA_SHARE} % less drag area`,
      { athlete: { ...athlete, cdaM2: smaller } },
      { stands: 'It takes another position, clothes or wheels.' },
    );
  }
  const crr = taken('crr');
  if (crr !== undefined && !stretches?.length)
    add(
      'tyres',
      `Tyres that roll ${100 * ROLLING_SHARE} % easier`,
      { crr: (1 - ROLLING_SHARE) * crr },
      { stands: 'It takes other tyres, tubes or pressure.' },
    );
  const all = { fromM: 0, toM: plan.question.route.distanceM };
  if (!stretches?.some(({ draft }) => draft))
    add(
      'shelter',
      `In a small group for ${100 * SHELTERED} % of the way`,
      { stretches: [{ ...all, draft: 'group', draftShare: SHELTERED }, ...(stretches ?? [])] },
      {
        apply: { road: { ...form.road, draft: 'group', draftShare: String(100 * SHELTERED) } },
        stands: 'It takes company, and rules that allow it.',
      },
    );
  if (!stretches?.some(({ wet }) => wet))
    add(
      'wet',
      'Wet roads',
      { stretches: [{ ...all, wet: true }, ...(stretches ?? [])] },
      { stands: 'Bends are slower in the wet.' },
    );
  for (const style of ['cautious', 'brave'] as const) {
    const { [style]: descending } = DESCENDING;
    if (form.descending === 'normal' && descending)
      add(
        style,
        `Descend more ${style === 'brave' ? 'bravely' : 'cautiously'}`,
        { descending },
        { apply: { descending: style } },
      );
  }
  const hours = weather?.[0]?.hours;
  if (weather && hours) weatherIfs(weather, hours);
  else dayIfs();
  return list;

  function dayIfs() {
    const to = (speedKmh: number, fromDeg: number): [Partial<RaceQuestion>, Pick<WhatIf, 'apply'>] => [
      { wind: { speedMs: speedKmh / 3.6, fromDeg } },
      { apply: { wind: String(Number(speedKmh.toFixed(2))), windFromDeg: fromDeg } },
    ];
    if (wind) {
      const kmh = 3.6 * wind.speedMs;
      add('turned', 'Wind from the other side', ...to(kmh, (wind.fromDeg + 180) % 360));
      add('windier', `${WIND_KMH} km/h more wind`, ...to(kmh + WIND_KMH, wind.fromDeg));
      if (kmh > WIND_KMH) add('calmer', `${WIND_KMH} km/h less wind`, ...to(kmh - WIND_KMH, wind.fromDeg));
      const { wind: _, ...still } = asked;
      list.push({ id: 'still', label: 'No wind', question: still, apply: { wind: '' } });
    }
    if (temperatureC !== undefined)
      for (const by of [WARMER_C, -WARMER_C])
        add(
          `by ${by}`,
          `${WARMER_C} °C ${by > 0 ? 'warmer' : 'colder'}`,
          { temperatureC: temperatureC + by },
          { apply: { temperature: String(temperatureC + by) } },
        );
  }

  function weatherIfs(places: readonly WeatherPlace[], known: readonly WeatherHour[]) {
    const each = (
      id: string,
      label: string,
      hour: (hour: WeatherHour) => Partial<WeatherHour>,
      row: (row: HourRow) => Partial<HourRow>,
    ) =>
      add(
        id,
        label,
        {
          weather: places.map((place) => ({
            ...place,
            hours: place.hours.map((was) => ({ ...was, ...hour(was) })),
          })),
        },
        { apply: { hours: form.hours.map((was) => ({ ...was, ...row(was) })) } },
      );
    const plus = (text: string, by: number) =>
      text.trim() ? String(Number(((readNumber(text) ?? 0) + by).toFixed(1))) : text;
    if (known.some(({ windMs }) => windMs)) {
      each(
        'turned',
        'Wind from the other side',
        ({ windFromDeg = 0 }) => ({ windFromDeg: (windFromDeg + 180) % 360 }),
        ({ from }) => ({ from: oppositeOf(from) }),
      );
      each(
        'windier',
        `${WIND_KMH} km/h more wind`,
        ({ windMs = 0 }) => (windMs > 0 ? { windMs: windMs + WIND_KMH / 3.6 } : {}),
        ({ wind: text }) => ((readNumber(text) ?? 0) > 0 ? { wind: plus(text, WIND_KMH) } : {}),
      );
    }
    if (known.some(({ temperatureC: degrees }) => degrees !== undefined))
      each(
        'warmer',
        `${WARMER_C} °C warmer`,
        ({ temperatureC: degrees = 15 }) => ({ temperatureC: degrees + WARMER_C }),
        ({ temperature }) => ({ temperature: plus(temperature, WARMER_C) }),
      );
    const lastS = known.at(-1)?.atS ?? 0;
    const ms = start.ms + 1000 * LATER_S;
    if (known.length > 1 && lastS > LATER_S)
      add(
        'later',
        'Start 2 h later',
        {
          startTimeMs: ms,
          weather: places.map((place) => ({
            ...place,
            hours: place.hours.map((hour) => ({ ...hour, atS: hour.atS - LATER_S })),
          })),
        },
        { apply: { date: dateOf(ms, start.zone), start: timeOf(ms, start.zone) } },
      );
  }
}

/** The other side of a direction as it is typed. */
function oppositeOf(from: string): string {
  const deg = readDirection(from);
  return deg === null ? from : String((deg + 180) % 360);
}
