import {
  formatDuration,
  racePlan,
  resolveAthlete,
  routeFrom,
  type PlanQuestion,
  type RacePlan,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import type { ToolState } from '@breakaway/contract/shell-link';
import { theme } from '@breakaway/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import { draftKey, keptDraft } from './course/testing.ts';
import { raceEngine, type Engine } from './engine/engine.ts';
import {
  athleteState,
  fakeLink,
  fileOf,
  hillGpx,
  openRides,
  fakeDatabase,
} from '@breakaway/tool-kit/testing';

const anna = { height: 175, weight: 68.5, ftp: 280 };

function open(state: ToolState, engine: Engine = raceEngine()) {
  const link = fakeLink(state);
  const page = render(
    <ThemeProvider theme={theme}>
      <App link={link} engine={engine} />
    </ThemeProvider>,
  );
  return { link, page, user: userEvent.setup() };
}
const choose = () => screen.findByLabelText(/^(Choose a GPX|Another course)/);
const hill = () => fileOf(hillGpx({ recorded: false }), 'hill.gpx');
const valueOf = (term: HTMLElement) => term.nextElementSibling?.textContent ?? '';
const fact = (name: string | RegExp) => valueOf(screen.getByText(name, { selector: 'dt' }));
const findFact = async (name: string | RegExp) => {
  const found = await screen.findByText(name, { selector: 'dt' }, { timeout: 15_000 });
  // What is below it comes a moment later.
  await screen.findByLabelText('The plan in detail', {}, { timeout: 15_000 });
  return valueOf(found);
};
/** The course in one line. */
const checkLine = () => screen.getByRole('button', { name: /^[\d.]+ (km|mi) · / }).textContent;
const settled = () =>
  waitFor(
    () => expect(screen.getByRole('region', { name: 'Your plan' })).toHaveAttribute('aria-busy', 'false'),
    {
      timeout: 15_000,
    },
  );

/** The plan that the engine makes of a file, with what the form asks at first. */
async function expected(file: File, asked: Partial<PlanQuestion> = {}): Promise<RacePlan> {
  const parsed = await readActivityOrRoute(new Uint8Array(await file.arrayBuffer()), file.name);
  if (!parsed.ok) throw new Error(parsed.message);
  const route = routeFrom(parsed.track.points, { stored: true });
  if (!route.ok) throw new Error(route.message);
  const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 280 } });
  const plan = racePlan({
    route,
    athlete,
    bike: 'road',
    detail: 'normal',
    temperatureC: 20,
    goal: { kind: 'fastest' },
    ...asked,
  });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

beforeAll(() => {
  // jsdom's files lack it.
  File.prototype.arrayBuffer ??= function arrayBuffer(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  };
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a course is planned as fast as its length allows, with the numbers of the models', async () => {
  const { user } = open(athleteState(anna));
  const chooser = await choose();
  expect(screen.queryByRole('button', { name: 'Print this page' })).not.toBeInTheDocument();
  await user.upload(chooser, hill());
  const plan = await expected(hill());
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeInTheDocument();
  expect(await findFact(/^Finish/)).toBe(formatDuration(plan.totalTimeS));
  expect(fact('NP')).toBe(`${Math.round(plan.load.normalizedW)} W`);
  await settled();
  expect(
    screen.getByText(/^Finish in .*, at \d\d:\d\d\.$/, { selector: '[role="status"]' }),
  ).toHaveTextContent(formatDuration(plan.totalTimeS));
  expect(fact('IF')).toBe(plan.load.intensityFactor.toFixed(2));
  expect(fact('Work')).toBe(`${Math.round(plan.load.workJ / 1000)} kJ`);
  expect(fact("Lowest W'")).toMatch(/ %, (plenty left|low|nearly empty)/);
  expect(checkLine()).toMatch(/^8\.\d km · \+280 m ± \d+ % · 1 climb · /);
  expect(await screen.findByText(/^8 of 10 days \d+:\d\d to \d+:\d\d$/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Profile: / })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Map/ })).toBeInTheDocument();
  const sections = within(await screen.findByRole('region', { name: 'Sections of the plan' }));
  expect(sections.getAllByRole('row')).toHaveLength(1 + plan.segments.length);
  const watts = plan.segments.map(({ powerW }) => (powerW > 0 ? `${powerW} W` : 'Coast'));
  expect(
    sections
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('b')?.textContent),
  ).toEqual(watts);
  await user.click(await screen.findByRole('tab', { name: 'Climbs' }));
  const climbs = within(screen.getByRole('region', { name: 'Climbs' }));
  expect(climbs.getByText(formatDuration(plan.climbs[0]?.timeS ?? 0))).toBeInTheDocument();
  expect(await screen.findByText(/^Compared with this plan, even power/)).toBeInTheDocument();
});

test('a course in miles and feet', async () => {
  const { user } = open(athleteState({ ...anna, units: { distance: 'mi', mass: 'kg', temperature: 'F' } }));
  await user.upload(await choose(), hill());
  const plan = await expected(hill());
  expect(await findFact(/^Finish/)).toBe(formatDuration(plan.totalTimeS));
  const { route } = plan.question;
  expect(checkLine()).toContain(
    `${(route.distanceM / 1609.344).toFixed(1)} mi · +${Math.round(route.ascentM / 0.3048)} ft`,
  );
  expect(screen.getByLabelText('Temperature')).toHaveValue('68');
  const place = screen.getByLabelText('Place on the course');
  fireEvent.change(place, { target: { value: '40' } });
  expect(place).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^mi 2\.5: Clock 08:\d\d, .* Height 14\d\d ft, Gradient 7\.\d %, Speed \d+ mph/),
  );
  await user.click(await screen.findByRole('tab', { name: 'Arrival times' }));
  expect(screen.getByRole('rowheader', { name: /^Finish, 5\.0 mi/ })).toBeInTheDocument();
});

test('the plan is taken along as a checked file, loaded when its tab is opened', async () => {
  const engine = raceEngine();
  const file = jest.spyOn(engine, 'file');
  const { user } = open(athleteState(anna), engine);
  await user.upload(await choose(), hill());
  await settled();
  expect(file).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('tab', { name: 'Take it along' }));
  expect(await screen.findByText(/^the-hill\.course\.fit · \d+ kB$/)).toBeInTheDocument();
  const start = file.mock.calls[0]?.[0].startTimeMs;
  // By the clocks of the hill, wherever this device is.
  const there = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' });
  expect(there.format(start)).toBe('08:30');
});

test('without a file, the example is a course with its climbs, and the offer goes', async () => {
  const { user } = open(athleteState(anna));
  await user.click(await screen.findByRole('button', { name: 'Try the example course' }));
  expect(await screen.findByRole('button', { name: /^54\.8 km · .* · 3 climbs · / })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Example: two passes and a summit' })).toBeInTheDocument();
  await findFact(/^Finish/);
  await user.click(await screen.findByRole('tab', { name: 'Climbs' }));
  expect(within(screen.getByRole('region', { name: 'Climbs' })).getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /example/ })).not.toBeInTheDocument();
});

test('the effort slider chooses the goal, and its plan is the engine’s for that effort', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(await choose(), hill());
  await findFact(/^Finish/);
  const slider = screen.getByRole('slider', { name: 'Effort' });
  fireEvent.change(slider, { target: { value: '0.7' } });
  fireEvent.pointerUp(slider);
  expect(screen.getByRole('radio', { name: 'Effort' })).toBeChecked();
  expect(screen.getByText('70 % of FTP')).toBeInTheDocument();
  await settled();
  expect(fact('IF')).toBe('0.70');
  const plan = await expected(hill(), { goal: { kind: 'intensity', if: 0.7 } });
  expect(fact(/^Finish/)).toBe(formatDuration(plan.totalTimeS));
});

/** An engine whose plans wait until the test lets them go. */
function gated() {
  const engine = raceEngine();
  const asked: { goal: unknown; quick: boolean; letGo: () => void }[] = [];
  return {
    asked,
    engine: {
      ...engine,
      plan: (question, quick) =>
        new Promise((resolve, reject) => {
          const letGo = () => void engine.plan(question, quick).then(resolve, reject);
          asked.push({ goal: question.goal, quick, letGo });
        }),
    } satisfies Engine,
  };
}

test('while it is dragged the slider shows new figures, and only the newest question is planned', async () => {
  const { engine, asked } = gated();
  const { user } = open(athleteState(anna), engine);
  await user.upload(await choose(), hill());
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.letGo();
  const fastest = await findFact(/^Finish/);
  const slider = screen.getByRole('slider', { name: 'Effort' });
  const decides = within(screen.getByRole('region', { name: 'Your plan' })).getByText(/ decides| W\b.*\.$/, {
    selector: 'p',
  });
  expect(decides).toBeVisible();
  // The plans of the preview are there when the comparison, which comes after them, is.
  await screen.findByText(/^Compared with this plan/, undefined, { timeout: 10_000 });
  const seen = [0.6, 0.7, 0.95].map((value) => {
    fireEvent.change(slider, { target: { value: String(value) } });
    return fact(/^Finish/);
  });
  expect(new Set([fastest, ...seen]).size).toBe(4);
  // What decides, and the food, are those of the plan before.
  expect(decides).not.toBeVisible();
  expect(fact('Carbs')).toBe('–');
  expect(asked).toHaveLength(1);
  fireEvent.pointerUp(slider);
  await waitFor(() => expect(asked).toHaveLength(2));
  for (const value of [0.96, 0.97, 0.98]) {
    fireEvent.change(slider, { target: { value: String(value) } });
    fireEvent.pointerUp(slider);
    await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  }
  expect(asked).toHaveLength(2);
  asked[1]?.letGo();
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.letGo();
  // A quick plan near the one before is shown, and the best one follows.
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(fact('IF')).toBe('0.98');
  expect(screen.getByRole('region', { name: 'Your plan' })).toHaveAttribute('aria-busy', 'true');
  asked[3]?.letGo();
  await settled();
  expect(decides).toBeVisible();
  expect(asked.map(({ goal, quick }) => [goal, quick])).toEqual([
    [{ kind: 'fastest' }, true],
    [{ kind: 'fastest', intensityCap: 0.95 }, true],
    [{ kind: 'fastest', intensityCap: 0.98 }, true],
    [{ kind: 'fastest', intensityCap: 0.98 }, false],
  ]);
});

test('a quick plan does not wait for the best one of the question before', async () => {
  const { engine, asked } = gated();
  const { user } = open(athleteState(anna), engine);
  await user.upload(await choose(), hill());
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.letGo();
  await findFact(/^Finish/);
  const slider = screen.getByRole('slider', { name: 'Effort' });
  const letGoAt = (value: string) => {
    fireEvent.change(slider, { target: { value } });
    fireEvent.pointerUp(slider);
  };
  letGoAt('0.98');
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.letGo();
  await waitFor(() => expect(asked).toHaveLength(3));
  letGoAt('0.97');
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.map(({ quick }) => quick)).toEqual([true, true, false, true]);
  for (const one of asked.slice(2)) one.letGo();
  await waitFor(() => expect(asked).toHaveLength(5));
  asked[4]?.letGo();
  await settled();
  expect(fact('IF')).toBe('0.97');
});

const changeRoad = (user: ReturnType<typeof open>['user']) =>
  user.click(
    within(screen.getByRole('region', { name: 'Group, stops, cut-offs' })).getByRole('button', {
      name: 'Change',
    }),
  );

test('a stop is added to the finish and to the clock times after it', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(await choose(), hill());
  const riding = await findFact(/^Finish/);
  const plan = await expected(hill());
  await changeRoad(user);
  await user.click(await screen.findByRole('button', { name: 'Add a stop' }));
  const stop = within(screen.getByRole('group', { name: 'Stop 1' }));
  const put = (label: string | RegExp, value: string) =>
    fireEvent.change(stop.getByLabelText(label), { target: { value } });
  put(/^Stop 1/, 'Fountain');
  put('At', '5');
  put('For', '4');
  await settled();
  expect(fact(/^Finish/)).toBe(formatDuration(plan.totalTimeS + 240));
  expect(screen.getByText(`${riding} riding + 4:00 stops`)).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'Arrival times' }));
  const row = within(screen.getByRole('region', { name: 'Stops' })).getByRole('row', { name: /Fountain/ });
  expect(row).toHaveTextContent(/^Fountain, 5\.0 km08:\d\d4:0008:\d\d$/);
  put('At', '80');
  fireEvent.blur(stop.getByLabelText('At'));
  expect(stop.getByLabelText('At')).toHaveAccessibleDescription(/The place must be between 0 km and 8/);
  await user.click(stop.getByRole('button', { name: 'Remove stop 1' }));
  await settled();
  expect(fact(/^Finish/)).toBe(riding);
}, 90_000);

test('a cut-off that the plan misses is said in the verdict, with its chances among the arrivals', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(await choose(), hill());
  await settled();
  await changeRoad(user);
  await user.click(await screen.findByRole('button', { name: 'Add a cut-off' }));
  const cutOff = within(screen.getByRole('group', { name: 'Cut-off 1' }));
  const put = (label: string, value: string) =>
    fireEvent.change(cutOff.getByLabelText(label), { target: { value } });
  put('At', '6');
  put('Closes at', '08:20');
  expect(cutOff.getByLabelText('Closes at')).toHaveAccessibleDescription(
    '08:20 is before your start at 08:30.',
  );
  put('Closes at', '08:35');
  await settled();
  const verdict = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(verdict.getByText(/^This plan misses the cut-off at km 6\.0 by \d+:\d\d\.$/)).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'Arrival times' }));
  const row = within(screen.getByRole('region', { name: 'Cut-offs' })).getByRole('row', { name: /6\.0 km/ });
  await waitFor(() => expect(row).toHaveTextContent(/missed by .*08:35.*08:\d\d to 0[89]:\d\d/));
  put('Closes at', '15:00');
  await settled();
  await waitFor(() => expect(verdict.queryByText(/cut-off/)).not.toBeInTheDocument());
}, 90_000);

test('an arrival that is out of reach gets the nearest plan, and the page says so', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(await choose(), hill());
  const fastest = await findFact(/^Finish/);
  await user.click(screen.getByRole('radio', { name: 'Arrive by' }));
  const arrive = screen.getByLabelText('Arrive by', { selector: 'input[type="time"]' });
  const [, minute = ''] = /^08:(5\d)$/.exec((arrive as HTMLInputElement).value) ?? [];
  await settled();
  // To the minute the time of the fastest plan, from the start at 8:30.
  expect(
    Math.abs(Number(/^\d+/.exec(fact(new RegExp(`^Finish, at 08:${minute}`)))?.[0]) - (Number(minute) - 30)),
  ).toBeLessThanOrEqual(1);
  fireEvent.change(arrive, { target: { value: '08:45' } });
  expect(
    await screen.findByText(
      /^A ride of 15 min is out of reach\. The nearest that critical power and W' allow is \d\d:\d\d, and this is its plan\.$/,
      undefined,
      { timeout: 15_000 },
    ),
  ).toBeVisible();
  expect(fact(/^Finish/)).toBe(fastest);
  fireEvent.change(arrive, { target: { value: '' } });
  expect(arrive).toHaveAccessibleDescription('Enter the time when you want to arrive, such as 15:00.');
  fireEvent.change(arrive, { target: { value: '08:00' } });
  fireEvent.blur(arrive);
  await waitFor(() =>
    expect(arrive).toHaveAccessibleDescription(
      '08:00 is before your start at 08:30, or more than 20 h after it.',
    ),
  );
  expect(screen.queryByText(/is out of reach/)).not.toBeInTheDocument();
});

test('a place on the course is reached by keyboard and described in words', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(await choose(), hill());
  await findFact(/^Finish/);
  const place = screen.getByLabelText('Place on the course');
  const at = () => /km (\d+\.\d)/.exec(place.getAttribute('aria-valuetext') ?? '')?.[1];
  fireEvent.change(place, { target: { value: '40' } });
  expect(place).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^km 4\.0: .*Target \d+ W.*Gradient 7\.\d %/),
  );
  fireEvent.keyDown(place, { key: 'ArrowRight', shiftKey: true });
  expect(at()).toBe('5.0');
  fireEvent.keyDown(place, { key: 'ArrowLeft', shiftKey: true });
  expect(at()).toBe('4.0');
  fireEvent.keyDown(place, { key: '[' });
  const { segments } = await expected(hill());
  const before = segments.findLast(({ fromM }) => fromM < 3999)?.fromM ?? NaN;
  // The exact start of the section, which is between two places of the arrow keys.
  expect(Math.abs(Number(at()) - before / 1000)).toBeLessThan(0.06);
});

test('a section that is locked keeps its watts, and the rest is planned around it', async () => {
  const { user } = open(athleteState(anna));
  await user.click(await screen.findByRole('button', { name: 'Try the example course' }));
  await findFact(/^Finish/);
  await settled();
  const before = fact(/^Finish/);
  const watts = await screen.findByRole('button', { name: /, section 3: type other watts$/ });
  await user.click(watts);
  await user.keyboard('120{Enter}');
  await waitFor(() => expect(fact(/^Finish/)).not.toBe(before), { timeout: 10_000 });
  await settled();
  expect(
    await screen.findByRole('button', { name: /^Unlock section \d+, locked at 120 W$/ }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unlock all' }));
  await waitFor(() => expect(fact(/^Finish/)).toBe(before), { timeout: 10_000 });
  expect(screen.queryByRole('button', { name: /^Unlock / })).not.toBeInTheDocument();
}, 90_000);

describe('the course check', () => {
  async function opened(file = hill()) {
    const { user } = open(athleteState(anna));
    await user.upload(await choose(), file);
    await findFact(/^Finish/);
    await user.click(screen.getByRole('button', { name: / · / }));
    return user;
  }
  const line = (words: RegExp) => screen.findByRole('button', { name: words }, { timeout: 15_000 });
  const finish = () => fact(/^Finish/);
  const type = (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    return field;
  };

  test('reversed, the hill is a descent, and the plan is of that road', async () => {
    const user = await opened();
    const up = finish();
    await user.click(screen.getByRole('radio', { name: 'Reversed' }));
    await line(/\+0 m.* · no climb · .*reversed$/);
    await waitFor(() => expect(finish()).not.toBe(up), { timeout: 15_000 });
    await user.click(screen.getByRole('button', { name: 'Ride it as in the file' }));
    await line(/\+280 m .* · 1 climb · /);
    await waitFor(() => expect(finish()).toBe(up), { timeout: 15_000 });
  });

  test('watts that are locked wait while the course is reversed, and come back with its direction', async () => {
    const user = await opened();
    await settled();
    await user.click(await screen.findByRole('button', { name: /, section 1: type other watts$/ }));
    await user.keyboard('250{Enter}');
    const unlock = /^Unlock section 1, locked at 250 W$/;
    await screen.findByRole('button', { name: unlock }, { timeout: 15_000 });
    await user.click(screen.getByRole('radio', { name: 'Reversed' }));
    expect(
      await screen.findByText(
        'Kept from how you rode this course before: 1 locked section. Ride it that way again to have it back.',
        {},
        { timeout: 15_000 },
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: unlock })).not.toBeInTheDocument());
    await user.click(screen.getByRole('radio', { name: 'As in the file' }));
    expect(await screen.findByRole('button', { name: unlock }, { timeout: 15_000 })).toBeInTheDocument();
    expect(screen.queryByText(/^Kept from/)).not.toBeInTheDocument();
  });

  test('start and finish move; what cannot be says why at its field and keeps what was typed', async () => {
    await opened();
    type('Start at (optional)', '2');
    type('Finish at (optional)', '6.5');
    await line(/^4\.5 km · /);
    const finishAt = type('Finish at (optional)', '1');
    await waitFor(
      () =>
        expect(finishAt).toHaveAccessibleDescription('At least 50 m must be left between start and finish.'),
      { timeout: 15_000 },
    );
    expect(finishAt).toHaveValue('1');
    expect(checkLine()).toMatch(/^4\.5 km · /);
    const startAt = type('Start at (optional)', 'x');
    expect(startAt).toHaveAccessibleDescription(/^The start must be a number/);
    type('Start at (optional)', '');
    type('Finish at (optional)', '');
    const laps = type('Laps', '3');
    await waitFor(
      () => expect(laps).toHaveAccessibleDescription(/^Laps need a loop, and this course ends 8\.\d km from/),
      { timeout: 15_000 },
    );
    type('Laps', '2.5');
    expect(laps).toHaveAccessibleDescription('Laps must be a whole number from 1 to 20.');
  });

  test('a file that is being read is not thrown away by a change of the course before it', async () => {
    const engine = raceEngine();
    const { user } = open(athleteState(anna), engine);
    await user.upload(await choose(), hill());
    await findFact(/^Finish/);
    await user.click(screen.getByRole('button', { name: / · / }));
    const { read } = engine;
    let letGo = () => {};
    engine.read = async (file, track) => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return read(file, track);
    };
    const changed = jest.spyOn(engine, 'change');
    await user.upload(
      await choose(),
      fileOf(hillGpx({ recorded: false }).replace('The hill', 'Another'), 'b.gpx'),
    );
    await user.click(screen.getByRole('radio', { name: 'Reversed' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(changed).not.toHaveBeenCalled();
    letGo();
    expect(await screen.findByRole('heading', { name: 'Another' })).toBeInTheDocument();
    await line(/ · 1 climb · /);
  });

  test('a loop is ridden in laps', async () => {
    const around = Array.from({ length: 101 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 100;
      return `<trkpt lat="${45 + 0.01 * Math.sin(angle)}" lon="${6 + 0.014 * Math.cos(angle)}"><ele>${300 + 10 * Math.cos(angle)}</ele></trkpt>`;
    });
    await opened(
      fileOf(`<gpx><trk><name>Circuit</name><trkseg>${around.join('')}</trkseg></trk></gpx>`, 'c.gpx'),
    );
    const onceKm = Number.parseFloat(checkLine() ?? '');
    const once = finish();
    type('Laps', '3');
    await waitFor(() => expect(Number.parseFloat(checkLine() ?? '')).toBeCloseTo(3 * onceKm, 0), {
      timeout: 15_000,
    });
    await waitFor(() => expect(finish()).not.toBe(once), { timeout: 15_000 });
  });

  test('of a file with several tracks any can be taken', async () => {
    const track = (name: string, lat: number, km: number) =>
      `<trk><name>${name}</name><trkseg>${Array.from({ length: 20 * km + 1 }, (_, i) => `<trkpt lat="${lat + i * 0.00045}" lon="6"><ele>300</ele></trkpt>`).join('')}</trkseg></trk>`;
    const user = await opened(
      fileOf(`<gpx>${track('Day 1', 45, 5)}${track('Day 2', 47, 8)}</gpx>`, 'tour.gpx'),
    );
    expect(screen.getByRole('heading', { name: 'Day 2' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Track of the file'), 'Day 1, 5.0 km');
    expect(await screen.findByRole('heading', { name: 'Day 1' })).toBeInTheDocument();
    await line(/^5\.0 km · /);
    expect(screen.queryByText(/The longest/)).not.toBeInTheDocument();
  });
});

test('without elevation a banner says so and there is no profile', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(await choose(), fileOf(hillGpx({ elevation: false }), 'flat.gpx'));
  expect(await screen.findByText(/^This file has no elevation/)).toBeInTheDocument();
  expect(await findFact(/^Finish/)).toMatch(/:/);
  expect(screen.queryByRole('button', { name: 'Elevation' })).not.toBeInTheDocument();
});

test('a broken file and one that is too large show one message, and the previous course stays', async () => {
  const { user } = open(athleteState(anna));
  await user.upload(await choose(), hill());
  const time = await findFact(/^Finish/);
  await user.upload(await choose(), fileOf('<html></html>', 'page.gpx'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This is a web page, not a GPX, TCX or FIT file. The course that was here is still here.',
  );
  const large = fileOf('', 'large.gpx');
  const read = jest.spyOn(large, 'arrayBuffer');
  Object.defineProperty(large, 'size', { value: 26_500_000 });
  await user.upload(await choose(), large);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This file has 27 MB\. Files of up to 25 MB/);
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'The hill' })).toBeInTheDocument();
  expect(fact(/^Finish/)).toBe(time);
});

test('the engine gets ready when a file is about to come, and not before', async () => {
  const prepare = jest.fn();
  const { user } = open({ kind: 'failed', message: 'No connection.' }, { ...raceEngine(), prepare });
  const example = await screen.findByRole('button', { name: 'Try the example course' });
  expect(prepare).not.toHaveBeenCalled();
  await user.hover(example);
  expect(prepare).toHaveBeenCalledTimes(1);
  fireEvent.dragOver(example, { dataTransfer: { types: ['Files'] } });
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('a file can be dropped anywhere on the page', async () => {
  open(athleteState(anna));
  await choose();
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [hill()], types: ['Files'] } });
  expect(await screen.findByRole('heading', { name: 'The hill' })).toBeInTheDocument();
});

test('without FTP the page asks for it; a wrong field keeps what was typed', async () => {
  const { user } = open(athleteState({ weight: 60, height: 170 }));
  expect(screen.getByText(/Your profile has no FTP\./)).toBeInTheDocument();
  await user.upload(await choose(), hill());
  expect(await screen.findByText(/^I need your FTP to plan a race\./)).toBeInTheDocument();
  await user.type(screen.getByLabelText('FTP'), '220');
  await findFact(/^Finish/);
  const wind = screen.getByLabelText('Wind (optional)');
  await user.type(wind, 'strong');
  await user.tab();
  expect(wind).toHaveAccessibleDescription('Wind must be a number, such as 10 km/h.');
  expect(wind).toHaveValue('strong');
  const before = within(screen.getByRole('region', { name: 'Your plan' })).queryByText(
    'From before your last entry',
  );
  expect(before).toBeVisible();
  fireEvent.change(wind, { target: { value: '5' } });
  await settled();
  expect(before).not.toBeInTheDocument();
});

test('without the app it plans for the example rider and says so', async () => {
  const { user } = open({ kind: 'alone' });
  expect(screen.getByText(/figures are for an example rider/)).toBeInTheDocument();
  await user.upload(await choose(), hill());
  expect(await findFact(/^Finish/)).toMatch(/:/);
});

describe('a course stays on the device', () => {
  const rows = new Map<string, unknown>();
  beforeEach(() => {
    rows.clear();
    Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  test('it is back after a reload, with its form, until it is removed', async () => {
    const { user, page } = open(athleteState(anna));
    await user.upload(await choose(), hill());
    await findFact(/^Finish/);
    // Before the course is turned round: its tabs are built anew, and a click on a tab that is going is nobody's.
    await user.click(screen.getByRole('tab', { name: 'Climbs' }));
    await user.click(screen.getByRole('radio', { name: 'Brave' }));
    await user.click(screen.getByRole('button', { name: / · / }));
    await user.click(screen.getByRole('radio', { name: 'Reversed' }));
    // At once: whoever closes the page now has lost nothing.
    expect(keptDraft()).toContain('"descending":"brave"');
    expect(keptDraft()).toContain('"reversed":true');
    page.unmount();
    const again = open(athleteState(anna));
    expect(await screen.findByRole('heading', { name: 'The hill' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Brave' })).toBeChecked();
    expect(checkLine()).toMatch(/no climb .*reversed$/);
    expect(await findFact(/^Finish/)).toMatch(/:/);
    expect(screen.getByRole('tab', { name: 'Climbs' })).toHaveAttribute('aria-selected', 'true');
    await again.user.click(screen.getByRole('button', { name: 'Remove this course' }));
    expect(screen.queryByRole('heading', { name: 'The hill' })).not.toBeInTheDocument();
    await waitFor(() => expect(rows.size + localStorage.length).toBe(0));
  });

  test('what another tab makes of it is here too: settings, and how the course is ridden with what it locks', async () => {
    const { user } = open(athleteState(anna));
    await user.upload(await choose(), hill());
    await findFact(/^Finish/);
    const elsewhere = async (asked: (draft: string) => string) => {
      const newValue = asked(keptDraft());
      localStorage.setItem(draftKey(), newValue);
      await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: draftKey(), newValue })));
      return newValue;
    };
    await elsewhere((draft) => draft.replace('"descending":"normal"', '"descending":"brave"'));
    expect(screen.getByRole('radio', { name: 'Brave' })).toBeChecked();
    const there = await elsewhere((draft) =>
      draft
        .replace('"reversed":false', '"reversed":true')
        .replace('"locked":[]', '"locked":[{"fromM":0,"toM":1000,"powerW":200}]'),
    );
    await waitFor(() => expect(checkLine()).toMatch(/reversed$/));
    await settled();
    expect(screen.getByRole('radio', { name: 'Brave' })).toBeChecked();
    // Nothing was written back: the lock is still there.
    expect(keptDraft()).toBe(there);
  });

  test('it goes when the member signs out', async () => {
    const kept = open(athleteState(anna));
    await kept.user.upload(await choose(), hill());
    await waitFor(() => expect(rows.size).toBe(1));
    kept.page.unmount();
    open({ kind: 'signed-out', ranOut: false });
    await waitFor(() => expect(rows.size).toBe(0));
    expect(await screen.findByRole('button', { name: 'Try the example course' })).toBeInTheDocument();
  });

  test('a change that the course does not allow is back at its field, and the course is planned', async () => {
    const { user, page } = open(athleteState(anna));
    await user.upload(await choose(), hill());
    await findFact(/^Finish/);
    await user.click(screen.getByRole('button', { name: / · / }));
    fireEvent.change(screen.getByLabelText('Finish at (optional)'), { target: { value: '0.01' } });
    expect(keptDraft()).toContain('"to":"0.01"');
    page.unmount();
    const again = open(athleteState(anna));
    expect(await findFact(/^Finish/)).toMatch(/:/);
    await again.user.click(screen.getByRole('button', { name: / · / }));
    const finishAt = screen.getByLabelText('Finish at (optional)');
    expect(finishAt).toHaveValue('0.01');
    await waitFor(() => expect(finishAt).toHaveAccessibleDescription(/^At least 50 m must be left/), {
      timeout: 15_000,
    });
  });

  test('nobody else on this device gets it', async () => {
    const kept = open(athleteState(anna));
    await kept.user.upload(await choose(), hill());
    await waitFor(() => expect(rows.size).toBe(1));
    kept.page.unmount();
    const waiting = open({ kind: 'waiting' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('heading', { name: 'The hill' })).not.toBeInTheDocument();
    expect(rows.size).toBe(1);
    waiting.page.unmount();
    open({ kind: 'alone' });
    expect(await screen.findByRole('button', { name: 'Try the example course' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'The hill' })).not.toBeInTheDocument();
    expect(rows.size).toBe(0);
  });
});

const rides = openRides();
(rides ? test : test.skip)(
  'a real course: the Cinglé du Ventoux',
  async () => {
    const file = rides?.file('gpx/optiride-cingle-du-ventoux.gpx') ?? hill();
    const { user } = open(athleteState(anna));
    await user.upload(await choose(), file);
    const plan = await expected(file);
    await waitFor(() => expect(fact(/^Finish/)).toBe(formatDuration(plan.totalTimeS)), { timeout: 120_000 });
    expect(checkLine()).toMatch(/^134\.8 km · \+4\d\d\d m ± \d % · 4 climbs · nothing to repair/);
    expect(plan.climbs).toHaveLength(4);
    await user.click(await screen.findByRole('tab', { name: 'Arrival times' }));
    const arrivals = screen.getByRole('region', { name: 'Arrival every 10 km' });
    expect(within(arrivals).getAllByRole('row')).toHaveLength(15);
  },
  180_000,
);
