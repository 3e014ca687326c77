import type { ToolState } from '@breakaway/contract/shell-link';
import {
  feedingPlan,
  fuelledPlan,
  resolveAthlete,
  routeFrom,
  formatDuration,
  steadyMinutes,
  type FuelledPlan,
  type PlanQuestion,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { athleteState, fakeLink, fileOf, hillGpx } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { raceEngine } from '../engine/engine.ts';
import { Bring } from './Bring.tsx';
import { clock } from '@breakaway/ui/chart';

/** A level road. */
function levelGpx(km = 125): string {
  const points = Array.from(
    { length: 4 * km + 1 },
    (_, i) => `<trkpt lat="${(45 + i / 4 / 111.19508).toFixed(7)}" lon="6"><ele>300</ele></trkpt>`,
  );
  return `<?xml version="1.0"?><gpx version="1.1"><trk><name>Level</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}
const level = (km?: number) => fileOf(levelGpx(km), 'level.gpx');
const FEEDING = { choTolerance: 40, favoriteGel: 'Blue', favoriteIsoDrink: 'Red 30 g' };

function member(): ToolState {
  const state = athleteState({ height: 178, weight: 70, ftp: 230 });
  if (state.kind !== 'athlete') throw new Error('nobody');
  return { ...state, athlete: { ...state.athlete, feedingData: FEEDING } as typeof state.athlete };
}

let route: PlanQuestion['route'];
beforeAll(async () => {
  const parsed = await readActivityOrRoute(new TextEncoder().encode(levelGpx()));
  if (!parsed.ok) throw new Error(parsed.message);
  const made = routeFrom(parsed.track.points, { stored: true });
  if (!made.ok) throw new Error(made.message);
  route = made;
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** What the engine says of the level road for a rider who takes so much. */
function expected(choTolerance: number): FuelledPlan {
  const athlete = resolveAthlete({
    bodyMatrix: { height: 178, weight: 70 },
    powerMatrix: { ftp: 230 },
    feedingData: { choTolerance },
  });
  const answer = fuelledPlan(
    { route, athlete, bike: 'road', detail: 'normal', temperatureC: 20, goal: { kind: 'fastest' } },
    {
      foods: [
        { kind: 'drink', name: 'Red 30 g', carbohydrateG: 30, known: true },
        { kind: 'gel', name: 'Blue', carbohydrateG: 25, known: false },
      ],
      weather: { temperatureC: 20, relativeHumidity: 0.5 },
    },
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

async function open(file = level(), state = member(), engine = raceEngine()) {
  render(
    <ThemeProvider theme={theme}>
      <App link={fakeLink(state)} engine={engine} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText(/^Choose a GPX/), file);
  return user;
}
const finish = () =>
  screen.getByText(/^Finish, at/, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
const SLOW = { timeout: 15_000 };
const part = (name: string) => within(screen.getByRole('region', { name }));

test('stores that run out stand in the verdict, and more food or an easier ride mends them', async () => {
  const joint = expected(40);
  expect(joint.fuel.costS).toBeGreaterThan(60);
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Stores empty at km \d+: see Fuel$/ }, SLOW));
  // The verdict is there before the tabs, so the press may be as well.
  expect(await screen.findByRole('tab', { name: 'Fuel' }, SLOW)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Fuel' })).toHaveFocus();
  expect(await screen.findByText(/^Your stores run out after about .* at km \d+ of 125/)).toBeInTheDocument();
  const byLegs = finish();
  const easier = await screen.findByRole('button', { name: /^Ride it fuelled/ }, SLOW);
  const minutes = Math.round(joint.fuel.costS / 60);
  expect(easier).toHaveTextContent(`Ride it fuelled: ${clock(joint.plan.totalTimeS)}, ${minutes} min later`);

  // The cheaper remedy comes first.
  const more = screen.getByRole('button', { name: /^Eat \d+ g\/h, if you have trained it$/ });
  expect(more.compareDocumentPosition(easier) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(more);
  expect(await screen.findByText(/^Food and stores last to the line/, undefined, SLOW)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Stores empty/ })).not.toBeInTheDocument();
  expect(finish()).toBe(byLegs);
  expect(screen.getByLabelText('Most carbohydrate an hour')).toHaveValue(String(joint.fuel.more?.intakeGH));

  await user.clear(screen.getByLabelText('Most carbohydrate an hour'));
  await user.click(await screen.findByRole('button', { name: /^Ride it fuelled/ }, SLOW));
  await waitFor(() => expect(finish()).toBe(formatDuration(joint.plan.totalTimeS)), SLOW);
  expect(await part('Will it last?').findByText(joint.fuel.sentence, undefined, SLOW)).toBeInTheDocument();
  expect(screen.getByText(/^\d+ g\/h, fuelled$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Stores empty/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Ignore food/ }, SLOW));
  await waitFor(() => expect(finish()).toBe(byLegs), SLOW);
}, 60_000);

test('on paper the food stands below the sections, and on the screen in its tab alone', async () => {
  await open();
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(part('Food on paper').getAllByRole('row').length).toBeGreaterThan(5);
  }, SLOW);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('region', { name: 'Food on paper' })).not.toBeInTheDocument();
}, 60_000);

test('what is missed changes the stores, and is never made up for', async () => {
  const user = await open();
  await user.click(await screen.findByRole('tab', { name: 'Fuel' }, SLOW));
  await screen.findByRole('region', { name: 'What to eat and drink, and when' }, SLOW);
  const table = part('What to eat and drink, and when');
  const [first] = table.getAllByRole('checkbox');
  if (!first) throw new Error('nothing to eat');
  await user.click(first);
  const status = () => part('What to eat and drink').queryByRole('status');
  expect(status()).toHaveTextContent(
    /^Without it, \d+ g less: your stores run low at km (\d+) instead of km (\d+)\. What you have missed stays missed/,
  );
  const [, now = '', before = ''] = /km (\d+) instead of km (\d+)/.exec(status()?.textContent ?? '') ?? [];
  expect(Number(now)).toBeLessThan(Number(before));
  await user.click(first);
  expect(status()).not.toBeInTheDocument();
  for (const box of table.getAllByRole('checkbox')) fireEvent.click(box);
  expect(Number(/km (\d+) instead/.exec(status()?.textContent ?? '')?.[1])).toBeLessThan(Number(now));
}, 60_000);

test('own products, assumptions, stations and bottles are in what to bring', async () => {
  const user = await open(level(60));
  await user.click(await screen.findByRole('tab', { name: 'Fuel' }, SLOW));
  const shopping = within(await screen.findByRole('list', { name: 'Shopping list' }, SLOW));
  expect(shopping.getByText(/^\d+ × Blue \(gel\): 25 g each, as labels usually have$/)).toBeInTheDocument();
  expect(shopping.getByText(/^\d+ × Red 30 g \(bottle\): 30 g each/)).toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: 'Your products' })).getByText(
      'Blue: 25 g, as labels usually have',
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a product' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Lime' } });
  fireEvent.change(screen.getByLabelText('Carbohydrate'), { target: { value: '30' } });
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(await screen.findByText(/^\d+ × Lime \(gel\): 30 g each$/, undefined, SLOW)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Bottles (optional)'), '2');
  await user.click(screen.getByRole('button', { name: 'Add a station' }));
  await user.type(screen.getByLabelText('Station at'), '30');
  await user.selectOptions(screen.getByLabelText('There is'), 'My drink and my food');
  const filled = await screen.findByText(/^km 30, \d\d:\d\d:$/, undefined, SLOW);
  await waitFor(() => expect(filled.parentElement).toHaveTextContent(/ \d bottles? of drink/), SLOW);
  await user.click(screen.getByRole('button', { name: 'Remove station 1' }));
  await waitFor(() => expect(screen.queryByText(/^km 30, /)).not.toBeInTheDocument(), SLOW);
}, 60_000);

test('a short ride lasts; the files to take along have the food; without a tolerance a usual one is named', async () => {
  const engine = raceEngine();
  const file = jest.spyOn(engine, 'file');
  const user = await open(
    fileOf(hillGpx({ recorded: false }), 'hill.gpx'),
    athleteState({ height: 178, weight: 70, ftp: 180 }),
    engine,
  );
  await user.click(await screen.findByRole('tab', { name: 'Fuel' }, SLOW));
  expect(await screen.findByText(/^Food and stores last to the line/, undefined, SLOW)).toBeInTheDocument();
  expect(screen.getByLabelText('Most carbohydrate an hour')).toHaveAccessibleDescription(
    'Your profile does not say. 60 g/h is what most riders take without practice.',
  );
  expect(screen.queryByRole('button', { name: /^Ride it fuelled/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Take it along' }));
  await screen.findByText(/^the-hill\.course\.fit · \d+ kB$/, undefined, SLOW);
  // None is made twice.
  const formats = file.mock.calls.map(([, format]) => format);
  expect(new Set(formats).size).toBe(formats.length);
});

test('the files to take along have the food of the plan', async () => {
  const engine = raceEngine();
  const file = jest.spyOn(engine, 'file');
  const user = await open(level(60), member(), engine);
  await user.click(await screen.findByRole('tab', { name: 'Take it along' }, SLOW));
  await screen.findByText(/^level\.course\.fit · \d+ kB$/, undefined, SLOW);
  expect(file.mock.calls[0]?.[0].feeds.map(({ name }) => name)).toContain('Blue');
}, 60_000);

test('settings that are wrong or refused take the food before them away, and the tabs say so', async () => {
  const engine = raceEngine();
  const { feeding } = engine;
  engine.feeding = async (plan, fuel) =>
    fuel.toleranceGh.value === 77 ? { ok: false, message: 'Nobody plans 77.' } : feeding(plan, fuel);
  const user = await open(level(20), member(), engine);
  await user.click(await screen.findByRole('tab', { name: 'Fuel' }, SLOW));
  await screen.findByText(/^Food and stores last to the line/, undefined, SLOW);
  const carbs = () => screen.getByText('Carbs', { selector: 'dt' }).nextElementSibling?.textContent;
  expect(carbs()).toMatch(/g\/h/);
  const most = screen.getByLabelText('Most carbohydrate an hour');
  fireEvent.change(most, { target: { value: '77' } });
  expect(await screen.findByText('Nobody plans 77.', undefined, SLOW)).toBeInTheDocument();
  expect(carbs()).toBe('–');
  fireEvent.change(most, { target: { value: '9000' } });
  expect(await screen.findByText('Correct your food settings.')).toBeInTheDocument();
  expect(screen.queryByText('Planning your food…')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Take it along' }));
  expect(screen.getByText('Correct your food settings.')).toBeInTheDocument();
}, 60_000);

test('a start that two bottles cannot hold asks what is carried', () => {
  const athlete = resolveAthlete({
    bodyMatrix: { weight: 70 },
    powerMatrix: { ftp: 230 },
    feedingData: FEEDING,
  });
  const bring = (hours: number, carried = false) => {
    const feeding = feedingPlan({ athlete, minutes: steadyMinutes(3600 * hours, 160) });
    if (!feeding.ok) throw new Error(feeding.message);
    const page = render(
      <ThemeProvider theme={theme}>
        <Bring feeding={feeding} start={null} stops={[]} carried={carried} />
      </ThemeProvider>,
    );
    const isAsked = screen.queryByText(/^Two large bottles hold less than that/) !== null;
    page.unmount();
    return isAsked;
  };
  expect([bring(10), bring(2), bring(10, true)]).toEqual([true, false, false]);
});
