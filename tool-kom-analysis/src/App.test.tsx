import { resolveAthlete, segmentRecord, type SegmentRecord } from '@breakaway/cycling';
import { theme } from '@breakaway/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseToShell } from '@breakaway/contract/bridge';
import type { ToolState } from '@breakaway/contract/shell-link';
import { roadFrom, type ToolStart } from '@breakaway/contract/tool-start';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import { readSegmentFile } from './segment-file/segment-files.ts';
import { athleteState, fakeLink, fileOf, hillGpx } from '@breakaway/tool-kit/testing';

const anna = { height: 175, weight: 68.5, ftp: 280 };

function open(state: ToolState, start: ToolStart | null = null) {
  const link = fakeLink(state, start);
  render(
    <ThemeProvider theme={theme}>
      <App link={link} files={{ read: readSegmentFile }} />
    </ThemeProvider>,
  );
  return { link, user: userEvent.setup() };
}
async function enter(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}
function fact(name: string): string {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent!;
}
const results = () => within(screen.getByRole('region', { name: 'Result' }));

beforeEach(() => sessionStorage.clear());

test('the example fills the segment and shows a result', async () => {
  const { user } = open(athleteState(anna));
  await user.click(screen.getByRole('button', { name: 'Try an example' }));
  expect(screen.getByLabelText('Length')).toHaveValue('13.8');
  expect(fact('Power')).toMatch(/^\d{3} W$/);
  expect(screen.queryByRole('button', { name: 'Try an example' })).not.toBeInTheDocument();
});

test('a typed segment shows the numbers of the models', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', '13,8');
  await user.click(screen.getByRole('radio', { name: 'Gradient' }));
  await enter(user, 'Average gradient', '8,1');
  await enter(user, 'Record time', '55:00');
  const record = segmentRecord({
    athlete: resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 280 } }),
    distanceM: 13800,
    slope: 0.081,
    timeS: 3300,
    bike: 'road',
  }) as SegmentRecord;
  expect(fact('Power')).toBe(`${Math.round(record.powerW)} W`);
  expect(fact('Power per kg')).toBe(`${record.wattsPerKg.toFixed(2)} W/kg`);
  expect(fact('VAM')).toBe(`${Math.round(record.vamMh!)} m/h`);
  expect(record.verdict!.level).toBe('beyond');
  expect(results().getByText(/^Not possible today\./)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Power-duration curve/ })).toBeInTheDocument();
  expect(results().getAllByText('Your profile').length).toBeGreaterThan(0);
});

test('the same segment in miles and feet has the same power', async () => {
  const { user } = open({
    ...athleteState({ ...anna, units: { distance: 'mi', mass: 'lb', temperature: 'F' } }),
  });
  await enter(user, 'Length', '8.57');
  await enter(user, 'Height gain', '3668');
  await enter(user, 'Record time', '58:00');
  expect(screen.getByLabelText('Weight')).toHaveValue('151');
  expect(screen.getByLabelText('Height')).toHaveValue('5 ft 9 in');
  const record = segmentRecord({
    athlete: resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 280 } }),
    distanceM: 13792,
    gainM: 1118,
    timeS: 3480,
    bike: 'road',
  }) as SegmentRecord;
  expect(fact('Power')).toBe(`${Math.round(record.powerW)} W`);
  expect(fact('Speed')).toBe(`${((record.speedMs * 3.6) / 1.609344).toFixed(1)} mph`);
  await enter(user, 'Length', '500');
  expect(screen.getByLabelText('Length')).toHaveAccessibleDescription(
    'Length must be between 0.03 mi and 186 mi.',
  );
});

test('a weight typed here counts for this page only, and the page says so', async () => {
  const { user } = open(athleteState(anna));
  expect(screen.getByLabelText('Weight')).toHaveValue('68.5');
  await enter(user, 'Length', '5');
  await enter(user, 'Height gain', '350');
  await enter(user, 'Record time', '18:00');
  const before = fact('Power');
  await enter(user, 'Weight', '80');
  expect(fact('Power')).not.toBe(before);
  await user.click(screen.getByRole('tab', { name: 'Assumptions' }));
  expect(results().getByRole('row', { name: /^Body mass 80 ± 1 kg Entered here/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to my profile' }));
  expect(fact('Power')).toBe(before);
});

test('invalid input shows one message at the field, keeps the text, and survives a reload', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', 'far');
  await enter(user, 'Record time', '1:99');
  expect(screen.getByLabelText('Length')).toHaveAccessibleDescription(
    'Length must be a number, such as 3.9 km.',
  );
  expect(screen.getByLabelText('Record time')).toHaveAccessibleDescription(/mm:ss or h:mm:ss, such as/);
  expect(screen.queryByText('Power', { selector: 'dt' })).not.toBeInTheDocument();
  document.body.innerHTML = '';
  open(athleteState(anna));
  expect(screen.getByLabelText('Length')).toHaveValue('far');
});

test('missing essentials are named, with a link to Settings and fields for this page', async () => {
  const { user, link } = open(athleteState({}));
  expect(screen.getByText(/Your profile has no height, weight or FTP\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'add them in Settings' }));
  expect(link.send).toHaveBeenCalledWith({ type: 'navigate', to: '/app/settings' });
  await enter(user, 'Length', '5');
  await enter(user, 'Height gain', '350');
  await enter(user, 'Record time', '18:00');
  expect(results().getByText('Weight is needed, such as 77 kg.')).toBeInTheDocument();
  await enter(user, 'Weight', '70');
  expect(fact('Power')).toMatch(/^\d+ W$/);
  expect(
    results().getByText('Enter FTP and weight to see whether this is within reach.'),
  ).toBeInTheDocument();
});

test('without the app it says that the rider is an example', () => {
  open({ kind: 'alone' });
  expect(screen.getByText(/figures are for an example rider/)).toBeInTheDocument();
  expect(screen.getByLabelText('FTP')).toHaveValue('250');
});

test('an impossible record time shows a doubt', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Length', '13.8');
  await enter(user, 'Height gain', '1100');
  await enter(user, 'Record time', '30:00');
  expect(results().getByText(/more than the best riders hold/)).toBeInTheDocument();
});

test('the climb of a ride becomes the segment, with the rider’s own time on it', async () => {
  const { user } = open(athleteState(anna));
  await enter(user, 'Record time', '12:00');
  await user.upload(screen.getByLabelText('Choose a GPX, TCX or FIT file'), fileOf(hillGpx(), 'hill.gpx'));
  expect(await screen.findByRole('radio', { name: /^Climb 1/ })).toBeChecked();
  const length = Number((screen.getByLabelText('Length') as HTMLInputElement).value);
  expect(Math.abs(length - 4)).toBeLessThan(0.15);
  const own = within(screen.getByRole('tabpanel', { name: 'Ridden in this file' }));
  const time = own.getByRole('rowheader').textContent!;
  const [minutes, seconds] = time.split(' ')[0]!.split(':').map(Number);
  expect(Math.abs(minutes! * 60 + seconds! - length * 200)).toBeLessThan(3);
  await enter(user, 'Length', '5');
  expect(screen.queryByRole('tabpanel', { name: 'Ridden in this file' })).not.toBeInTheDocument();
});

test('a broken file shows one message, and the segment stays', async () => {
  const { user } = open(athleteState(anna));
  const choose = screen.getByLabelText('Choose a GPX, TCX or FIT file');
  await user.upload(choose, fileOf(hillGpx(), 'hill.gpx'));
  await screen.findByRole('radio', { name: /^Climb 1/ });
  await user.upload(choose, fileOf('no ride', 'x.gpx'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not a GPX, TCX or FIT file.');
  expect(screen.getByRole('radio', { name: /^Climb 1/ })).toBeChecked();
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
    expect(screen.getByLabelText(/^Wind \(/)).toHaveValue('10');
    expect(fact('Power')).toMatch(/^\d{3} W$/);
  });

  test('a climb of a race has its road, and the time of its record is asked for', async () => {
    const latDeg = Array.from({ length: 400 }, (_, i) => 45 + i * 0.0001);
    const road = roadFrom({
      latDeg,
      lonDeg: latDeg.map(() => 6),
      elevationM: latDeg.map((_, i) => 1000 + i),
    });
    const { user } = open(athleteState(anna), {
      tool: 'kom-analysis',
      v: 1,
      name: 'Climb from km 2.0, The hill',
      lengthM: 4000,
      gainM: 280,
      road,
    });
    expect(
      await screen.findByText(
        'Filled in for you: Climb from km 2.0, The hill. Enter the time of its record.',
      ),
    ).toBeInTheDocument();
    await enter(user, 'Record time', '14:00');
    const record = segmentRecord({
      athlete: resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 280 } }),
      distanceM: 4000,
      gainM: 280,
      timeS: 840,
      bike: 'road',
      altitudeM: 1200,
    }) as SegmentRecord;
    expect(fact('Power')).toBe(`${Math.round(record.powerW)} W`);
    await enter(user, 'Length', '5');
    expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
  });

  test('what another tool is opened with changes nothing here', () => {
    open(athleteState(anna), { tool: 'race-analyzer', v: 1, massKg: 60 });
    expect(screen.getByLabelText('Weight')).toHaveValue('68.5');
  });

  test('the whole ride of a file is handed to the Race Analyzer, in a message that the app accepts', async () => {
    const { link, user } = open(athleteState(anna));
    await user.upload(screen.getByLabelText(/^Choose a GPX/), fileOf(hillGpx(), 'hill.gpx'));
    await user.click(await screen.findByRole('button', { name: 'Plan the whole ride' }));
    const [message] = link.send.mock.lastCall ?? [];
    expect(parseToShell(JSON.parse(JSON.stringify(message)))).toEqual(message);
    expect(message.start).toMatchObject({ tool: 'race-analyzer', name: 'The hill', bike: 'road' });
    expect(message.start.road.latDeg.length).toBeGreaterThan(790);
  });
});
