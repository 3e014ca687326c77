import { METRIC, unitFormat } from '@breakaway/contract/units';
import {
  finishBand,
  formatDuration,
  racePlan,
  resolveAthlete,
  rollingRoute,
  type PlanQuestion,
  type RacePlan,
} from '@breakaway/cycling';
import { theme } from '@breakaway/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { raceEngine, type Engine } from '../engine/engine.ts';
import { factsOf } from '../engine/facts.ts';
import { startForm, type PlanForm } from '../form/plan-form.ts';
import { readRoad } from '../form/road-form.ts';
import { DayTab } from './DayTab.tsx';
import { HourTable } from './HourTable.tsx';
import { startRows } from './hours.ts';
import { askedOf, whatIfs } from './what-ifs.ts';

const athlete = resolveAthlete({ bodyMatrix: { weight: 75, height: 180 }, powerMatrix: { ftp: 260 } });
const route = rollingRoute(6000, 300);
const form: PlanForm = { ...startForm(new Date(2026, 5, 18)), start: '08:30' };
const start = { ms: Date.UTC(2026, 5, 20, 6, 30), zone: 'Europe/Paris' };
function planFor(asked: Partial<PlanQuestion>): RacePlan {
  const plan = racePlan({
    route,
    athlete,
    bike: 'road',
    temperatureC: 20,
    goal: { kind: 'fastest' },
    ...asked,
  });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}
/** The engine with a course that is open; the plans for other days are told by their wind, temperature and FTP. */
const engine = (plan: RacePlan): Engine => ({
  ...raceEngine(),
  facts: async ({ wind, temperatureC = 20, athlete: rider }) => ({
    ...factsOf(plan),
    totalTimeS:
      plan.totalTimeS +
      30 * ((wind?.speedMs ?? 0) - 4) +
      (temperatureC - 20) -
      3 * ((rider?.ftpW?.value ?? 0) - (athlete.ftpW?.value ?? 0)),
  }),
  band: async (sent, surer = {}) =>
    finishBand({ ...sent, question: { ...sent.question, route } }, { surer, runs: 50 }),
});
const windy = { wind: { speedMs: 4, fromDeg: 270 } };
const labels = (plan: RacePlan, of = form) => whatIfs(plan, of, start).map(({ label }) => label);

test('only what means something is asked', () => {
  expect(labels(planFor({})).join()).not.toMatch(/wind|later/i);
  expect(labels(planFor(windy))).toEqual(
    expect.arrayContaining([
      'Wind from the other side',
      '10 km/h more wind',
      '10 km/h less wind',
      'No wind',
      '5 °C warmer',
    ]),
  );
  const hours = startRows('08:30', 8, { wind: '14.4', windFromDeg: 270, temperature: '20' });
  const weather = [
    { atM: 0, heightM: 0, hours: [0, 1, 2, 3].map((i) => ({ atS: 3600 * i, windMs: 4, windFromDeg: 270 })) },
  ];
  const byHour = whatIfs(planFor({ weather }), { ...form, byHour: true, hours }, start);
  const of = (id: string) => byHour.find((each) => each.id === id);
  expect(of('later')?.apply).toEqual({ date: '2026-06-20', start: '10:30' });
  expect(of('later')?.question.weather?.[0]?.hours[0]).toMatchObject({ atS: -7200 });
  expect(of('turned')?.apply?.hours?.[0]).toMatchObject({ from: '90', wind: '14.4' });
});

test('the plans for other days are faster and slower as they should be', () => {
  const plan = planFor(windy);
  const other = (id: string) => {
    const asked = whatIfs(plan, form, start).find((each) => each.id === id)?.question;
    return asked ? planFor(asked).totalTimeS - plan.totalTimeS : NaN;
  };
  for (const id of ['ftp', 'mass', 'area', 'tyres', 'shelter']) expect(other(id)).toBeLessThan(0);
  expect(other('windier')).toBeGreaterThan(0);
});

test('shelter is tried in the form, also where surfaces are painted, and not where there is some', () => {
  const gravel = { fromM: 1000, toM: 2000, surface: 'gravel' as const };
  const of = (plan: RacePlan) => whatIfs(plan, form, start).find(({ id }) => id === 'shelter');
  const painted = of(planFor({ stretches: [gravel] }));
  expect(painted?.question.stretches?.at(-1)).toEqual(gravel);
  const road = { ...form.road, ...painted?.apply?.road };
  const as = {
    fileM: route.distanceM,
    riddenM: route.distanceM,
    reversed: false,
    fromM: 0,
    toM: route.distanceM,
    laps: 1,
  };
  // What is tried is what was asked.
  expect(readRoad(road, start, as, unitFormat(METRIC)).question?.stretches).toEqual(
    of(planFor({}))?.question.stretches,
  );
  expect(of(planFor({ stretches: [{ ...gravel, draft: 'wheel' }] }))).toBeUndefined();
});

test('a wind that is typed with a comma grows as well', () => {
  const hours = [{ time: '08:00', wind: '14,4', from: 'W', temperature: '20,5' }];
  const weather = [
    { atM: 0, heightM: 0, hours: [{ atS: 0, windMs: 4, windFromDeg: 270, temperatureC: 20.5 }] },
  ];
  const ifs = whatIfs(planFor({ weather }), { ...form, byHour: true, hours }, start);
  const row = (id: string) => ifs.find((each) => each.id === id)?.apply?.hours?.[0];
  expect(row('windier')?.wind).toBe('24.4');
  expect(row('warmer')?.temperature).toBe('25.5');
});

test('the range is that of the finish, with the stops', async () => {
  const plan = planFor({ ...windy, stops: [{ atM: 3000, timeS: 3600, name: 'Lunch' }] });
  const band = finishBand(plan, { runs: 50 });
  render(
    <ThemeProvider theme={theme}>
      <DayTab
        engine={engine(plan)}
        plan={plan}
        band={band}
        formNow={() => form}
        start={start}
        ready={false}
        onChange={() => {}}
      />
    </ThemeProvider>,
  );
  expect(screen.getByText(/^On 8 of 10 days/)).toHaveTextContent(
    `you finish in ${formatDuration(band.p10S + 3600)} to ${formatDuration(band.p90S + 3600)}, a range`,
  );
});

test('what chance alone made wider is not said to narrow the range', async () => {
  const plan = planFor(windy);
  const band = finishBand(plan, { runs: 50 });
  const wider = { ...band, p90S: band.p90S + 120 };
  const narrower = { ...band, p10S: band.p10S + 20 };
  render(
    <ThemeProvider theme={theme}>
      <DayTab
        engine={{
          ...engine(plan),
          facts: async () => factsOf(plan),
          band: async (_, surer = {}) => ('cpW' in surer ? narrower : wider),
        }}
        plan={plan}
        band={band}
        formNow={() => form}
        start={start}
        ready
        onChange={() => {}}
      />
    </ThemeProvider>,
  );
  await waitFor(() => expect(screen.queryByText(/^Planning with other changes/)).not.toBeInTheDocument());
  expect(screen.getAllByText(/the range shrinks/)).toHaveLength(1);
  expect(screen.getByText(/^Test your critical power/)).toBeInTheDocument();
});

test('an arrival that is fixed is varied at the effort that it takes', () => {
  const plan = planFor({ goal: { kind: 'time', timeS: 1.2 * planFor({}).totalTimeS } });
  expect(askedOf(plan).goal).toEqual({ kind: 'fastest', intensityCap: plan.load.intensityFactor });
});

test('what would change the finish is in order of seconds, and can be tried', async () => {
  const plan = planFor(windy);
  const onChange = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <DayTab
        engine={engine(plan)}
        plan={plan}
        band={finishBand(plan, { runs: 100 })}
        formNow={() => form}
        start={start}
        ready
        onChange={onChange}
      />
    </ThemeProvider>,
  );
  await screen.findByText('5 °C colder', undefined, { timeout: 15_000 });
  const list = screen.getByLabelText('What would change the finish, largest first');
  const lines = [...list.querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toEqual([
    'No wind−2:00fasterTry it',
    expect.stringMatching(/^10 km\/h (more wind\+1:23slower|less wind−1:23faster)Try it$/),
    expect.stringMatching(/^10 km\/h (more wind\+1:23slower|less wind−1:23faster)Try it$/),
    '10 W more FTPYour FTP is in your settings.−0:30faster',
    '5 °C warmer+0:05slowerTry it',
    '5 °C colder−0:05fasterTry it',
  ]);
  await userEvent.click(within(list).getByRole('button', { name: 'Try it: 10 km/h less wind' }));
  expect(onChange).toHaveBeenCalledWith({ wind: '4.4', windFromDeg: 270 });
  expect(
    screen.getByText(
      /^Test your critical power, over 3 and 12 minutes: the range shrinks from \d+ (seconds|minutes) to \d+/,
    ),
  ).toBeInTheDocument();
});

test('nothing is asked before everything else of the plan is there, nor after the tab is left', async () => {
  const plan = planFor(windy);
  const facts = jest.fn(async () => null);
  const band = jest.fn(() => new Promise<never>(() => {}));
  const shown = (ready: boolean) => (
    <ThemeProvider theme={theme}>
      <DayTab
        engine={{ ...engine(plan), facts, band }}
        plan={plan}
        band={finishBand(plan, { runs: 50 })}
        formNow={() => form}
        start={start}
        ready={ready}
        onChange={() => {}}
      />
    </ThemeProvider>
  );
  const { unmount } = render(shown(false));
  expect(band).not.toHaveBeenCalled();
  unmount();
  expect(facts).not.toHaveBeenCalled();
});

function Table({ first = form }: { first?: PlanForm }) {
  const [now, setNow] = useState<PlanForm>(first);
  return (
    <ThemeProvider theme={theme}>
      <HourTable form={now} zone="Europe/Paris" onChange={(change) => setNow({ ...now, ...change })} />
    </ThemeProvider>
  );
}
const byHour: PlanForm = {
  ...form,
  byHour: true,
  hours: startRows('08:30', 2, { wind: '12', windFromDeg: 270, temperature: '18' }),
};

test('hours are typed, added, and what is wrong is said at its field', async () => {
  const user = userEvent.setup();
  render(<Table first={byHour} />);
  await user.click(screen.getByRole('button', { name: 'Add an hour' }));
  expect(screen.getByLabelText('Hour, row 3')).toHaveValue('10:00');
  const from = screen.getByLabelText('Wind from, row 2');
  await user.clear(from);
  await user.type(from, 'up');
  expect(from).toHaveAccessibleDescription(/^Row 2: Enter where the wind comes from/);
  await user.clear(from);
  await user.type(from, 'SSW');
  expect(from).not.toHaveAttribute('aria-invalid', 'true');
});

test('a forecast is pasted into the table; one that is not understood stays to be mended', async () => {
  const user = userEvent.setup();
  render(<Table first={byHour} />);
  await user.click(screen.getByLabelText('Hour, row 1'));
  await user.paste('Hour\tWind m/s\tFrom\tTemp\n07:00\t5\tSW\t14\n08:00\t6\tW\t15');
  expect(screen.getByLabelText('Wind, row 2')).toHaveValue('21.6');
  expect(screen.getByRole('status')).toHaveTextContent('2 hours are in the table, 07:00 to 08:00.');
  await user.click(screen.getByRole('button', { name: 'Paste or open a forecast' }));
  const text = screen.getByLabelText('Forecast');
  await user.click(text);
  await user.paste('08:00 12 XX 18');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(text).toHaveValue('08:00 12 XX 18');
  expect(text).toHaveAccessibleDescription(/Line 1, "08:00 12 XX 18": "XX" is no direction/);
  expect(screen.getByLabelText('Wind, row 2')).toHaveValue('21.6');
});
