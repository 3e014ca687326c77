import { pointOf, readClock, readDirection, readWeather } from './index.ts';

const METRIC = { wind: 'km/h', temperature: 'C' } as const;

/** The hours of a text in short: time, km/h, degrees, C, %. */
function hours(text: string, units: Parameters<typeof readWeather>[1] = METRIC) {
  const read = readWeather(text, units);
  if (!read.ok) return read.message;
  return read.hours.map(({ time, windKmh, fromDeg, temperatureC, humidityPercent }) =>
    [time, round(windKmh), fromDeg, round(temperatureC), humidityPercent]
      .map((value) => value ?? '-')
      .join(' '),
  );
}
const round = (value: number | null) => value && Math.round(10 * value) / 10;

const SPREADSHEET =
  'Time\tTemperature (°C)\tWind (m/s)\tDirection\n08:00\t14,5\t3,5\tSW\n09:00\t16\t4\tWSW\n';
const MILES = 'Hour;Wind speed [mph];Wind gust [mph];Wind dir;Temp °F\n8 am;10;22;NNW;59\n12 pm;12.5;25;N;68';
const COMMAS = '08:00, 12, SW, 18\n09:00, 14.5, 230, 19';
const FORECAST_PAGE =
  'Local forecast, Saturday\n8 am  14 °C  Cloudy  12 km/h  SW ↗  65 %\n9 am  15 °C  Sunny  14 km/h  W →  60 %';
const ACROSS =
  'Hour\t07\t08\t09\nSymbol\tsun\tsun\train\nTemp °C\t12\t13\t15\nWind kn\t8\t10\t12\nDir.\t180°\t190°\tS\nGusts kn\t20\t20\t20';

test.each([
  ['a spreadsheet with decimal commas', SPREADSHEET, ['08:00 12.6 225 14.5 -', '09:00 14.4 247.5 16 -']],
  ['miles, Fahrenheit, gusts and half days', MILES, ['08:00 16.1 337.5 15 -', '12:00 20.1 0 20 -']],
  ['commas', COMMAS, ['08:00 12 225 18 -', '09:00 14.5 230 19 -']],
  ['a page of a forecast', FORECAST_PAGE, ['08:00 12 225 14 65', '09:00 14 270 15 60']],
  ['hours side by side', ACROSS, ['07:00 14.8 180 12 -', '08:00 18.5 190 13 -', '09:00 22.2 180 15 -']],
  ['spaces and decimal commas', '8 12,5 SW 18,2\n9 13 W 19', ['08:00 12.5 225 18.2 -', '09:00 13 270 19 -']],
  ['only a wind', '08:00 12 SW\n09:00 0 -', ['08:00 12 225 - -', '09:00 0 - - -']],
  ['Beaufort', '08:00 4 Bft W 12 °C', ['08:00 24.1 270 12 -']],
  ['frost', '06:00 5 E −3\n07:00 6 E -2,5', ['06:00 5 90 -3 -', '07:00 6 90 -2.5 -']],
  ['lines without anything are nothing', '08:00;;;\n\n09:00;5;N;10', ['09:00 5 0 10 -']],
])('%s', (_, text, expected) => {
  expect(hours(text)).toEqual(expected);
});

test('what names no unit has those of the member', () => {
  expect(hours('08:00 10 W 68', { wind: 'mph', temperature: 'F' })).toEqual(['08:00 16.1 270 20 -']);
  expect(hours('08:00 10 km/h W 20 °C', { wind: 'mph', temperature: 'F' })).toEqual(['08:00 10 270 20 -']);
});

test.each(['temp_f', 'temperature_F', 'temp (°F)', 'Temp F'])('%s is Fahrenheit', (name) => {
  expect(hours(`time,${name},wind_mph,wind_dir\n08:00,68,10,W`)).toEqual(['08:00 16.1 270 20 -']);
});
test.each(['temp_c', 'temperature_2m', 'temp_felt_f,temp'])('%s is Celsius', (name) => {
  const cells = name.split(',').map(() => 20);
  expect(hours(`time,${name},wind_kn,wind_dir\n08:00,${cells},10,W`)).toEqual(['08:00 18.5 270 20 -']);
});

test.each([
  [
    '08:00 12 SW 18\n09:00 14 XX 19',
    'Line 2, "09:00 14 XX 19": "XX" is no direction. Write N, NNE or degrees.',
  ],
  [
    '08:00 12 18',
    /^Line 1, "08:00 12 18": write the hour, the wind, where it comes from and the temperature/,
  ],
  [
    '08:00 12 SW 18\nlater 14 W 19',
    'Line 2, "later 14 W 19": it does not begin with an hour, such as 08:00.',
  ],
  ['Time;Wind;From\n08:00;300;W', 'Line 2, "08:00;300;W": a wind is from 0 to 140 km/h.'],
  ['Time;Wind\n08:00;12', 'Line 2, "08:00;12": the wind needs where it comes from: N, NNE or degrees.'],
  ['Time;Temp\n08:00;warm', 'Line 2, "08:00;warm": "warm" is no number for the temperature.'],
  ['Time;Temp\n25:00;12', 'Line 2, "25:00;12": "25:00" is no time, such as 08:00.'],
  ['Sunny all day', 'No line begins with an hour, such as 08:00.'],
  ['', 'No line begins with an hour, such as 08:00.'],
  ['Time;Temp\n2026-06-21 08:00;12\n2026-06-21 08:00;13', '2026-06-21 08:00 is there twice.'],
  ['2026-02-31 08:00;12;SW;18', 'Line 1, "2026-02-31 08:00;12;SW;18": there is no such day.'],
  [
    '2026-02-31 08:00 12 SW 18\n2026-03-01 08:00 12 SW 18',
    'Line 1, "2026-02-31 08:00 12 SW 18": there is no such day.',
  ],
  ['Date,Time,Temp\n31.06.2026,08:00,12', 'Line 2, "31.06.2026,08:00,12": there is no such day.'],
  [
    '05/06/2026 08:00 12 SW 18',
    'Line 1, "05/06/2026 08:00 12 SW 18": write its day as 2026-11-28, year first.',
  ],
  ['28/11 08:00 12 SW 18', 'Line 1, "28/11 08:00 12 SW 18": write its day as 2026-11-28, year first.'],
  [
    'Temp,Date,Time\n12,05/06/2026,08:00',
    'Line 2, "12,05/06/2026,08:00": write its day as 2026-11-28, year first.',
  ],
  ['31/06/2026 08:00 12 SW 18', 'Line 1, "31/06/2026 08:00 12 SW 18": there is no such day.'],
  ['{"hourly": {"time": ["2026-02-31T08:00"]}}', '"2026-02-31T08:00": there is no such day.'],
  ['{"daily": {}}', 'This JSON is no forecast by the hour as Open-Meteo gives it.'],
  ['{"hourly": ', 'This JSON is no forecast by the hour as Open-Meteo gives it.'],
])('%j is refused in one sentence', (text, message) => {
  const said = hours(text);
  if (typeof message === 'string') expect(said).toBe(message);
  else expect(said).toMatch(message);
});

/** As https://open-meteo.com/en/docs shows it, with figures of our own. */
const OPEN_METEO = {
  latitude: 44.06,
  longitude: 5.04,
  utc_offset_seconds: 7200,
  timezone: 'Europe/Paris',
  hourly_units: {
    time: 'iso8601',
    temperature_2m: '°C',
    relative_humidity_2m: '%',
    wind_speed_10m: 'm/s',
    wind_direction_10m: '°',
  },
  hourly: {
    time: ['2026-06-21T07:00', '2026-06-21T08:00', '2026-06-21T09:00'],
    temperature_2m: [17.2, 18.9, null],
    relative_humidity_2m: [70, 64, null],
    wind_speed_10m: [2.5, 3, null],
    wind_direction_10m: [310, 320, null],
  },
};

test('JSON of Open-Meteo, with its units and its zone', () => {
  expect(hours(JSON.stringify(OPEN_METEO))).toEqual(['07:00 9 310 17.2 70', '08:00 10.8 320 18.9 64']);
  const read = readWeather(JSON.stringify(OPEN_METEO), METRIC);
  expect(read.ok && read.hours[0]?.atMs).toBe(Date.UTC(2026, 5, 21, 5));
  const seconds = { ...OPEN_METEO.hourly, time: [Date.UTC(2026, 5, 21, 5) / 1000] };
  expect(readWeather(JSON.stringify([{ ...OPEN_METEO, hourly: seconds }]), METRIC)).toMatchObject({
    hours: [{ time: '07:00', atMs: Date.UTC(2026, 5, 21, 5) }],
  });
});

test('CSV of Open-Meteo, where the zone stands above the table', () => {
  const csv = [
    'latitude,longitude,elevation,utc_offset_seconds,timezone,timezone_abbreviation',
    '44.06,5.04,110.0,0,GMT,GMT',
    '',
    'time,temperature_2m (°C),relative_humidity_2m (%),wind_speed_10m (km/h),wind_direction_10m (°)',
    '2026-06-21T06:00,17.2,70,9.0,310',
    '2026-06-21T07:00,18.9,64,10.8,320',
  ].join('\n');
  expect(hours(csv)).toEqual(['06:00 9 310 17.2 70', '07:00 10.8 320 18.9 64']);
  const read = readWeather(csv, METRIC);
  expect(read.ok && read.hours[0]?.atMs).toBe(Date.UTC(2026, 5, 21, 6));
});

test.each([
  ['8', '08:00', null],
  ['8 am', '08:00', null],
  ['12 am', '00:00', null],
  ['1:30 p.m.', '13:30', null],
  ['8h30', '08:30', null],
  ['0800', '08:00', null],
  ['21.06.2026 8:00', '08:00', '2026-06-21'],
  ['28/11/2026 8:00', '08:00', '2026-11-28'],
  ['11/28/2026 8:00', '08:00', '2026-11-28'],
  ['11/11/2026 8:00', '08:00', '2026-11-11'],
  ['2026-06-21T24:00', '00:00', '2026-06-22'],
])('%j is a time', (text, time, date) => {
  expect(readClock(text)).toMatchObject({ time, date, atMs: null });
});
test.each([
  '',
  'eight',
  '8:75',
  '13 pm',
  '800000',
  '2026-02-40T08:00',
  '2026-02-31T08:00',
  '29.02.2026 8:00',
])('%j is none', (text) => {
  expect(readClock(text)).toBeNull();
});
test('a time with its zone is an instant', () => {
  expect(readClock('2026-06-21T08:00+02:00')?.atMs).toBe(Date.UTC(2026, 5, 21, 6));
  expect(readClock('2026-06-21 08:00 UTC')?.atMs).toBe(Date.UTC(2026, 5, 21, 8));
});

test.each([
  ['SSW', 202.5],
  ['west-north-west', 292.5],
  ['from north', 0],
  ['360°', 0],
  ['↗ 225', 225],
  ['O', null],
  ['400', null],
])('the direction %j is %p', (text, deg) => {
  expect(readDirection(text)).toBe(deg);
});
test('points of the compass', () => {
  expect([0, 359, 45, 200, -90].map(pointOf)).toEqual(['N', 'N', 'NE', 'SSW', 'W']);
});

test.each([
  ['Fri', '2026-11-27'],
  ['Saturday,', '2026-11-28'],
  ['sun.', '2026-11-29'],
  ['Thurs', '2026-12-03'],
  ['Sat 2026-12-05', '2026-12-05'],
])('%s is the next such day', (day, date) => {
  expect(readClock(`${day} 08:00`, '2026-11-27')).toMatchObject({ time: '08:00', date });
  expect(readClock('Sunny 08:00')?.date).toBeNull();
});

test('names of days part a forecast into its days', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27, 12));
  const read = readWeather('Sat 10:00 30 N 12\nSun 15:00 34 S 21', METRIC);
  expect(read.ok && read.hours.map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-28 10:00',
    '2026-11-29 15:00',
  ]);
  now.mockRestore();
});
