import {
  racePlan,
  resolveAthlete,
  rollingRoute,
  steadyRange,
  timeAt,
  type LockedPower,
  type PlanComparison,
  type PlanSegment,
  type RacePlan,
} from '@breakaway/cycling';
import { makeCursor, nodeAt } from '@breakaway/tool-kit/route-view';
import { theme } from '@breakaway/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { decides } from '../verdict/decides.ts';
import { Arrivals } from './Arrivals.tsx';
import { ClimbTable } from './ClimbTable.tsx';
import { clockAfter } from './clock.ts';
import { comparisonWords } from './comparison-words.ts';
import { lockRefusal } from './lock-refusal.ts';
import { roadOf, SectionTable } from './SectionTable.tsx';

const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
function planned(): RacePlan {
  const plan = racePlan({ route: rollingRoute(40_000, 1000), athlete, goal: { kind: 'fastest' } });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}
const plan = planned();
const anyPower = async () => ({ ok: true as const, leastW: 0, mostW: 2000 });
const START = { ms: Date.UTC(2026, 5, 21, 9), zone: 'UTC' };

test.each([
  ['a table', false],
  ['cards', true],
])('a section in %s marks its stretch while it is pointed at, and its button goes there', (_, narrow) => {
  const cursor = makeCursor();
  render(
    <ThemeProvider theme={theme}>
      <SectionTable
        plan={plan}
        start={START}
        cursor={cursor}
        narrow={narrow}
        locked={[]}
        onLocked={() => {}}
        steadyRange={anyPower}
      />
    </ThemeProvider>,
  );
  const second = screen.getByRole('button', { name: 'Section 2: show in the chart' });
  const segment = plan.segments[1];
  if (!segment) throw new Error('The plan has one section only.');
  fireEvent.focus(second);
  expect(cursor.get().marked).toEqual({ from: segment.fromM, to: segment.toM });
  fireEvent.blur(second);
  expect(cursor.get().marked).toBeNull();
  fireEvent.click(second);
  expect(cursor.get().node).toBe(nodeAt(plan.question.route, segment.fromM));
});

test('clock times after a stop have it: of sections, climbs and later stops', () => {
  const stops = [
    { atM: 1, timeS: 3600, name: 'Fountain' },
    { atM: 20_000, timeS: 60, name: 'Lunch' },
  ];
  const climb = {
    startM: 5000,
    lengthM: 1000,
    gainM: 50,
    reachedAtS: 600,
    timeS: 300,
  } as RacePlan['climbs'][number];
  const stopped = { ...plan, climbs: [climb], question: { ...plan.question, stops } };
  render(
    <ThemeProvider theme={theme}>
      <SectionTable
        plan={stopped}
        start={START}
        cursor={makeCursor()}
        narrow={false}
        locked={[]}
        onLocked={() => {}}
        steadyRange={anyPower}
      />
      <ClimbTable plan={stopped} start={START} cursor={makeCursor()} narrow={false} />
      <Arrivals plan={stopped} band={null} start={START} />
    </ThemeProvider>,
  );
  const row = (region: string, index: number) =>
    within(screen.getByRole('region', { name: region })).getAllByRole('row')[index];
  const section = plan.segments[1];
  if (!section) throw new Error('The plan has one section only.');
  expect(row('Sections of the plan', 2)).toHaveTextContent(/^Stop: Fountain, 60 min \(09:00 to 10:00\)/);
  expect(row('Sections of the plan', 3)).toHaveTextContent(clockAfter(START, section.startS + 3600));
  expect(row('Climbs', 1)).toHaveTextContent(clockAfter(START, climb.reachedAtS + 3600));
  const lunchS = timeAt(plan.question.route, plan.timeS, 20_000);
  expect(row('Stops', 2)).toHaveTextContent(clockAfter(START, lunchS + 3600));
});

test.each([
  ['a table', false],
  ['cards', true],
])(
  'a stop has its line in %s where it lies, lights have none, and what begins there begins after it',
  (_, narrow) => {
    const [, second, third] = plan.segments;
    if (!second || !third) throw new Error('The plan has two sections only.');
    const stops = [
      { atM: third.fromM, timeS: 600, name: 'Café' },
      { atM: second.fromM + 20, timeS: 30 },
      { atM: third.fromM + 30, timeS: 90, name: 'Stop' },
    ];
    render(
      <ThemeProvider theme={theme}>
        <SectionTable
          plan={{ ...plan, question: { ...plan.question, stops } }}
          start={START}
          cursor={makeCursor()}
          narrow={narrow}
          locked={[]}
          onLocked={() => {}}
          steadyRange={anyPower}
        />
      </ThemeProvider>,
    );
    const lines = screen.getAllByRole(narrow ? 'listitem' : 'row').slice(narrow ? 0 : 1);
    const leaves = clockAfter(START, third.startS + 630);
    expect(lines[2]).toHaveTextContent(
      `Stop: Café, 10 min (${clockAfter(START, third.startS + 30)} to ${leaves})`,
    );
    expect(lines[3]).toHaveTextContent(leaves);
    expect(lines.filter((line) => line.textContent.startsWith('Stop'))).toHaveLength(2);
    expect(lines[4]).toHaveTextContent(/^Stop, 1.5 min \(/);
  },
);

test('a row at the place of a stop has the arrival there, as the row of the stop', () => {
  // No node lies at 20 km.
  const road = rollingRoute(40_007, 1000);
  expect((20_000 / road.stepM) % 1).toBeGreaterThan(0.1);
  const stops = [{ atM: 20_000, timeS: 3600, name: 'Lunch' }];
  const riding = racePlan({ route: road, athlete, goal: { kind: 'fastest' } });
  if (!riding.ok) throw new Error(riding.message);
  const stopped = { ...riding, question: { ...riding.question, stops } };
  render(
    <ThemeProvider theme={theme}>
      <Arrivals plan={stopped} band={null} start={START} />
    </ThemeProvider>,
  );
  const arrives = clockAfter(START, timeAt(road, riding.timeS, 20_000));
  expect(screen.getByRole('row', { name: /^Lunch/ })).toHaveTextContent(arrives);
  expect(screen.getByRole('row', { name: /^20 km/ })).toHaveTextContent(arrives);
});

describe.each([
  ['a table', false],
  ['cards', true],
])('watts in %s', (_, narrow) => {
  const [first, second] = plan.segments;
  if (!first || !second) throw new Error('The plan has one section only.');
  function shown(locked: LockedPower[] = []) {
    const onLocked = jest.fn();
    render(
      <ThemeProvider theme={theme}>
        <SectionTable
          plan={plan}
          start={START}
          cursor={makeCursor()}
          narrow={narrow}
          locked={locked}
          onLocked={onLocked}
          steadyRange={async (section) => steadyRange(plan, section)}
        />
      </ThemeProvider>,
    );
    return onLocked;
  }
  const field = async (text: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /, section 2: type other watts$/ }));
    const input = screen.getByRole('textbox', { name: 'Watts of section 2' });
    await user.keyboard(text);
    return input;
  };
  const lockOf = ({ fromM, toM }: PlanSegment, powerW: number) => ({ fromM, toM, powerW });

  test('are typed and locked with Enter, beside the locks that are there', async () => {
    const onLocked = shown([lockOf(first, 200)]);
    await field('231{Enter}');
    expect(onLocked).toHaveBeenCalledWith([lockOf(first, 200), lockOf(second, 231)]);
    expect(screen.getByRole('button', { name: /, section 2: type other watts$/ })).toHaveFocus();
  });

  test('that cannot be say so at their field, and keep what was typed', async () => {
    const onLocked = shown();
    const input = await field('9000{Enter}');
    expect(input).toHaveValue('9000');
    expect(input).toHaveAccessibleDescription('Power must be between 0 W and 2000 W.');
    await userEvent.keyboard('{Escape}');
    expect(input).not.toBeInTheDocument();
    expect(onLocked).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /, section 2: type other watts$/ })).toHaveFocus();
  });

  test('that the member cannot hold say how many they can, keep what was typed and the lock before', async () => {
    const onLocked = shown([lockOf(second, 200)]);
    const input = await field('1500{Enter}');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        /^You can hold about \d\d[05] W for this section\. Enter less\.$/,
      ),
    );
    expect(input).toHaveValue('1500');
    expect(onLocked).not.toHaveBeenCalled();
    const [watts = ''] = /\d+/.exec(screen.getByRole('alert').textContent) ?? [];
    await userEvent.clear(input);
    await userEvent.keyboard(`${watts}{Enter}`);
    await waitFor(() => expect(onLocked).toHaveBeenCalledWith([lockOf(second, Number(watts))]));
  });

  test('are unlocked with the padlock, one by one or all', async () => {
    const onLocked = shown([lockOf(first, 200), lockOf(second, 231)]);
    await userEvent.click(screen.getByRole('button', { name: /^Unlock section 2, locked at/ }));
    expect(onLocked).toHaveBeenLastCalledWith([lockOf(first, 200)]);
    expect(screen.getByRole('button', { name: /, section 2: type other watts$/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock all' }));
    expect(onLocked).toHaveBeenLastCalledWith([]);
  });
});

const rival = (gainS: number) => ({
  label: '200 W on the flat',
  totalTimeS: 10_000,
  powerW: 204.4,
  normalizedW: 210.4,
  gainS,
});

test.each<[PlanComparison, string | null]>([
  [
    { constant: rival(95), slopeRule: rival(-62), notes: [] },
    'Compared with this plan, even power at the same load (204 W whenever you pedal) is 1:35 slower; a rule (200 W on the flat) is 1:02 faster.',
  ],
  [
    { constant: rival(4), slopeRule: null, notes: [] },
    'Compared with this plan, even power at the same load (204 W whenever you pedal) is as fast.',
  ],
  [{ constant: null, slopeRule: null, notes: [] }, null],
])('a plan beside others', (comparison, words) => {
  expect(comparisonWords(comparison)).toBe(words);
});

describe('what decides the race', () => {
  const rested = { ...plan, load: { ...plan.load, wPrimeLeastJ: 15_000 } };
  const withClimb = (startM: number, timeS: number): RacePlan => ({
    ...rested,
    climbs: [
      {
        startM,
        endM: startM + 5000,
        lengthM: 5000,
        gainM: 350,
        slope: 0.07,
        steepestSlope: 0.08,
        steepest100Slope: 0.09,
        startElevationM: 200,
        topElevationM: 550,
        score: 2450,
        category: '2',
        sections: [],
        reachedAtS: 600,
        timeS,
        averagePowerW: 243,
        vamMh: 700,
      },
    ],
  });

  test('is a climb that takes long, with what follows from where it lies', () => {
    expect(decides(withClimb(2000, 1800))).toBe(
      'The climb from km 2.0 decides: 30:00 at 243 W. What you spend there is missing later.',
    );
    expect(decides(withClimb(25_000, 1800))).toMatch(/Save your legs for it\.$/);
  });

  test('is an even effort where no climb is long', () => {
    const ride = (totalTimeS: number) => decides({ ...rested, climbs: [], totalTimeS });
    expect(ride(6000)).toMatch(
      /^An even effort decides: \d+ % of FTP to the end, also when the first hour feels easy\.$/,
    );
    expect(ride(15)).toMatch(/ to the end, also when the beginning feels easy\.$/);
  });

  test("is a lock that W' does not last for", () => {
    const locked = [{ fromM: 4000, toM: 5000, powerW: 2000 }];
    const load = { ...plan.load, wPrimeLeastJ: -50_000, wPrimeLeastAtM: 5000 };
    expect(decides({ ...plan, load, question: { ...plan.question, locked } })).toBe(
      "Your locked watts decide: W' runs out before km 5.0. Unlock a section there, or enter less.",
    );
  });

  test("is W' where it is spent", () => {
    const spent = { ...plan, load: { ...plan.load, wPrimeLeastJ: 1000, wPrimeLeastAtM: 5000 } };
    expect(decides(spent)).toMatch(
      /^W' decides: it is down to \d+ % at km 5\.0\. Do not go above \d+ W there\.$/,
    );
  });
});

test.each([
  [2000, 0.062, 'You can hold about 420 W for this section. Enter less.'],
  [424, 0.062, null],
  [88, 0.062, null],
  [0, 0.062, 'That does not get you up this section. Enter at least 90 W.'],
  [0, 0, 'That does not get you along this section. Enter at least 90 W.'],
])('%d W at a slope of %d: %s', async (watts, slope, sentence) => {
  const range = async () => ({ ok: true as const, leastW: 88, mostW: 424 });
  const section = { slope } as PlanSegment;
  expect(await lockRefusal(watts, section, range)).toBe(sentence);
  expect(await lockRefusal(watts, section, () => Promise.reject(new Error('No worker.')))).toBeNull();
});

test.each<[PlanSegment['kind'], number, string]>([
  ['coast', 0.062, 'Climb, 6.2 %'],
  ['coast', 0.002, 'Flat, 0.2 %'],
  ['coast', -0.03, 'Descent, −3.0 %'],
  ['climb', 0.03, 'Climb, 3.0 %'],
])('a section of kind %s with a slope of %d is called %s', (kind, slope, words) => {
  expect(roadOf({ kind, slope })).toBe(words);
});
