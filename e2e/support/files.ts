import { crc32, deflateSync } from 'node:zlib';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small picture of one colour. */
export function photo(size = 64, [red, green, blue] = [220, 60, 30]): UploadedFile {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: size }, () => [red!, green!, blue!]).flat()]);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'me.png', mimeType: 'image/png', buffer };
}

/** A generated route: 6 km rolling, then 4 km at about 7 %. */
export function hillyRoute(): UploadedFile {
  const points: string[] = [];
  for (let metres = 0; metres <= 10_000; metres += 50) {
    const latitude = 44 + metres / 111_195;
    const climbed = Math.max(0, metres - 6000) * 0.07;
    const height = 250 + 8 * Math.sin(metres / 700) + climbed;
    points.push(`<trkpt lat="${latitude.toFixed(6)}" lon="5.000000"><ele>${height.toFixed(1)}</ele></trkpt>`);
  }
  const gpx = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Breakaway" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Hill of our own</name><trkseg>
${points.join('\n')}
</trkseg></trk></gpx>`;
  return { name: 'own-hill.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) };
}
