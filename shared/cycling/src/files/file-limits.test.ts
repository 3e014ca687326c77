import { tooLarge, tooManyPoints } from './file-limits.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a file is refused by its size alone', () => {
  expect(tooLarge(25_000_000)).toBeNull();
  expect(tooLarge(25_000_001)).toBe(
    'This file has 26 MB. Files of up to 25 MB can be read: export the route alone, without sensor data.',
  );
});

test.each(['<trkpt lat="1">', '<rtept lat="1">', '<Trackpoint>'])(
  '500 000 times %s are few enough, one more is not',
  (point) => {
    const most = point.repeat(500_000);
    expect(tooManyPoints(bytes(`<gpx><trk>${most}`))).toBeNull();
    expect(tooManyPoints(bytes(`<gpx><trk>${most}${point}`))).toMatch(/more than 500 000 points/);
  },
);

test('only points count, whatever a spoilt file is full of', () => {
  const few = '<trkpt'.repeat(500_000);
  expect(tooManyPoints(bytes(`${few}<trkp<<<rtep<Trackpoin<trkseg>`))).toBeNull();
  expect(tooManyPoints(bytes(`${few}<<<trkpt`))).toMatch(/more than 500 000 points/);
  expect(tooManyPoints(bytes(few + '<trkp'))).toBeNull();
});
