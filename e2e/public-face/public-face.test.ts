import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { facesOf, kitIn, kits, recordedFace, type Kit } from './face.ts';
import { explained, record, verdictOn, versionAfter } from './version-rule.ts';

jest.setTimeout(60_000);

test('what remotes can use is recorded, under a version that fits what has changed', () => {
  const problems = [...facesOf(kits())].map(([kit, face]) => explained(verdictOn(kit, face)));
  expect(problems.join('')).toBe('');
});

describe('a kit that changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'faces-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const before = `
    export type Tone = 'calm' | 'loud';
    export interface Member { name: string; nick?: string; friends: Member[] }
    export const api = { member: (id: string): Promise<Member> => Promise.reject(id), greet(text: string) {} };
    export function show(props: { tone: Tone; wide?: boolean }): void {}
    export const limit = 3 as number;
  `;

  function kit(name: string, source: string): Kit {
    const dir = join(root, name);
    const files = {
      'package.json': JSON.stringify({ name: 'kit', version: '1.4.0', exports: { '.': './index.ts' } }),
      'index.ts': source,
      'CHANGELOG.md': '# Changelog\n\n## 1.4.0\n\n- Added: everything.\n',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    }
    return kitIn(dir);
  }

  const variants: [string, needs: string, why: RegExp, from: string, to: string][] = [
    [
      'an export is removed',
      '2.0.0',
      /Breaking: kit: const limit is gone/,
      'export const limit',
      'const limit',
    ],
    [
      'an exported type is removed',
      '2.0.0',
      /Breaking: kit: type Tone is gone/,
      'export type Tone',
      'type Tone',
    ],
    [
      'a field is renamed',
      '2.0.0',
      /const api has no \.member\(\)\.name any more/,
      'name: string',
      'title: string',
    ],
    ['an optional field is removed', '2.0.0', /has no \.member\(\)\.nick any more/, ' nick?: string;', ''],
    ['a field may be missing', '2.0.0', /const api does not fit/, 'name: string', 'name?: string'],
    ['a field has another type', '2.0.0', /const api does not fit/, 'name: string', 'name: number'],
    ['a parameter must be given', '2.0.0', /const show does not fit/, 'wide?: boolean', 'wide: boolean'],
    [
      'a method needs more',
      '2.0.0',
      /const api does not fit/,
      'greet(text: string)',
      'greet(text: string, at: Date)',
    ],
    ['an optional parameter is removed', '2.0.0', /has no \(parameter 1\)\.wide/, '; wide?: boolean', ''],
    ['a choice is taken away', '2.0.0', /const show does not fit/, " | 'loud'", ''],
    [
      'an optional parameter is new',
      '1.5.0',
      /Added: kit: const show has \(parameter 1\)\.tall/,
      'wide?',
      'tall?: boolean; wide?',
    ],
    ['a field is new', '1.5.0', /Added: kit: const api has \.member\(\)\.age/, 'nick?', 'age: number; nick?'],
    ['a choice is new', '1.5.0', /Added: kit: const show can do more/, "'calm'", "'calm' | 'warm'"],
    [
      'an export is new',
      '1.5.0',
      /Added: kit: const more is new/,
      'export type Tone',
      'export const more = 1; export type Tone',
    ],
  ];
  const same: [string, from: string, to: string][] = [
    ['nothing changes', '', ''],
    ['a name inside changes', 'id: string', 'key: string'],
    ['the order changes', "'calm' | 'loud'", "'loud' | 'calm'"],
  ];
  let faces: Map<string, [Kit, string]>;
  beforeAll(() => {
    const changed = [...variants.map(([name, , , from, to]) => [name, from, to] as const), ...same];
    const all = changed.map(([name, from, to]) => kit(name, before.replace(from, to)));
    const original = kit('before', before);
    const texts = facesOf([original, ...all], root);
    for (const each of all) record(each, texts.get(original)!);
    faces = new Map(all.map((each, index) => [changed[index]![0], [each, texts.get(each)!]]));
  });

  test.each(variants)('%s: it needs %s', (name, needs, why) => {
    const [changed, face] = faces.get(name)!;
    const verdict = verdictOn(changed, face);
    expect(versionAfter('1.4.0', verdict.changes)).toBe(needs);
    expect(explained(verdict)).toMatch(why);
    expect(explained(verdict)).toContain(`must be at least ${needs}; it is 1.4.0`);
  });

  test.each(same)('%s: it needs nothing', (name) => {
    const [changed, face] = faces.get(name)!;
    expect(explained(verdictOn(changed, face))).toBe('');
  });

  test('the new version needs an entry in the changelog, and then a new record', () => {
    const [old, face] = faces.get('a field is renamed')!;
    const next = { ...old, version: '2.0.0' };
    const demands = () => verdictOn(next, face).demands.join();
    expect(demands()).toMatch(/no entry "## 2\.0\.0"/);
    writeFileSync(join(next.dir, 'CHANGELOG.md'), '## 2.0.0\n\n- Added: title.\n');
    expect(demands()).toMatch(/Breaking/);
    writeFileSync(join(next.dir, 'CHANGELOG.md'), '## 2.0.0\n\n- Breaking: name is title.\n');
    expect(demands()).toBe('');
    expect(explained(verdictOn(next, face))).toMatch(/public-face/);
    record(next, face);
    expect(recordedFace(next)).toEqual({ version: '2.0.0', face });
    expect(explained(verdictOn(next, face))).toBe('');
  });
});
