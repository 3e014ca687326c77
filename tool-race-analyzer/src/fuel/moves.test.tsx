import { fedPlan, racePlan, resolveAthlete, routeFrom, type RacePlan } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { makeCursor } from '@breakaway/tool-kit/route-view';
import { hillGpx } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { FoodPlan } from './FoodPlan.tsx';
import { startFuel, type FuelForm, type RaceFuel } from './fuel-form.ts';
import { hoursOf } from './HourTable.tsx';
import { movesWith, rowsOf } from './pins.ts';

const foods = [
  { kind: 'gel', name: 'Blue', carbohydrateG: 25, known: true },
  { kind: 'gel', name: 'Wake', carbohydrateG: 25, known: true, caffeineMg: 75 },
] as const;
const athlete = resolveAthlete({
  bodyMatrix: { height: 178, weight: 70 },
  powerMatrix: { ftp: 150 },
  feedingData: { choTolerance: 60 },
});
const toleranceGh = athlete.choToleranceGh;
if (!toleranceGh) throw new Error('no tolerance');

let plan: RacePlan;
beforeAll(async () => {
  const points = Array.from(
    { length: 401 },
    (_, i) => `<trkpt lat="${(45 + i / 4 / 111.19508).toFixed(7)}" lon="6"><ele>300</ele></trkpt>`,
  );
  const gpx = hillGpx({ recorded: false }).replace(
    /<trkseg>.*<\/trkseg>/s,
    `<trkseg>${points.join('')}</trkseg>`,
  );
  const parsed = await readActivityOrRoute(new TextEncoder().encode(gpx));
  if (!parsed.ok) throw new Error(parsed.message);
  const route = routeFrom(parsed.track.points);
  if (!route.ok) throw new Error(route.message);
  const answer = racePlan({ route, athlete, goal: { kind: 'fastest' } });
  if (!answer.ok) throw new Error(answer.message);
  plan = answer;
});
beforeEach(() => sessionStorage.clear());

const feed = (moves: FuelForm['moves']) => {
  const asked: RaceFuel = { toleranceGh, products: { profile: null, kept: { products: foods, unused: [] } } };
  const fed = fedPlan(plan, { foods, moves, caffeine: true });
  if (!fed.ok) throw new Error(fed.message);
  return { of: plan, asked, feeding: fed.feeding, fuel: fed.fuel };
};

/** The plan of the page, with a feeding plan for what the form has. */
function Page({ start = [] as FuelForm['moves'] }) {
  const [form, setForm] = useState<FuelForm>({ ...startFuel, moves: start });
  const fed = useMemo(() => feed(form.moves), [form.moves]);
  const cursor = useMemo(() => makeCursor(), []);
  return (
    <ThemeProvider theme={theme}>
      <FoodPlan
        {...{ fed, form, cursor }}
        fuelledTimeS={null}
        fuelled={null}
        start={{ ms: Date.UTC(2026, 5, 21, 9), zone: 'UTC' }}
        onChange={({ fuel }) => fuel && setForm(fuel)}
      />
    </ThemeProvider>
  );
}
const pins = () => screen.getAllByRole('slider', { name: /^When to take/ });
const minuteOf = (pin: HTMLElement | undefined) => Number(pin?.getAttribute('aria-valuenow'));
const times = () => pins().map(minuteOf);
/** jsdom has no pointer events of its own. */
const pointer = (pin: HTMLElement, type: 'down' | 'move' | 'up', clientX = 0) =>
  fireEvent(pin, new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, clientX }));
const stores = () =>
  screen.getByRole('img', { name: /^Your stores over the ride/ }).getAttribute('aria-label');

test('arrow keys move a pin minute by minute, the plan follows, and it can be undone', async () => {
  render(<Page />);
  const before = times();
  expect(before.length).toBeGreaterThan(2);
  const [, second] = pins();
  if (!second) throw new Error('no pin');
  act(() => second.focus());
  fireEvent.keyDown(second, { key: 'ArrowLeft' });
  fireEvent.keyDown(second, { key: 'ArrowLeft', shiftKey: true });
  const wanted = (before[1] ?? NaN) - 11;
  expect(minuteOf(second)).toBe(wanted);
  expect(second).toHaveFocus();
  expect(await screen.findByText(/^your time, planned \d:\d\d$/)).toBeInTheDocument();
  expect(times()).toContain(wanted);
  expect(times()).toHaveLength(before.length);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(times()).toEqual(before);
  expect(screen.queryByText(/^your time/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a pin and its row have the same kilometre, where it was planned, while it moves and when it is moved', async () => {
  const places = (of: HTMLElement[], said: string) =>
    of.map((one) => /km ([\d.]+)/.exec(one.getAttribute(said) ?? '')?.[1]).toSorted();
  const inTable = () => places(screen.getAllByLabelText(/^Missed (?!.*drink).* at km/), 'aria-label');
  const ofPins = () => places(pins(), 'aria-valuetext');
  const { container } = render(<Page />);
  const bar = () =>
    /km ([\d.]+)/.exec(container.querySelector('[aria-label="Move what you eat"]')?.textContent ?? '');
  expect(ofPins()).toEqual(inTable());
  const [, second] = pins();
  if (!second) throw new Error('no pin');
  act(() => second.focus());
  fireEvent.keyDown(second, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(second, { key: 'ArrowLeft' });
  const moving = bar()?.[1];
  expect(ofPins()).not.toEqual(inTable());
  await screen.findByText(/^your time, planned/);
  expect(ofPins()).toEqual(inTable());
  expect(bar()?.[1]).toBe(moving);
  expect(inTable()).toContain(moving);
});

test('a pin dragged with the pointer: stores and the 60 minutes follow at once, Escape lets it be', async () => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, width: 600, right: 600, top: 0, bottom: 40, height: 40 } as DOMRect);
  render(<Page />);
  const [before, storesBefore] = [times(), stores()];
  const last = pins().at(-1);
  if (!last) throw new Error('no pin');
  const of = feed([]).feeding.durationS / 60;
  const xOf = (minute: number) => (600 * minute) / of;
  pointer(last, 'down', xOf(before.at(-1) ?? 0));
  pointer(last, 'move', xOf((before[0] ?? 0) + 5));
  expect(minuteOf(last)).toBe((before[0] ?? 0) + 5);
  expect(stores()).not.toBe(storesBefore);
  expect(screen.getByText(/^Too much: \d+ g in 60 minutes, your most is 60 g$/)).toBeInTheDocument();
  expect(last).toHaveAttribute('aria-valuetext', expect.stringMatching(/ g in 60 minutes, too much$/));
  fireEvent.keyDown(last, { key: 'Escape' });
  expect(times()).toEqual(before);
  pointer(last, 'move', 300);
  pointer(last, 'up');
  expect(times()).toEqual(before);

  pointer(last, 'down', xOf(before.at(-1) ?? 0));
  pointer(last, 'move', xOf((before[0] ?? 0) + 5));
  pointer(last, 'up');
  expect(await screen.findByText(/^your time, planned/)).toBeInTheDocument();
  expect(times()).toHaveLength(before.length);
  fireEvent.click(screen.getByRole('button', { name: "Back to the plan's times" }));
  expect(times()).toEqual(before);
  jest.restoreAllMocks();
});

test('buttons do what dragging does, and what is missed stays missed when a pin is moved', async () => {
  render(<Page />);
  const table = within(screen.getByRole('region', { name: 'What to eat and drink, and when' }));
  const [, second] = table.getAllByRole('checkbox', { name: /Blue|Wake/ });
  if (!second) throw new Error('nothing to eat');
  fireEvent.click(second);
  expect(screen.getByText(/^Without it, 25 g less/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /: 5 min later$/ }));
  await screen.findByText(/^your time, planned/);
  expect(
    table.getAllByRole('checkbox', { name: /Blue|Wake/ }).map((box) => (box as HTMLInputElement).checked),
  ).toEqual(times().map((_, i) => i === 1));
  expect(screen.getByText(/^Without it, 25 g less/)).toBeInTheDocument();
});

test('a move that the plan cannot keep says why', async () => {
  render(<Page start={[{ name: 'Green', fromS: 3600, toS: 4200 }]} />);
  expect(
    screen.getByText('Green, planned at 1:00, is no longer in the plan: it is not at 1:10.'),
  ).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: "Back to the plan's times" }));
  await waitFor(() => expect(screen.queryByText(/is no longer in the plan/)).not.toBeInTheDocument());
});

test('the hours make up the whole', () => {
  const { feeding } = feed([]);
  const hours = hoursOf(feeding);
  for (const key of ['carbohydrateG', 'fluidMl', 'sodiumMg', 'caffeineMg'] as const)
    expect(hours.reduce((sum, hour) => sum + hour[key], 0)).toBeCloseTo(feeding.totals[key], 6);
  expect(feeding.totals.caffeineMg).toBeGreaterThan(0);
});

test('a moved piece that is put back is no move, and moved again it is still one', () => {
  const item = feed([]).feeding.items.find(({ kind }) => kind === 'gel');
  if (!item) throw new Error('no gel');
  const planned = Math.round(item.atS / 60);
  const once = movesWith([], item, planned + 7);
  expect(once).toEqual([{ name: 'Blue', fromS: item.atS, toS: 60 * (planned + 7) }]);
  const moved = feed(once).feeding.items.find((one) => one.moved);
  if (!moved) throw new Error('not moved');
  expect(movesWith(once, moved, planned + 9)).toEqual([
    { name: 'Blue', fromS: item.atS, toS: 60 * (planned + 9) },
  ]);
  expect(movesWith(once, moved, planned)).toEqual([]);
});

test('pins that would lie on one another go into the next row, three at most', () => {
  expect(rowsOf([0, 50, 60, 70, 100], 44)).toEqual([0, 0, 1, 2, 0]);
  expect(rowsOf([0, 1, 2, 3], 44)).toEqual([0, 1, 2, 0]);
});
