import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { copyPhotos } from './photos-on-disk.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

type Headers = { authorization: string };
type Member = Awaited<ReturnType<TestApp['createMember']>>;

const details = (headers: object, query = '') =>
  api.app.inject({ url: `/users/getUserDetails${query}`, headers: { ...headers } });

async function edit(
  headers: Headers,
  fields: Record<string, string>,
  photo?: { bytes: Buffer; name: string; type: string },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (photo)
    form.set('profileImg', new Blob([new Uint8Array(photo.bytes)], { type: photo.type }), photo.name);
  const request = new Request('http://test', { method: 'POST', body: form });
  return api.app.inject({
    method: 'PATCH',
    url: '/users/editProfile',
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe('access', () => {
  test.each([
    ['GET', '/users/getUserDetails'],
    ['PATCH', '/users/editProfile'],
    ['POST', '/users/onBoarding'],
    ['DELETE', '/users/deleteUser'],
    ['GET', '/users/export'],
    ['POST', '/auth/logout'],
    ['POST', '/tools/session'],
    ['GET', '/tools/athlete'],
    ['GET', '/plans'],
    ['POST', '/plans/plan'],
  ] as const)('%s %s answers 401 without a valid session', async (method, url) => {
    for (const authorization of [undefined, 'Bearer invented', 'Bearer undefined', 'Basic abc']) {
      const answer = await api.app.inject({ method, url, headers: authorization ? { authorization } : {} });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        message: expect.stringMatching(/\.$/),
        code: 'SESSION_INVALID',
        requestId: answer.headers['x-request-id'],
      });
    }
  });

  test("another member's id is 403, never 401 or 200", async () => {
    const [ada, bea] = [await api.createMember(), await api.createMember()];
    for (const id of [bea.userId, 'x', "' or 1=1"]) {
      const answer = await details(ada.headers, `?id=${encodeURIComponent(id)}`);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
    }
    const own = await details(ada.headers, `?id=${ada.userId}`);
    expect(own.json().data).toMatchObject({
      _id: ada.userId,
      email: ada.email,
      isPremium: false,
      isOnboarded: false,
    });
    expect(own.headers['cache-control']).toBe('no-store');
  });
});

test('staff are whom the settings name, by address or by domain; nobody else', async () => {
  const own = await openTestApp({ STAFF: '@staff.example, one@partner.example' });
  const isStaff = async (email: string) => {
    const { headers } = await own.createMember({ email });
    return (await own.app.inject({ url: '/users/getUserDetails', headers })).json().data.isStaff;
  };
  expect(await isStaff('ada@staff.example')).toBe(true);
  expect(await isStaff('one@partner.example')).toBe(true);
  expect(await isStaff('two@partner.example')).toBeUndefined();
  expect(await isStaff('ada@notstaff.example')).toBeUndefined();
  await own.close();
});

describe('the profile', () => {
  test('groups are merged: absent fields stay', async () => {
    const { headers } = await api.createMember();
    await edit(headers, {
      bodyMatrix: '{"height":"172","weight":61.5}',
      feedingData: '{"cho_tolerance":"90"}',
    });
    const answer = await edit(headers, {
      name: 'Ada L.',
      bodyMatrix: '{"weight":"62,0","bodyFat":""}',
      powerMatrix: '{"ftp":250,"eight_min_power":280,"surprise":1}',
      feedingData: '{"favoriteGel":25}',
    });
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Profile updated successfully.']);
    const { data } = (await details(headers)).json();
    expect(data).toMatchObject({
      name: 'Ada L.',
      bodyMatrix: { height: 172, weight: 62, muscleMass: null, bodyFat: null },
      powerMatrix: { ftp: 250, min8Power: 280 },
      feedingData: { choTolerance: 90, favoriteGel: '25' },
    });
    expect(data.powerMatrix).not.toHaveProperty('surprise');
  });

  test('units are metric until they are chosen, each on its own', async () => {
    const { headers } = await api.createMember();
    expect((await details(headers)).json().data.units).toEqual({
      distance: 'km',
      mass: 'kg',
      temperature: 'C',
    });
    await edit(headers, { bodyMatrix: '{"weight":60}' });
    await edit(headers, { units: '{"distance":"mi"}' });
    const answer = await edit(headers, { units: '{"mass":"lb"}' });
    expect(answer.json().data).toMatchObject({
      name: 'Ada Rider',
      units: { distance: 'mi', mass: 'lb', temperature: 'C' },
      bodyMatrix: { weight: 60 },
    });
  });

  test('parallel edits of different groups are both kept', async () => {
    const { headers } = await api.createMember();
    const groups = {
      bodyMatrix: '{"weight":60}',
      powerMatrix: '{"ftp":240}',
      bikeData: '{"weightTtBike":8}',
    };
    await Promise.all(Object.entries(groups).map(([name, json]) => edit(headers, { [name]: json })));
    expect((await details(headers)).json().data).toMatchObject({
      bodyMatrix: { weight: 60 },
      powerMatrix: { ftp: 240 },
      bikeData: { weightTtBike: 8 },
    });
  });

  test.each([
    [{ powerMatrix: '{"ftp":-1}' }, 'powerMatrix.ftp', 'Value must be a positive.'],
    [{ powerMatrix: '{"ftp":5000}' }, 'powerMatrix.ftp', 'FTP can be at most 700 W.'],
    [{ powerMatrix: '{"ftp":"fast"}' }, 'powerMatrix.ftp', 'FTP must be a number.'],
    [{ powerMatrix: '{"ftp":1e308}' }, 'powerMatrix.ftp', 'FTP can be at most 700 W.'],
    [
      { feedingData: '{"favoriteGel":{"length":{"toString":1}}}' },
      'feedingData.favoriteGel',
      'Favourite gel must be a text.',
    ],
    [
      { feedingData: '{"favoriteGel":"\\u0000"}' },
      'feedingData.favoriteGel',
      'Favourite gel contains a character that cannot be stored.',
    ],
    [
      { feedingData: '{"gel2":"\\ud800"}' },
      'feedingData.gel2',
      'Second gel contains a character that cannot be stored.',
    ],
    [{ name: 'x'.repeat(121) }, 'name', 'Name is too long: at most 120 characters.'],
    [{ name: 'a\0b' }, 'name', 'Name contains a character that cannot be stored.'],
    [{ powerMatrix: '{"ftp":' }, 'powerMatrix', 'Power Matrix is not valid JSON.'],
    [{ units: '{"mass":"stone"}' }, 'units', 'Please choose km or mi, kg or lb, and C or F.'],
    [{ units: '{' }, 'units', 'Units is not valid JSON.'],
    [{ bodyMatrix: '[1]' }, 'bodyMatrix', 'The group "bodyMatrix" must be a JSON object.'],
    [{ email: 'other@example.org' }, 'email', 'The email address cannot be changed.'],
    [{ password: 'sneaky-new-1' }, 'password', 'To change your password, please enter your current one too.'],
  ])('rejects %j naming the field, and changes nothing', async (fields, field, message) => {
    const { headers } = await api.createMember();
    const answer = await edit(headers, { name: 'Changed', ...(fields as Record<string, string>) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', message, errors: { [field]: message } });
    expect((await details(headers)).json().data.name).toBe('Ada Rider');
  });

  test('an unknown field is neither read nor named', async () => {
    const { headers } = await api.createMember();
    const answer = await edit(headers, { name: 'Changed', 'click here': 'x'.repeat(20_000) });
    expect([answer.statusCode, answer.json().data.name]).toEqual([200, 'Changed']);
  });

  test('a mask is not a password, the own address is no change, __proto__ is harmless', async () => {
    const { headers, email, userId } = await api.createMember();
    for (const password of ['', '********', '••••••'])
      expect((await edit(headers, { email: email.toUpperCase(), password })).statusCode).toBe(200);
    const user = await api.context.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toBe('none');
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect((await edit(headers, { bodyMatrix: `{"${name}":{"polluted":1},"weight":60}` })).statusCode).toBe(
        200,
      );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('records of the old system are read when a group has no value, and never override one', async () => {
    const { headers, userId } = await api.createMember();
    const legacy = {
      height: '180',
      weight: 75,
      bikeWeight: 7.5,
      abilitiesData: { fcMax: 190, ftp: 260, peakPower3s: 900 },
    };
    await api.context.db
      .updateTable('users')
      .set({ profile: JSON.stringify({ ...legacy, bodyMatrix: { weight: 70, height: null } }) })
      .where('id', '=', userId)
      .execute();
    expect((await details(headers)).json().data).toMatchObject({
      bodyMatrix: { height: null, weight: 70 },
      bikeData: { weightRoadBike: 7.5 },
      heartRateMatrix: { maxHr: 190, thresholdHr: null },
      powerMatrix: { ftp: 260, peak3sPower: 900 },
    });
  });

  test('onboarding stores the first figures and is completed', async () => {
    const { headers } = await api.createMember();
    const post = (payload: object) =>
      api.app.inject({ method: 'POST', url: '/users/onBoarding', headers, payload });
    const refused = await post({ bodyMatrix: { weight: -3 } });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Value must be a positive.']);
    const answer = await post({ bodyMatrix: { height: '171', weight: 60 }, hobby: 'none' });
    expect(answer.json().data).toMatchObject({ isOnboarded: true, bodyMatrix: { height: 171, weight: 60 } });
    const empty = await api.app.inject({
      method: 'POST',
      url: '/users/onBoarding',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(empty.json().data.bodyMatrix.weight).toBe(60);
  });
});

/** A 1-bit PNG, all black: its file size says nothing about the memory that it needs. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the photo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#337755' } });
  const upload = ({ headers }: Member, bytes: Buffer, name = 'me.jpg', type = 'image/jpeg') =>
    edit(headers, {}, { bytes, name, type });

  test('is re-encoded: 512 px WebP without metadata, served with long cache', async () => {
    const member = await api.createMember();
    const jpeg = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'canary-owner' }, IFD3: { GPSLatitude: '41/1 1/1 1/1' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('canary-owner')).toBe(true);
    const { profileUrl } = (await upload(member, jpeg)).json().data;
    expect(profileUrl).toMatch(/^http:\/\/localhost:4000\/uploads\/[0-9a-f-]{36}\.webp$/);
    const served = await api.app.inject(new URL(profileUrl).pathname);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height, format, exif } = await sharp(served.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 512,
      height: 512,
      format: 'webp',
      exif: undefined,
    });
    await upload(member, await picture(300, 300).png().toBuffer(), 'me.png', 'image/png');
    expect((await api.app.inject(new URL(profileUrl).pathname)).statusCode).toBe(404);
    const left = await api.context.db.selectFrom('photos').select('key').execute();
    expect(left).toHaveLength(1);
    expect((await readdir(tmpdir())).filter((file) => file.endsWith('.upload'))).toEqual([]);
  });

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      'Please choose a photo in JPEG, PNG or WebP format.',
    ],
    ['a page called .png', Buffer.from('<html>'), 400, 'Please choose a photo in JPEG, PNG or WebP format.'],
    [
      'half a JPEG',
      Buffer.from('ffd8ffe000104a464946', 'hex'),
      400,
      'This photo could not be read. Please try another one.',
    ],
    [
      '6 MB',
      Buffer.alloc(6 * 1024 * 1024, 1),
      413,
      'This photo is too large: please choose one of at most 5 MB.',
    ],
  ])('%s is rejected with one sentence', async (_what, bytes, status, message) => {
    const answer = await upload(await api.createMember(), bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });

  test('a picture of 400 megapixels in 50 kB is rejected immediately, in little memory', async () => {
    const before = process.memoryUsage().rss;
    const bomb = blankPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await upload(await api.createMember(), bomb, 'me.png', 'image/png');
    expect([answer.statusCode, answer.json().errors.profileImg]).toEqual([
      400,
      'This photo is too large: please choose one of at most 40 megapixels.',
    ]);
    // Decoded, it would take at least 400 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('data appended to a picture is left out', async () => {
    const png = await picture(64, 64).png().toBuffer();
    const both = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const { profileUrl } = (await upload(await api.createMember(), both, 'me.html', 'text/html')).json().data;
    const served = await api.app.inject(new URL(profileUrl).pathname);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]{36}\.webp"$/),
      'x-content-type-options': 'nosniff',
    });
    expect(served.rawPayload.includes('<script>')).toBe(false);
  });

  test.each([
    [
      'cut off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA',
      400,
    ],
    ['without a boundary', 'multipart/form-data', '--x--', 400],
  ])('a form %s is rejected with one sentence, and changes nothing', async (_what, type, payload, status) => {
    const { headers } = await api.createMember();
    const answer = await api.app.inject({
      method: 'PATCH',
      url: '/users/editProfile',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(/^[A-Z].*\.$/),
    ]);
    expect((await details(headers)).json().data.name).toBe('Ada Rider');
  });

  test('every replica serves it', async () => {
    const replica = await api.openReplica();
    const jpeg = await picture(64, 64).jpeg().toBuffer();
    const { profileUrl } = (await upload(await api.createMember(), jpeg)).json().data;
    expect((await replica.app.inject(new URL(profileUrl).pathname)).statusCode).toBe(200);
  });

  test('it is in the export', async () => {
    const member = await api.createMember();
    const { profileUrl } = (await upload(member, await picture(64, 64).jpeg().toBuffer())).json().data;
    const served = await api.app.inject(new URL(profileUrl).pathname);
    const { data } = (await api.app.inject({ url: '/users/export', headers: member.headers })).json();
    expect(data.photos).toMatchObject([{ webp: served.rawPayload.toString('base64') }]);
  });

  test('photos that an earlier version left on the disk are copied, and their files deleted later', async () => {
    const { config, db } = api.context;
    const member = await api.createMember();
    const [key, nobodys] = [
      '5e1f5e1f-0000-4000-8000-000000000001',
      '5e1f5e1f-0000-4000-8000-000000000002',
    ] as const;
    const webp = await picture(8, 8).webp().toBuffer();
    const folder = join(config.DATA_DIR, 'uploads');
    await mkdir(folder, { recursive: true });
    for (const name of [key, nobodys]) await writeFile(join(folder, `${name}.webp`), webp);
    await db.updateTable('users').set({ photo_key: key }).where('id', '=', member.userId).execute();
    await copyPhotos(api.context, false);
    expect(await readdir(folder)).toHaveLength(2);
    await copyPhotos(api.context, true);
    expect(await readdir(config.DATA_DIR)).toEqual([]);
    expect((await api.app.inject(`/uploads/${key}.webp`)).rawPayload).toEqual(webp);
    expect((await api.app.inject(`/uploads/${nobodys}.webp`)).statusCode).toBe(404);
  });

  test('no other file is served', async () => {
    for (const path of [
      '/uploads/..%2fpostgres%2fpassword',
      '/uploads/x.webp',
      '/uploads/%2e%2e',
      `/uploads/${'-'.repeat(36)}.webp`,
    ])
      expect((await api.app.inject(path)).statusCode).toBe(404);
  });
});

describe('deletion of the account', () => {
  test('deletes the session, the account and the photo, and sends a mail', async () => {
    const member = await api.createMember({ premium: true });
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { profileUrl } = (
      await edit(member.headers, {}, { bytes: png, name: 'a.png', type: 'image/png' })
    ).json().data;
    const answer = await api.app.inject({
      method: 'DELETE',
      url: '/users/deleteUser',
      headers: { ...member.headers, 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Account Deleted Successfully']);
    expect((await details(member.headers)).statusCode).toBe(401);
    await api.context.outbox.runDue();
    expect((await api.app.inject(new URL(profileUrl).pathname)).statusCode).toBe(404);
    expect(api.smtp.mails.filter((mail) => mail.to === member.email).map((mail) => mail.subject)).toEqual([
      'Your Breakaway account was deleted',
    ]);
    const left = await api.context.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', member.userId)
      .execute();
    expect(left).toEqual([]);
  });
});
