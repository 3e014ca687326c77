import {
  resolveAthlete,
  segmentByHand,
  segmentRecordOn,
  type SegmentOnRoad,
  type SegmentQuestion,
} from '@breakaway/cycling';
import { theme } from '@breakaway/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseToShell } from '@breakaway/contract/bridge';
import type { ToolState } from '@breakaway/contract/shell-link';
import { roadFrom, type ToolStart } from '@breakaway/contract/tool-start';
import { athleteState, fakeLink, fileOf, hillGpx } from '@breakaway/tool-kit/testing';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import { searchHere } from './attempts/testing.ts';
import type { Engine } from './engine/engine.ts';
import { EMPTY_RECORD } from './record/record-form.ts';
import { engineHere } from './engine/testing.ts';

const anna = { height: 175, weight: 68.5, ftp: 280 };
const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 280 } });

function open(state: ToolState, start: ToolStart | null = null, engine: Engine = engineHere()) {
  const link = fakeLink(state, start);
  const page = render(
    <ThemeProvider theme={theme}>
      <App link={link} engine={engine} />
    </ThemeProvider>,
  );
  return { link, page, user: userEvent.setup() };
}
async function enter(user: ReturnType<typeof userEvent.setup>, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  // At once: every letter would be a question to the models.
  await user.paste(text);
  await user.tab();
}
const verdict = () => within(screen.getByRole('region', { name: 'The verdict' }));
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent!;
const computed = async (powerW: number) =>
  waitFor(() => expect(fact('Power')).toBe(`${Math.round(powerW)} W`), { timeout: 15_000 });
const choose = (label = 'Choose a GPX, TCX or FIT file') => screen.findByLabelText(label);

function byHand(
  question: Omit<SegmentQuestion, 'route'> & { distanceM: number; gainM: number },
): SegmentOnRoad {
  const road = segmentByHand(question);
  const record = road.ok ? segmentRecordOn({ ...question, route: road.route }) : road;
  if (!record.ok) throw new Error(record.message);
  return record;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // jsdom's own lacks it.
  File.prototype.arrayBuffer ??= async function (this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  };
});

test('the example is a road with a record, and a verdict', async () => {
  const { user } = open(athleteState(anna));
  const example = await screen.findByRole('button', { name: 'Try an example' });
  expect(screen.queryByRole('button', { name: 'Print this page' })).not.toBeInTheDocument();
  await user.click(example);
  const heading = await screen.findByRole('heading', { name: /^Example/ });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByLabelText('Record time')).toHaveValue('34:30');
  expect(await screen.findByRole('region', { name: 'The verdict' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /^Map of the segment/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeInTheDocument();
});

test('a typed segment shows the numbers of the models, and keeps the focus', async () => {
  const { user } = open(athleteState(anna));
  await user.click(await screen.findByRole('radio', { name: 'Gain' }));
  await enter(user, 'Length', '13,8');
  const gain = screen.getByLabelText('Height gain');
  await user.type(gain, '1118');
  // The segment is there after the first digit; the field that is typed in stays.
  expect(gain).toHaveFocus();
  await enter(user, 'Record time', '55:00');
  const record = byHand({ athlete, distanceM: 13_800, gainM: 1118, timeS: 3300, bike: 'road' });
  await computed(record.powerW);
  expect(fact('Power per kg')).toBe(`${record.wattsPerKg.toFixed(2)} W/kg`);
  expect(fact('VAM')).toBe(`${Math.round(record.vamMh!)} m/h`);
  expect(fact('Of your FTP')).toBe(`${Math.round(record.percentOfFtp!)} %`);
  expect(verdict().getByText('A long shot today')).toBeInTheDocument();
  expect(verdict().getByText(/^You miss \d+ W\./)).toBeInTheDocument();
});

test('what is shown is what was typed, and height as gain or gradient is the same road', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', '13.8');
  await enter(user, 'Height gain', '1118');
  await enter(user, 'Record time', '55:00');
  const facts = '13.80 km · 8.1 % from start to finish · 1118 m up';
  expect(await screen.findByText(facts)).toBeInTheDocument();
  await waitFor(() => expect(fact('Power')).toMatch(/^\d+ W$/));
  const watts = () => Number.parseInt(fact('Power'), 10);
  const before = watts();
  await user.click(screen.getByRole('radio', { name: 'Gradient' }));
  expect(screen.getByLabelText('Average gradient')).toHaveValue('8.1');
  expect(screen.getByText(facts)).toBeInTheDocument();
  expect(Math.abs(watts() - before)).toBeLessThanOrEqual(1);
  await enter(user, 'Average gradient', '45');
  expect(screen.getByLabelText('Average gradient')).toHaveAccessibleDescription(
    'Average gradient must be between -3 % and 40 %.',
  );
  await enter(user, 'Average gradient', '-35');
  expect(screen.getByText(/Open a file of this road/)).toBeInTheDocument();
  expect(screen.getByLabelText('Average gradient')).not.toHaveAccessibleDescription();
});

test('the same segment in miles and feet has the same power', async () => {
  const { user } = open({
    ...athleteState({ ...anna, units: { distance: 'mi', mass: 'lb', temperature: 'F' } }),
  });
  await enter(user, 'Length', '8.57');
  await enter(user, 'Height gain', '3668');
  await enter(user, 'Record time', '58:00');
  const record = byHand({ athlete, distanceM: 13_792, gainM: 1118, timeS: 3480, bike: 'road' });
  await computed(record.powerW);
  expect(fact('Speed')).toBe(`${(((13.792 / 3480) * 3600) / 1.609344).toFixed(1)} mph`);
  expect(
    await screen.findByText(/The bicycle is not counted lighter than 15 lb, the limit of the UCI\./),
  ).toHaveTextContent(/^((?! kg).)*$/);
  await enter(user, 'Length', '500');
  expect(screen.getByLabelText('Length')).toHaveAccessibleDescription(
    'Length must be between 0.03 mi and 186 mi.',
  );
});

test('invalid input shows one message at the field, keeps the text, and survives a reload', async () => {
  const { user, page } = open(athleteState(anna));
  await enter(user, 'Length', 'far');
  await enter(user, 'Record time', '1:99');
  expect(screen.getByLabelText('Length')).toHaveAccessibleDescription(
    'Length must be a number, such as 3.9 km.',
  );
  expect(screen.getByLabelText('Record time')).toHaveAccessibleDescription(/mm:ss or h:mm:ss, such as/);
  page.unmount();
  open(athleteState(anna));
  expect(await screen.findByLabelText('Length')).toHaveValue('far');
});

test.each(['12,30', '12.30', '18', '1.02.03'])('%s is no record time: it may mean several', async (text) => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Record time', text);
  expect(screen.getByLabelText('Record time')).toHaveAccessibleDescription(
    'Write the record time as mm:ss or h:mm:ss, such as 12:34 or 1:02:03.',
  );
  expect(screen.getByLabelText('Record time')).toHaveValue(text);
});

test.each(['12:30', '12:30,5', '12 min 30 s', '1h05', '18 min', '45 s'])(
  '%s is a record time',
  async (text) => {
    const { user } = open(athleteState(anna));
    await enter(user, 'Record time', text);
    expect(screen.getByLabelText('Record time')).not.toHaveAccessibleDescription();
  },
);

test('while a field is wrong the verdict says that it is from before', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', '5');
  await enter(user, 'Height gain', '350');
  await enter(user, 'Record time', '18:00');
  await screen.findByRole('region', { name: 'The verdict' });
  await enter(user, 'Temperature (optional)', '99');
  expect(screen.getByLabelText('Temperature (optional)')).toHaveAccessibleDescription(/must be between/);
  expect(verdict().getByText('From before your last entry')).toBeInTheDocument();
});

test('missing essentials are named, with a link to Settings and fields for this page', async () => {
  const { user, link } = open(athleteState({}));
  expect(screen.getByText(/Your profile has no height, weight or FTP\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'add them in Settings' }));
  expect(link.send).toHaveBeenCalledWith({ type: 'navigate', to: '/app/settings' });
  await enter(user, 'Length', '5');
  await enter(user, 'Height gain', '350');
  await enter(user, 'Record time', '18:00');
  expect(
    screen.getByText('Weight is needed, such as 77 kg.', { selector: '[role="status"] *' }),
  ).toBeInTheDocument();
  await enter(user, 'Weight', '70');
  await waitFor(() => expect(fact('Power')).toMatch(/^\d+ W$/));
  expect(verdict().getByText('Enter your FTP and weight to see your chance.')).toBeInTheDocument();
});

test('without the profile a segment can still be begun', async () => {
  const { user } = open({ kind: 'failed', message: 'Your profile could not be read.' });
  await enter(user, 'Length', '5');
  await enter(user, 'Height gain', '350');
  expect(await screen.findByText(/^5\.00 km · 7\.0 %/)).toBeInTheDocument();
  expect(screen.getByLabelText('Length')).toHaveValue('5');
});

test('without the app it says that the rider is an example', async () => {
  open({ kind: 'alone' });
  await screen.findByLabelText('Length');
  expect(screen.getByText(/figures are for an example rider/)).toBeInTheDocument();
  expect(screen.getByLabelText('FTP')).toHaveValue('250');
});

test('a time that no rider holds is explained and accuses nobody', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', '13.8');
  await enter(user, 'Height gain', '1100');
  await enter(user, 'Record time', '30:00');
  expect(
    await screen.findByText(/more than the best riders hold.*says nothing about the rider/),
  ).toBeInTheDocument();
});

test('a record is judged without the wind of the attempt: it was set on another day', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', '5');
  await enter(user, 'Height gain', '350');
  await enter(user, 'Record time', '15:00');
  await waitFor(() => expect(fact('Power')).toMatch(/^\d+ W$/), { timeout: 15_000 });
  const judged = () => screen.getByText(/the time takes [\d.]+ W\/kg/).textContent;
  const [before, power] = [judged(), fact('Power')];
  await enter(user, 'Wind (optional)', '60');
  await waitFor(() => expect(fact('Power')).not.toBe(power), { timeout: 15_000 });
  expect(judged()).toBe(before);
});

test('a descent by hand asks for its file, and a long flat is warned of', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', '5');
  await enter(user, 'Height gain', '-300');
  await enter(user, 'Record time', '5:00');
  expect(screen.getByText(/Open a file of this road/)).toBeInTheDocument();
  expect(screen.queryByText('Power', { selector: 'dt' })).not.toBeInTheDocument();
  await enter(user, 'Length', '135');
  await enter(user, 'Height gain', '0');
  expect(await screen.findByText(/takes more power than its mean gradient/)).toBeInTheDocument();
});

test('a loop is ridden as its road is: up and down takes more than its mean gradient', async () => {
  const { user } = open(athleteState(anna));
  const points = Array.from({ length: 1001 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 1000;
    const height = 500 + 150 * Math.sin(4 * angle);
    return `<trkpt lat="${45 + 0.02 * Math.sin(angle)}" lon="${6 + 0.028 * Math.cos(angle)}"><ele>${height.toFixed(1)}</ele></trkpt>`;
  });
  const gpx = `<gpx version="1.1"><trk><name>Loop</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  await user.upload(await choose(), fileOf(gpx, 'loop.gpx'));
  await user.click(await screen.findByRole('button', { name: /^All of it/ }));
  await enter(user, 'Record time', '32:00');
  await waitFor(() => expect(fact('Power')).toMatch(/^\d+ W$/), { timeout: 15_000 });
  const flat = byHand({ athlete, distanceM: 13_980, gainM: 0, timeS: 1920, bike: 'road' });
  expect(Number.parseInt(fact('Power'), 10)).toBeGreaterThan(1.1 * flat.powerW);
  expect(screen.queryByText('VAM', { selector: 'dt' })).not.toBeInTheDocument();
});

test('a record that rolling beats asks for no watts and says what decides', async () => {
  const { user } = open(athleteState(anna));
  const points = Array.from(
    { length: 301 },
    (_, i) => `<trkpt lat="${45 + i * 0.0001}" lon="6"><ele>${(800 - 0.9 * i).toFixed(1)}</ele></trkpt>`,
  );
  const gpx = `<gpx version="1.1"><trk><name>Down</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  await user.upload(await choose(), fileOf(gpx, 'down.gpx'));
  await enter(user, 'Record time', '6:00');
  expect(await screen.findByText(/^No pedalling is needed for this time/)).toBeInTheDocument();
  expect(screen.queryByText('Power', { selector: 'dt' })).not.toBeInTheDocument();
});

test('a change that leaves nothing to pedal can be taken back where it is said', async () => {
  const tried = { ...EMPTY_RECORD, time: '4:27', changes: { windMs: 14 } };
  sessionStorage.setItem('kept:record', JSON.stringify(tried));
  const { user } = open(athleteState(anna));
  const points = Array.from(
    { length: 301 },
    (_, i) => `<trkpt lat="${45 + i * 0.0001}" lon="6"><ele>${(800 - 0.11 * i).toFixed(1)}</ele></trkpt>`,
  );
  const gpx = `<gpx version="1.1"><trk><name>Down</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  await user.upload(await choose(), fileOf(gpx, 'down.gpx'));
  await user.click(await screen.findByRole('button', { name: 'Undo all changes' }, { timeout: 15_000 }));
  await waitFor(() => expect(fact('Power')).toMatch(/^\d{3} W$/), { timeout: 15_000 });
});

describe('from a ride', () => {
  test('its climb is the segment, with the time in the file and the speed over the line', async () => {
    const { user } = open(athleteState(anna));
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    expect(await screen.findByRole('button', { name: /^Climb 1/ })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(/^In this file you rode it in 1[34]:\d\d/)).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Start of the segment' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^[12]\.\d\d km$/),
    );
    await user.click(screen.getByRole('button', { name: 'Beat this time' }));
    expect((screen.getByLabelText('Record time') as HTMLInputElement).value).toMatch(/^1[34]:\d\d$/);
    await user.click(screen.getByRole('button', { name: 'Use this speed' }));
    expect(screen.getByLabelText('Speed over the line')).toHaveValue('18.0');
  });

  test('attempts are found without a record, and a search goes on while another tab is read', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const engine = { ...engineHere(), attempts: searchHere(() => held) };
    const { user } = open(athleteState(anna), null, engine);
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    expect(await screen.findByRole('tab', { name: 'All my attempts', selected: true })).toBeInTheDocument();
    await user.upload(await screen.findByLabelText('Choose rides'), fileOf(hillGpx(), 'ride.gpx'));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await enter(user, 'Record time', '19:00');
    expect(await screen.findByRole('tab', { name: 'The way there', selected: true })).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument());
    await user.click(screen.getByRole('tab', { name: 'All my attempts' }));
    expect(await screen.findByRole('region', { name: /^Gaps of/ })).toBeInTheDocument();
    // A time that is being changed takes nothing away.
    await enter(user, 'Record time', '');
    expect(screen.getByText('From before your last entry')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'All my attempts', selected: true })).toBeInTheDocument();
  });

  test('its stretch can be typed; the time stays for the first file, and another file asks for another', async () => {
    const { user } = open(athleteState(anna));
    await enter(user, 'Record time', '12:00');
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    await screen.findByRole('button', { name: /^Climb 1/ });
    expect(screen.getByLabelText('Record time')).toHaveValue('12:00');
    await enter(user, 'From', '3');
    expect(screen.getByRole('slider', { name: 'Start of the segment' })).toHaveAttribute(
      'aria-valuetext',
      '3.00 km',
    );
    expect(screen.getByRole('button', { name: /^Climb 1/ })).toHaveAttribute('aria-pressed', 'false');
    await user.upload(await choose('Another file'), fileOf(hillGpx(), 'other.gpx'));
    await waitFor(() => expect(screen.getByLabelText('Record time')).toHaveValue(''));
    // What is typed while a file is read is for that file.
    const slow = fileOf(hillGpx(), 'third.gpx');
    const read = slow.arrayBuffer.bind(slow);
    let answer: (value: unknown) => void = () => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    slow.arrayBuffer = () => waiting.then(read);
    await user.upload(await choose('Another file'), slow);
    await enter(user, 'Record time', '13:30');
    answer(null);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Another file' })).toBeEnabled());
    await screen.findByText(/^In this file you rode it/);
    expect(screen.getByLabelText('Record time')).toHaveValue('13:30');
  });

  test('start and finish are taken as a pair: one that does not fit yet is kept with a sentence', async () => {
    const { user } = open(athleteState(anna));
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    await screen.findByRole('button', { name: /^Climb 1/ });
    await enter(user, 'From', '4');
    await enter(user, 'To', '3.5');
    expect(screen.getByLabelText('To')).toHaveValue('3.5');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The finish must lie after the start.');
    const at = (name: string) => screen.getByRole('slider', { name }).getAttribute('aria-valuetext');
    expect(at('Start of the segment')).toBe('4.00 km');
    await enter(user, 'From', '2.25');
    expect([at('Start of the segment'), at('Finish of the segment')]).toEqual(['2.25 km', '3.50 km']);
    expect(screen.getByLabelText('To')).not.toHaveAccessibleDescription();
    await enter(user, 'From', '3.47');
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription('A segment is at least 50 m long.');
    await enter(user, 'From', '5');
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription(
      'The start must lie before the finish.',
    );
    await user.click(screen.getByRole('button', { name: /^All of it/ }));
    expect(screen.getByLabelText('From')).toHaveValue('0.00');
  });

  test('a climb that is the whole file is marked as the climb alone', async () => {
    const { user } = open(athleteState(anna));
    await user.click(await screen.findByRole('button', { name: 'Try an example' }));
    expect(await screen.findByRole('button', { name: /^Climb 1/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^All of it/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('a file without elevation asks for its gain before it says anything', async () => {
    const { user } = open(athleteState(anna));
    await user.upload(await choose(), fileOf(hillGpx({ elevation: false }), 'hill.gpx'));
    expect(await screen.findByText(/^“The hill” has no elevation/)).toBeInTheDocument();
    await enter(user, 'Record time', '20:00');
    expect(screen.queryByText('Power', { selector: 'dt' })).not.toBeInTheDocument();
    await enter(user, 'Height gain', '320');
    await waitFor(() => expect(fact('Power')).toMatch(/^\d{3} W$/));
    expect(screen.getByText(/taken as an even slope/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove this segment' }));
    expect(await screen.findByRole('button', { name: 'Try an example' })).toBeInTheDocument();
  });

  test('a broken file shows one message, and the segment stays', async () => {
    const { user } = open(athleteState(anna));
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    await screen.findByRole('button', { name: /^Climb 1/ });
    await user.upload(await choose('Another file'), fileOf('no ride', 'x.gpx'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is not a GPX, TCX or FIT file. The segment that was here is still here.',
    );
    expect(screen.getByRole('button', { name: /^Climb 1/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the whole ride is handed to the Race Analyzer, in a message that the app accepts', async () => {
    const { link, user } = open(athleteState(anna));
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    await user.click(await screen.findByRole('button', { name: 'Plan the whole ride' }));
    const [message] = link.send.mock.lastCall ?? [];
    expect(parseToShell(JSON.parse(JSON.stringify(message)))).toEqual(message);
    expect(message.start).toMatchObject({ tool: 'race-analyzer', name: 'The hill', bike: 'road' });
    expect(message.start.road.latDeg.length).toBeGreaterThan(790);
  });

  test('a weight with a comma is handed over', async () => {
    const { link, user } = open(athleteState({ height: 175, ftp: 280 }));
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    await enter(user, 'Weight', '68,5');
    await user.click(await screen.findByRole('button', { name: 'Plan the whole ride' }));
    expect(link.send.mock.lastCall?.[0].start).toMatchObject({ massKg: 68.5 });
  });

  test('a file after figures by hand keeps their time, and the way back to them', async () => {
    const { user } = open(athleteState(anna));
    await enter(user, 'Length', '5');
    await enter(user, 'Height gain', '350');
    await enter(user, 'Record time', '18:00');
    await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
    await screen.findByRole('button', { name: /^Climb 1/ });
    expect(screen.getByLabelText('Record time')).toHaveValue('18:00');
    expect(screen.getByText('“Segment by hand” was left without saving.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.getByLabelText('Length')).toHaveValue('5');
  });
});

describe('the way there', () => {
  async function atLimit() {
    const opened = open(athleteState(anna));
    await enter(opened.user, 'Length', '5');
    await enter(opened.user, 'Height gain', '350');
    await enter(opened.user, 'Record time', '16:40');
    await screen.findByText('The easiest way to even odds', {}, { timeout: 15_000 });
    return opened;
  }
  const chance = () => Number.parseInt(verdict().getByText(/^\d+ %$/, { selector: 'b' }).textContent!, 10);

  test('the smallest change turns the verdict to even odds', async () => {
    const { user } = await atLimit();
    expect(chance()).toBeLessThan(45);
    const watts = within(screen.getByRole('list', { name: 'What you can change' })).getByRole('button', {
      name: /^\+\d+(\.\d)? W would do$/,
    });
    await user.click(watts);
    expect(screen.getByRole('slider', { name: 'Critical power' })).toHaveFocus();
    await waitFor(() => expect(Math.abs(chance() - 50)).toBeLessThanOrEqual(2));
    expect(
      await screen.findByText('With what you have changed the odds are even or better.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/out of reach/)).not.toBeInTheDocument();
    expect(verdict().getByText(/With \+\d+(\.\d)? W critical power\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo all changes' }));
    const list = screen.getByRole('list', { name: 'What you can change' });
    expect(list).toHaveFocus();
    await waitFor(() => expect(chance()).toBeLessThan(45));
    expect(list).toHaveFocus();
  });

  test('the easiest way together does so as well', async () => {
    const { user } = await atLimit();
    await user.click(screen.getByRole('button', { name: 'Apply it' }));
    await waitFor(() => expect(Math.abs(chance() - 50)).toBeLessThanOrEqual(2));
    expect(screen.getByRole('list', { name: 'What you can change' })).toHaveFocus();
  });

  test('the consultant is asked how to train for it', async () => {
    const { user, link } = await atLimit();
    await user.click(screen.getByRole('button', { name: 'Which session trains for it?' }));
    const [message] = link.send.mock.lastCall ?? [];
    expect(message).toEqual({
      type: 'ask-coach',
      question: 'Give me a session to raise my 20 minute power.',
    });
    expect(parseToShell(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });
});

describe('wind and days', () => {
  async function windy() {
    const opened = open(athleteState(anna));
    await opened.user.click(await screen.findByRole('button', { name: 'Try an example' }));
    await enter(opened.user, 'Record time', '30:30');
    await opened.user.click(await screen.findByRole('tab', { name: 'Wind and days' }));
    await screen.findByRole('img', { name: /^Wind rose/ }, { timeout: 10_000 });
    return opened;
  }

  test('a wind between the eight of the field has its name there', async () => {
    const { user } = await windy();
    await user.click(screen.getByRole('button', { name: 'Paste or open a forecast' }));
    await user.click(screen.getByLabelText('Forecast'));
    await user.paste('12:00\t30\t240\t14');
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    await user.click(await screen.findByRole('button', { name: 'Use the weather of This day at 12:00' }));
    expect(screen.getByLabelText('Wind from')).toHaveDisplayValue('WSW, 240°');
  });

  test('a wind of the rose becomes that of the day', async () => {
    const { user } = await windy();
    await user.click(screen.getByRole('button', { name: 'Use this wind' }));
    expect(screen.getByLabelText('Wind (optional)')).not.toHaveValue('');
  });

  test('the hours of a pasted forecast are ranked by day, and one becomes the day', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 4, 12));
    const { user } = await windy();
    await user.click(screen.getByRole('button', { name: 'Paste or open a forecast' }));
    const forecast = screen.getByLabelText('Forecast');
    await user.click(forecast);
    await user.paste(
      '2026-12-05 09:00\t30\tNE\t8\n2026-12-05 15:00\t5\tNE\t11\n2026-12-06 12:00\t30\tSW\t14',
    );
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    const days = within(await screen.findByRole('region', { name: 'Days of the forecast' }));
    expect(days.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Sat, Dec 5',
      'Sun, Dec 6',
    ]);
    expect(screen.getByText(/Sun, Dec 6 at 12:00/, { selector: 'p' })).toBeInTheDocument();
    await user.click(days.getByRole('button', { name: 'Use the weather of Sun, Dec 6 at 12:00' }));
    expect(screen.getByLabelText('Wind (optional)')).toHaveValue('30');
    expect(screen.getByLabelText('Wind from')).toHaveDisplayValue('South-west');
    expect(screen.getByLabelText('Temperature (optional)')).toHaveValue('14');
    now.mockRestore();
  });

  test('an hour has one chance: in its row, and as the verdict once it is used', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 4, 12));
    const { user } = await windy();
    await user.click(screen.getByRole('button', { name: 'Paste or open a forecast' }));
    await user.click(screen.getByLabelText('Forecast'));
    await user.paste(
      'time\tkn\twind (kn)\tdir\ttemp\n2026-12-05 12:00\t\t9\tNW\t8.4\n2026-12-06 12:00\t\t17\t250\t33.6\n2026-12-07 12:00\t\t11\tS\t14.5',
    );
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    const days = within(await screen.findByRole('region', { name: 'Days of the forecast' }));
    const chances = () =>
      days.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);
    const before = chances();
    expect(new Set(before).size).toBe(3);
    for (const i of [0, 1, 2]) {
      await user.click(days.getAllByRole('button', { name: /^Use the weather/ })[i]!);
      await waitFor(() => expect(verdict().getByText(before[i]!)).toBeInTheDocument(), {
        timeout: 15_000,
      });
      expect(chances()).toEqual(before);
    }
    now.mockRestore();
  });

  test('a forecast with a zone is shown by the clocks of the road', async () => {
    const { user } = await windy();
    await user.click(screen.getByRole('button', { name: 'Paste or open a forecast' }));
    await user.click(screen.getByLabelText('Forecast'));
    await user.paste(
      'time\twind\tdir\n2020-07-04T02:00Z\t30\tNE\n2020-07-04T10:00Z\t20\tSW\n2020-07-04T22:00Z\t20\tSW',
    );
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await screen.findByRole('cell', { name: '12:00' })).toBeInTheDocument();
    expect(screen.getByText('1 hour is compared.')).toBeInTheDocument();
    expect(screen.getByText('This forecast is from 2020.')).toBeInTheDocument();
    expect(
      screen.getByText(
        /^Times are those of the segment, Europe\/\w+\. Only hours of light at the segment are compared, civil twilight included\. 2 hours in the dark are left out\. Of Sun, Jul 5, 2020 there are no others\.$/,
      ),
    ).toBeInTheDocument();
  });

  test('a segment by hand has no direction, and says so', async () => {
    const { user } = open(athleteState(anna));
    await enter(user, 'Length', '5');
    await enter(user, 'Height gain', '350');
    await enter(user, 'Record time', '18:00');
    await user.click(await screen.findByRole('tab', { name: 'Wind and days' }));
    expect(await screen.findByText(/A segment by hand has no direction/)).toBeInTheDocument();
  });
});

describe('handed over', () => {
  test('a question of the consultant is filled in and answered', async () => {
    open(athleteState(anna), {
      tool: 'kom-analysis',
      v: 1,
      lengthM: 13_800,
      gainM: 1118,
      timeS: 3480,
      massKg: 70,
      headwindKmh: -10,
    });
    expect(await screen.findByText('Filled in for you: the segment of your question.')).toBeInTheDocument();
    expect(screen.getByLabelText('Length')).toHaveValue('13.8');
    expect(screen.getByLabelText('Record time')).toHaveValue('58:00');
    expect(screen.getByLabelText('Weight')).toHaveValue('70');
    expect(screen.getByLabelText('Wind (optional)')).toHaveValue('10');
    expect(screen.getByRole('radio', { name: 'Behind' })).toBeChecked();
    await waitFor(() => expect(fact('Power')).toMatch(/^\d{3} W$/));
  });

  test('a climb of a race has its road, and the time of its record is asked for', async () => {
    const latDeg = Array.from({ length: 400 }, (_, i) => 45 + i * 0.0001);
    const road = roadFrom({
      latDeg,
      lonDeg: latDeg.map(() => 6),
      elevationM: latDeg.map((_, i) => 1000 + 0.8 * i),
    });
    const { user } = open(athleteState(anna), {
      tool: 'kom-analysis',
      v: 1,
      name: 'Climb from km 2.0, The hill',
      lengthM: 4437,
      gainM: 319,
      road,
    });
    expect(
      await screen.findByText(
        'Filled in for you: Climb from km 2.0, The hill. Enter the time of its record.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Climb from km 2.0, The hill' })).toBeInTheDocument();
    await enter(user, 'Record time', '16:00');
    await waitFor(() => expect(fact('Power')).toMatch(/^\d{3} W$/));
    expect(screen.getByText(/^4\.44 km · 7\.2 % from start to finish/)).toBeInTheDocument();
  });

  test('what another tool is opened with changes nothing here', async () => {
    open(athleteState(anna), { tool: 'race-analyzer', v: 1, massKg: 60 });
    expect(await screen.findByLabelText('Weight')).toHaveValue('68.5');
  });
});

test('who signs out leaves nothing behind', async () => {
  const { user, page } = open(athleteState(anna));
  await user.upload(await choose(), fileOf(hillGpx(), 'hill.gpx'));
  await screen.findByRole('button', { name: /^Climb 1/ });
  page.rerender(
    <ThemeProvider theme={theme}>
      <App link={fakeLink({ kind: 'signed-out', ranOut: false })} engine={engineHere()} />
    </ThemeProvider>,
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Climb 1/ })).not.toBeInTheDocument());
  expect(sessionStorage.getItem('kept:record') ?? '').not.toMatch(/12:00/);
});
