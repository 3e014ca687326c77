import { parseToShell } from '@breakaway/contract/bridge';
import { roadFrom, type RaceStart, type ToolStart } from '@breakaway/contract/tool-start';
import { formatDuration, racePlan, readRoute, riderOnPage, writeRoute } from '@breakaway/cycling';
import { athleteState, fakeDatabase, fakeLink, fileOf, hillGpx } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { raceEngine } from '../engine/engine.ts';
import { startForm } from '../form/plan-form.ts';
import { formOf } from './start-form.ts';

const anna = { height: 175, weight: 68.5, ftp: 280 };
const SLOW = { timeout: 40_000 };

function open(start: ToolStart | null = null) {
  const link = fakeLink(athleteState(anna), start);
  const page = render(
    <ThemeProvider theme={theme}>
      <App link={link} engine={raceEngine()} />
    </ThemeProvider>,
  );
  return { link, page, user: userEvent.setup() };
}
const hill = () => fileOf(hillGpx({ recorded: false }), 'hill.gpx');
/** A road as the other tool hands it over. */
function road() {
  const latDeg = Array.from({ length: 600 }, (_, i) => 45 + i * 0.0001);
  return roadFrom({ latDeg, lonDeg: latDeg.map(() => 6), elevationM: latDeg.map((_, i) => 300 + 0.6 * i) });
}
/** The hill as the consultant hands it over. */
async function hillWritten() {
  const read = await raceEngine().read(hill());
  if (!read.ok) throw new Error(read.message);
  return JSON.stringify(writeRoute(read.route));
}
const choose = () => screen.findByLabelText(/^(Choose a GPX|Another course)/);
const finish = () => screen.findByText(/^Finish/, { selector: 'dt' }, SLOW);

beforeEach(() => {
  sessionStorage.clear();
  // jsdom's files lack it.
  File.prototype.arrayBuffer ??= function arrayBuffer(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  };
});

const asked: RaceStart = {
  tool: 'race-analyzer',
  v: 1,
  distanceM: 120_000,
  ascentM: 2400,
  goal: 'intensity',
  intensity: 0.72,
  massKg: 66,
  bike: 'gravel',
  temperatureC: 8,
  carbsGh: 75,
};

test('a question without a file fills the form, asks for the route, and can be taken back', async () => {
  const { user } = open(asked);
  expect(
    await screen.findByText(
      /^Filled in for you: 72 % of FTP, gravel bike, 66 kg, 8 °C, 75 g of carbohydrate an hour\. Choose the file of your route \(120 km with 2400 m of climbing\)/,
      undefined,
      SLOW,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Effort' })).toBeChecked();
  expect(screen.getByText('72 % of FTP')).toBeInTheDocument();
  expect(screen.getByLabelText('Weight')).toHaveValue('66');
  expect(screen.getByLabelText('Bike')).toHaveValue('gravel');
  expect(screen.getByLabelText('Temperature')).toHaveValue('8');
  // Nothing is planned of a length and an ascent.
  expect(screen.queryByText(/^Finish/)).not.toBeInTheDocument();
  await user.upload(await choose(), hill());
  await finish();
  expect(screen.getByText(/^Filled in .* is not the one that you asked about \(120 km/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('radio', { name: 'Fastest' })).toBeChecked();
  expect(screen.getByLabelText('Weight')).toHaveValue('68.5');
  expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
}, 120_000);

test('a road from the other tool is opened and planned', async () => {
  open({ tool: 'race-analyzer', v: 1, name: 'Sunday', road: road() });
  expect(await screen.findByRole('heading', { name: 'Sunday' }, SLOW)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^6\.7 km · \+3[56]\d m/ })).toBeInTheDocument();
  await finish();
}, 120_000);

test.each([
  [{ goal: 'fastest' }, { kind: 'fastest' }],
  [
    { goal: 'intensity', intensity: 0.7, bike: 'tt' },
    { kind: 'fastest', intensityCap: 0.7 },
  ],
  [
    { goal: 'time', timeS: 1500 },
    { kind: 'time', timeS: 1500 },
  ],
] as const)(
  'a course from the consultant opens with the plan that was made there: %j',
  async (asked, goal) => {
    const written = await hillWritten();
    const route = readRoute(JSON.parse(written));
    if (!route.ok) throw new Error(route.message);
    const athlete = riderOnPage(
      { bodyMatrix: { height: anna.height, weight: anna.weight }, powerMatrix: { ftp: anna.ftp } },
      { massKg: 66 },
    );
    const bike = 'bike' in asked ? asked.bike : 'road';
    const plan = racePlan({ route, athlete, bike, temperatureC: 20, detail: 'normal', goal });
    if (!plan.ok) throw new Error(plan.message);
    open({ tool: 'race-analyzer', v: 1, name: 'Sunday', course: written, massKg: 66, ...asked });
    expect(await screen.findByRole('heading', { name: 'Sunday' }, SLOW)).toBeInTheDocument();
    await finish();
    expect(
      await screen.findByText(formatDuration(plan.totalTimeS), { selector: 'dd *, dd' }, SLOW),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Filled in for you: the road of Sunday/)).toBeInTheDocument();
  },
  120_000,
);

test('a course that cannot be read is one sentence', async () => {
  open({ tool: 'race-analyzer', v: 1, name: 'Sunday', course: '{"lat":"x"}' });
  expect(
    await screen.findByText('The course of this plan cannot be read.', undefined, SLOW),
  ).toBeInTheDocument();
  expect(await choose()).toBeInTheDocument();
}, 120_000);

describe('over a course that is open already, with its form and what was typed of the rider', () => {
  beforeEach(async () => {
    localStorage.clear();
    Object.assign(globalThis, { indexedDB: fakeDatabase(new Map()) });
    const { user, page } = open();
    await user.upload(await choose(), hill());
    await finish();
    await user.selectOptions(screen.getByLabelText('Bike'), 'gravel');
    await user.clear(screen.getByLabelText('Weight'));
    await user.type(screen.getByLabelText('Weight'), '71');
    page.unmount();
  }, 60_000);
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
  async function asBefore() {
    expect(await screen.findByRole('heading', { name: 'The hill' }, SLOW)).toBeInTheDocument();
    expect(screen.getByLabelText('Bike')).toHaveValue('gravel');
    expect(screen.getByLabelText('Weight')).toHaveValue('71');
    expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
  }

  test.each<[string, () => Promise<Partial<RaceStart>>]>([
    ['course', async () => ({ course: await hillWritten() })],
    ['road', async () => ({ road: road() })],
  ])(
    'another %s takes its place, and Undo brings all of it back, also after a reload',
    async (_, given) => {
      const { user, page } = open({
        tool: 'race-analyzer',
        v: 1,
        name: 'Sunday',
        massKg: 66,
        bike: 'tt',
        ...(await given()),
      });
      expect(await screen.findByRole('heading', { name: 'Sunday' }, SLOW)).toBeInTheDocument();
      expect(
        await screen.findByText(/^Filled in for you: the road of Sunday/, undefined, SLOW),
      ).toBeVisible();
      expect(screen.getByLabelText('Bike')).toHaveValue('tt');
      expect(screen.getByLabelText('Weight')).toHaveValue('66');
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      await asBefore();
      page.unmount();
      open();
      await asBefore();
    },
    120_000,
  );

  test.each<[string, Partial<RaceStart>, string]>([
    ['course', { course: '{"lat":"x"}' }, 'The course of this plan cannot be read.'],
    ['road', { road: { latDeg: [45], lonDeg: [6], elevationM: [1] } as never }, ''],
  ])(
    'a %s that is refused changes nothing',
    async (_, given, sentence) => {
      const { page } = open({
        tool: 'race-analyzer',
        v: 1,
        name: 'Sunday',
        massKg: 66,
        bike: 'tt',
        ...given,
      });
      expect(
        await screen.findByText(
          new RegExp(`${sentence}.*The course that was here is still here`),
          undefined,
          SLOW,
        ),
      ).toBeInTheDocument();
      await asBefore();
      page.unmount();
      open();
      await asBefore();
    },
    120_000,
  );

  test('once another course was chosen, Undo cannot take that away', async () => {
    const { user } = open({ tool: 'race-analyzer', v: 1, name: 'Sunday', course: await hillWritten() });
    expect(await screen.findByText(/^Filled in for you: the road of Sunday/, undefined, SLOW)).toBeVisible();
    await user.upload(await choose(), hill());
    expect(await screen.findByRole('heading', { name: 'The hill' }, SLOW)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  }, 120_000);
});

test('without a course before, Undo leaves the page empty', async () => {
  const { user } = open({
    tool: 'race-analyzer',
    v: 1,
    name: 'Sunday',
    bike: 'tt',
    course: await hillWritten(),
  });
  expect(await screen.findByText(/^Filled in for you: the road of Sunday/, undefined, SLOW)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('heading', { name: 'Sunday' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Bike')).toHaveValue('road');
}, 120_000);

test('a time of a day and more is not filled in, and not said to be', async () => {
  open({ tool: 'race-analyzer', v: 1, goal: 'time', timeS: 97_200, bike: 'gravel' });
  expect(await screen.findByText(/^Filled in for you: gravel bike\. Choose/, undefined, SLOW)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Fastest' })).toBeChecked();
}, 120_000);

test('a start for another tool changes nothing', async () => {
  open({ tool: 'kom-analysis', v: 1, lengthM: 5000, massKg: 60 });
  await choose();
  expect(screen.getByLabelText('Weight')).toHaveValue('68.5');
  expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
});

test.each([
  [
    { goal: 'time', timeS: 14_400 },
    { goal: 'time', arriveBy: '12:40' },
  ],
  [
    { goal: 'time', timeS: 90_000 },
    { goal: 'fastest', arriveBy: '' },
  ],
  [{ goal: 'fastest' }, { goal: 'fastest' }],
] as const)('%j is the form %j, with ten minutes of stops', (start, form) => {
  const before = startForm(new Date(2026, 10, 26));
  const from = { ms: Date.UTC(2026, 10, 28, 8, 30), zone: 'UTC' };
  expect(formOf({ tool: 'race-analyzer', v: 1, ...start }, before, from, 600)).toMatchObject(form);
});

test('a climb is attacked as a record, and the plan is asked about, in messages that the app accepts', async () => {
  const { link, user } = open();
  await user.upload(await choose(), hill());
  await finish();
  await user.click(await screen.findByRole('tab', { name: 'Climbs' }, SLOW));
  await user.click(screen.getByRole('button', { name: 'Attack climb 1 as a record' }));
  const [message] = link.send.mock.lastCall ?? [];
  expect(parseToShell(JSON.parse(JSON.stringify(message)))).toEqual(message);
  expect(message).toMatchObject({
    type: 'open-tool',
    start: {
      tool: 'kom-analysis',
      name: expect.stringMatching(/^Climb from km [12]\.\d, The hill$/),
      bike: 'road',
    },
  });
  const { lengthM, gainM, road } = message.start;
  expect(lengthM).toBeGreaterThan(3900);
  expect(gainM / lengthM).toBeCloseTo(0.07, 2);
  expect(road.latDeg.length).toBeGreaterThan(390);
  expect(road.elevationM.at(-1) - road.elevationM[0]).toBeCloseTo(gainM, 0);

  const ask = within(await screen.findByRole('region', { name: 'Ask about this plan' }, SLOW));
  await user.click(ask.getByRole('button', { name: 'Is the longest climb right?' }));
  const [question] = link.send.mock.lastCall ?? [];
  expect(parseToShell(question)).toEqual(question);
  expect(question.question).toMatch(
    /^What power do I need for [34]\.\d km at (6\.9|7\.0) % in \d+ min( \d+ s)?\? My plan rides it at \d+ W\.$/,
  );
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your plan' })).toBeInTheDocument());
}, 120_000);

test('outside of the app there is nobody to hand over to', async () => {
  render(
    <ThemeProvider theme={theme}>
      <App link={fakeLink({ kind: 'alone' })} engine={raceEngine()} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  await user.upload(await choose(), hill());
  await finish();
  await user.click(await screen.findByRole('tab', { name: 'Climbs' }, SLOW));
  expect(screen.queryByRole('button', { name: /^Attack/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ask about this plan' })).not.toBeInTheDocument();
}, 120_000);
