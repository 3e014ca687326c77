import { crc16, fitTimeS, semicircles } from '../../src/exports/fit-encoder.ts';
import type { Case, Chapter } from '../case.ts';

const exact = (title: string, inputs: string, published: number, unit: string, ours: () => number): Case => ({
  title,
  inputs,
  published,
  tolerance: 0,
  unit,
  digits: 0,
  ours,
});

export const exportedFiles: Chapter = {
  subject: 'Exported files',
  about:
    'Checksums and units of the FIT files that we write. The tests read each format back with other parsers.',
  groups: [
    {
      title: 'Checksums of FIT',
      source:
        'catalogue of parametrised CRC algorithms by G. Cook (CRC-16/ARC); header of a Garmin workout in the FIT SDK forum, thread 323237',
      basis: 'definition',
      tolerance: 'none',
      cases: [
        exact('Check value of CRC-16/ARC', 'the text 123456789', 0xbb3d, '', () =>
          crc16(new TextEncoder().encode('123456789')),
        ),
        exact('CRC of a header', '0E 10 4D 08 CE 03 00 00 2E 46 49 54', 0xb729, '', () =>
          crc16(Uint8Array.of(0x0e, 0x10, 0x4d, 0x08, 0xce, 0x03, 0, 0, 0x2e, 0x46, 0x49, 0x54)),
        ),
      ],
    },
    {
      title: 'Units of FIT',
      source: 'FIT protocol: semicircles of 2³¹ to 180°, seconds from 31 December 1989',
      basis: 'definition',
      tolerance: 'none',
      cases: [
        exact('45° as semicircles', '', 2 ** 29, '', () => semicircles(45)),
        exact('-180° as semicircles', '', -(2 ** 31), '', () => semicircles(-180)),
        exact('A minute into the first day', '1989-12-31 00:01 UTC', 60, 's', () =>
          fitTimeS(Date.UTC(1989, 11, 31, 0, 1)),
        ),
      ],
    },
  ],
};
