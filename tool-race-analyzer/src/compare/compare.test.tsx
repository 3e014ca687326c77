import type { ToolState } from '@breakaway/contract/shell-link';
import { METRIC, unitFormat } from '@breakaway/contract/units';
import {
  resolveAthlete,
  racePlan,
  routeFrom,
  type FinishBand,
  type PlanQuestion,
  type Route,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { athleteState, fakeLink, fileOf, hillGpx, fakeDatabase } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { raceEngine, type Engine } from '../engine/engine.ts';
import { startForm, type PlanForm } from '../form/plan-form.ts';
import { startRoad } from '../form/road-form.ts';
import { inputRows } from './input-rows.ts';
import { gapsAlong, gapWords, resultRows } from './result-rows.ts';
import {
  finishOf,
  roadKey,
  sameQuestion,
  sameRider,
  withoutRoad,
  type Candidate,
  type Letter,
  type ScenarioSet,
} from './scenario.ts';
import { ScenarioTable } from './ScenarioTable.tsx';
import { useScenarios } from './useScenarios.ts';

const units = unitFormat(METRIC);
let route: Route;
beforeAll(async () => {
  const parsed = await readActivityOrRoute(new TextEncoder().encode(hillGpx({ recorded: false })));
  const made = parsed.ok && routeFrom(parsed.track.points);
  if (!made || !made.ok) throw new Error('no route');
  route = made;
});

function candidate(form: Partial<PlanForm> = {}, question: Partial<PlanQuestion> = {}, ftp = 280): Candidate {
  const athlete = resolveAthlete({ bodyMatrix: { weight: 68.5 }, powerMatrix: { ftp } });
  const plan = racePlan({ route, athlete, goal: { kind: 'fastest' }, ...question });
  if (!plan.ok) throw new Error(plan.message);
  return {
    form: { ...startForm(new Date(2026, 10, 26)), ...form },
    start: null,
    typed: {},
    plan: withoutRoad(plan),
    band: null,
    carbsGH: 60,
    stopS: 0,
  };
}

test('only the inputs that differ are said, in words, and of one plan alone who rides', () => {
  const plain = candidate();
  const road = { ...plain.form.road, stops: [{ km: '9', minutes: '5', name: '' }] };
  const windy = candidate({ wind: '18', windFromDeg: 90, bike: 'tt', intensity: 0.9, road });
  expect(inputRows([plain, windy], units)).toEqual([
    { head: 'Bike', cells: ['Road bike', 'Time-trial bike'] },
    { head: 'Wind', cells: ['none', '18 km/h from east'] },
    { head: 'Stops', cells: ['none', '5 min'] },
  ]);
  const miles = unitFormat({ distance: 'mi', mass: 'lb', temperature: 'F' });
  expect(inputRows([plain, windy], miles)[1]).toEqual({
    head: 'Wind',
    cells: ['none', '11 mph from east'],
  });
  expect(inputRows([plain], units)).toEqual([{ head: 'Rider', cells: ['68.5 kg, FTP 280 W'] }]);
});

test('an input that has no words of its own is not passed over in silence', () => {
  const other = candidate({ humidity: '80' } as Partial<PlanForm>);
  expect(inputRows([candidate(), other, candidate()], units).at(-1)).toEqual({
    head: 'Other settings',
    cells: ['as kept', 'others', 'the same'],
  });
});

test('the results are those of the plans, and the others are measured by the first', () => {
  const easy = candidate({}, { goal: { kind: 'fastest', intensityCap: 0.7 } });
  const hard = candidate();
  const rows = new Map(resultRows([easy, hard], units).map(({ head, cells }) => [head, cells]));
  const gap = easy.plan.totalTimeS - hard.plan.totalTimeS;
  expect(rows.get('Compared with the first')).toEqual(['–', gapWords(-gap)]);
  expect(rows.get('NP, IF')?.[0]).toBe(`${Math.round(easy.plan.load.normalizedW)} W, 0.70`);
  expect(rows.get('Climb at km 2.0')).toHaveLength(2);
  const along = gapsAlong(hard, easy, route);
  expect(along[0]).toBe(0);
  expect(along.at(-1)).toBeCloseTo(-gap, 6);
});

test('a stop counts in the gaps from its place on, so that they end at that of the finish', () => {
  const on = candidate();
  const stopped = { ...candidate({}, { stops: [{ atM: 4000, timeS: 300 }] }), stopS: 300 };
  const along = gapsAlong(stopped, on, route);
  const node = (atM: number) => Math.round(atM / route.stepM);
  expect(along[node(3900)]).toBeCloseTo(0, 6);
  expect(along[node(4100)]).toBeGreaterThan(250);
  expect(along.at(-1)).toBeCloseTo(finishOf(stopped) - finishOf(on), 6);
});

test('a stop elsewhere and another clock are not passed over; a row without a place is no stop', () => {
  const at = (atM: number) =>
    candidate(
      { road: { ...startRoad, stops: [{ km: String(atM / 1000), minutes: '5', name: '' }] } },
      { stops: [{ atM, timeS: 300 }] },
    );
  expect(inputRows([at(2000), at(4000)], units).at(-1)?.head).toBe('Other settings');
  const clock = (startTimeMs: number) => candidate({}, { startTimeMs });
  expect(inputRows([clock(0), clock(3_600_000)], units).at(-1)?.head).toBe('Other settings');
  const begun = { ...startRoad, stops: [{ km: '', minutes: '2', name: '' }] };
  expect(inputRows([candidate(), candidate({ road: begun })], units)).toEqual([]);
});

test('a range that arrives late does not undo what was done meanwhile', async () => {
  const answers: ((band: FinishBand) => void)[] = [];
  const engine: Engine = { ...raceEngine(), band: () => new Promise((resolve) => answers.push(resolve)) };
  const given = { engine, owner: null, road: 'road', courseName: 'The hill', idle: true };
  const { result } = renderHook(() => {
    const [set, onSet] = useState<ScenarioSet | null>({ road: 'road', courseName: 'The hill', list: [] });
    return useScenarios({ ...given, set, onSet });
  });
  const one = candidate();
  act(() => result.current.keep(one));
  act(() => result.current.keep(one));
  act(() => result.current.rename('B', 'Bold'));
  await act(async () => {
    for (const answer of answers) answer({ p10S: 1, p90S: 2, planS: 1.5 } as FinishBand);
  });
  expect(result.current.list.map(({ name }) => name)).toEqual(['', 'Bold']);
  expect(result.current.list[0]?.band).toEqual({ p10S: 1, p90S: 2, planS: 1.5 });
});

test('a scenario that another tab keeps is there too, also when the tab was closed meanwhile', async () => {
  const rows = new Map<string, unknown>();
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  const given = { engine: raceEngine(), owner: 'anna', road: 'road', courseName: 'The hill', idle: false };
  let page: ScenarioSet | null = null;
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  const show = async () => {
    const hook = renderHook(() => {
      const [set, setSet] = useState(page);
      const onSet = (next: ScenarioSet) => {
        page = next;
        setSet(next);
      };
      return useScenarios({ ...given, set, onSet });
    });
    await settle();
    return hook;
  };
  const there = async (...letters: Letter[]) => {
    const list = letters.map((letter) => ({ ...candidate(), letter, name: '' }));
    rows.set('scenarios', { owner: 'anna', set: { road: 'road', courseName: 'The hill', list } });
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'told scenarios' })));
    await settle();
  };
  const here = await show();
  act(() => here.result.current.keep(candidate()));
  await settle();
  expect(localStorage.getItem('told scenarios')).not.toBeNull();
  await there('A', 'B');
  act(() => here.result.current.keep(candidate()));
  expect(here.result.current.list.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  await settle();
  here.unmount();
  await there('A', 'D');
  expect((await show()).result.current.list.map(({ letter }) => letter)).toEqual(['A', 'D']);
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test.each([
  [0.3, 'the same'],
  [-72.4, '72 s sooner'],
  [119, '119 s later'],
  [280, '4:40 min later'],
  [725, '12:05 min later'],
  [4000, '1:06:40 h later'],
])('%d s are said as "%s"', (seconds, words) => {
  expect(gapWords(seconds)).toBe(words);
});

test('the rider and the question tell plans apart; a road is known by its points and their order', () => {
  const [one, same, stronger] = [candidate(), candidate(), candidate({}, {}, 290)];
  expect(sameQuestion(one, same)).toBe(true);
  expect(sameQuestion(one, { ...same, stopS: 60 })).toBe(false);
  expect(sameRider(one, stronger)).toBe(false);
  const back = {
    ...route,
    latDeg: route.latDeg.toReversed(),
    elevationM: route.elevationM.toReversed(),
  };
  expect(roadKey({ ...route })).toBe(roadKey(route));
  expect(roadKey(back)).not.toBe(roadKey(route));
});

test('on a phone the figures of the plans stand side by side too', () => {
  const [bold, calm] = [candidate({ descending: 'brave' }), candidate()];
  render(
    <ThemeProvider theme={theme}>
      <ScenarioTable
        narrow
        columns={[
          { scenario: { ...bold, letter: 'A', name: 'Bold' }, plan: bold },
          { scenario: null, plan: calm },
        ]}
        head={({ scenario }) => scenario?.name ?? 'Now'}
      />
    </ThemeProvider>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())).toEqual([
    'A',
    'Now',
  ]);
  const group = screen.getByText('Descending').closest('tbody');
  expect([...(group?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'brave',
    'normal',
  ]);
});

describe('the tab', () => {
  const rows = new Map<string, unknown>();
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    rows.clear();
    Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  const anna = { height: 175, weight: 68.5, ftp: 280 };
  function open(state: ToolState = athleteState(anna)) {
    const page = render(
      <ThemeProvider theme={theme}>
        <App link={fakeLink(state)} engine={raceEngine()} />
      </ThemeProvider>,
    );
    return { page, user: userEvent.setup() };
  }
  type User = ReturnType<typeof userEvent.setup>;
  const SLOW = { timeout: 40_000 };
  const settled = () =>
    waitFor(
      () => expect(screen.getByRole('region', { name: 'Your plan' })).toHaveAttribute('aria-busy', 'false'),
      SLOW,
    );
  const keepButton = () => screen.findByRole('button', { name: 'Keep this plan as a scenario' }, SLOW);
  async function keep(user: User) {
    await settled();
    await waitFor(async () => expect(await keepButton()).toBeEnabled(), SLOW);
    await user.click(await keepButton());
  }
  async function openTab(user: User, gpx = hillGpx({ recorded: false })) {
    await user.upload(
      await screen.findByLabelText(/^(Choose a GPX|Another course)/),
      fileOf(gpx, 'hill.gpx'),
    );
    await user.click(await screen.findByRole('tab', { name: 'Compare' }, SLOW));
  }
  const row = (head: string) => {
    const table = within(screen.getByRole('region', { name: 'Scenarios side by side' }));
    const cells = table.getByRole('rowheader', { name: head }).closest('tr')?.querySelectorAll('td') ?? [];
    return [...cells].map((cell) => cell.textContent);
  };
  const heads = () =>
    within(screen.getByRole('region', { name: 'Scenarios side by side' }))
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.textContent?.[0]);

  test('plans are kept, compared, used, renamed, removed and brought back', async () => {
    const { user } = open();
    await openTab(user);
    await keep(user);
    expect(heads()).toEqual(['A']);
    await user.click(screen.getByRole('radio', { name: 'Brave' }));
    await waitFor(() => expect(heads()).toEqual(['A', 'N']), SLOW);
    expect(row('Descending')).toEqual(['normal', 'brave']);
    await keep(user);
    expect(heads()).toEqual(['A', 'B']);
    expect(screen.getByText(/^Your plan is scenario B\./)).toBeInTheDocument();
    await waitFor(
      () => expect(row('8 of 10 days').every((cell) => / to /.test(cell ?? ''))).toBe(true),
      SLOW,
    );
    expect(screen.getByRole('img', { name: /^Power of 2 plans/ })).toBeInTheDocument();
    const place = screen.getByLabelText('Place on the course, of the comparison');
    fireEvent.change(place, { target: { value: '40' } });
    expect(place).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^km 4\.0: A \d+ W; B \d+ W, (the same|\d+ s (sooner|later))$/),
    );

    await user.click(screen.getByRole('button', { name: 'Use scenario A' }));
    expect(screen.getByRole('radio', { name: 'Brave' })).not.toBeChecked();
    expect(await screen.findByText(/^Your plan is scenario A\./, undefined, SLOW)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('radio', { name: 'Brave' })).toBeChecked();
    await settled();

    await user.click(screen.getByRole('button', { name: 'Rename scenario B' }));
    await user.keyboard('Bold{Enter}');
    expect(screen.getByText('B, Bold')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove scenario A' }));
    expect(heads()).toEqual(['B']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(heads()).toEqual(['A', 'B']);
    expect(screen.getByText('B, Bold')).toBeInTheDocument();
  }, 180_000);

  test('they are back after a reload; another rider is named; another course says so and they go with the course', async () => {
    const first = open();
    await openTab(first.user);
    await keep(first.user);
    first.page.unmount();

    const { user } = open(athleteState({ ...anna, ftp: 300 }));
    await user.click(await screen.findByRole('tab', { name: 'Compare' }, SLOW));
    expect(
      await screen.findByText(
        'A was made for another rider (68.5 kg, FTP 280 W) than your plan now (68.5 kg, FTP 300 W).',
        undefined,
        SLOW,
      ),
    ).toBeInTheDocument();
    expect(row('Rider')).toEqual(['68.5 kg, FTP 280 W', '68.5 kg, FTP 300 W']);

    await openTab(
      user,
      hillGpx({ recorded: false }).replace('The hill', 'Another').replaceAll('lon="6"', 'lon="7"'),
    );
    expect(
      await screen.findByText(/another way to ride it: The hill\./, undefined, SLOW),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Scenarios side by side' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove this course' }));
    await waitFor(() => expect(rows.size).toBe(0));
  }, 180_000);

  test('what was typed for the rider comes back with a scenario, and a fifth is not kept', async () => {
    const { user } = open();
    await openTab(user);
    const weight = screen.getByLabelText('Weight');
    for (const kg of ['60', '62', '64', '66']) {
      fireEvent.change(weight, { target: { value: kg } });
      await keep(user);
    }
    expect(heads()).toEqual(['A', 'B', 'C', 'D']);
    fireEvent.change(weight, { target: { value: '70' } });
    expect(
      await screen.findByText('4 scenarios are kept. Remove one to keep this plan.'),
    ).toBeInTheDocument();
    await settled();
    expect(await keepButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Use scenario B' }));
    expect(weight).toHaveValue('62');
    expect(await screen.findByText(/^Your plan is scenario B\./, undefined, SLOW)).toBeInTheDocument();
  }, 180_000);
});
