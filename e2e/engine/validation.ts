import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPage, holds } from '@breakaway/cycling/validation';
import { findChromium, root } from 'stack';
import { launch } from '../bench/page-load.ts';
import { different, inBrowser, inNode, lastBits } from './published-figures.ts';

/** `npm run validation`: computes every published case in Node and in Chromium and writes docs/validation.md. */
const chromium = findChromium(console.log);
if (chromium) process.env.CHROMIUM_PATH = chromium;

const outcomes = await inNode();
const browser = await launch();
const seen = await inBrowser(await browser.newPage());
const unlike = different(outcomes, seen);
const bits = lastBits(outcomes, seen);
const version = browser.version();
await browser.close();

const engines = `Chromium ${version.split('.')[0]} (the browser's bundle) and Node ${process.versions.node.split('.')[0]}`;
const close =
  bits.count === 0
    ? 'to the last bit.'
    : `${outcomes.length - bits.count} to the last bit, the other ${bits.count} to ${Math.floor(-Math.log10(bits.largest))} digits, since the language leaves the last bit of exp, log and sine to its engine.`;
const same =
  unlike.length === 0
    ? `Computed in ${engines}: the same figures, ${close}`
    : `${engines} differ in: ${unlike.join('; ')}.`;
const page = join(root, 'docs/validation.md');
writeFileSync(page, asPage(outcomes, same));
execFileSync(join(root, 'node_modules/.bin/prettier'), ['--write', page], { stdio: 'ignore' });

const off = outcomes.filter((outcome) => outcome.ours !== null && !holds(outcome) && !outcome.off);
const explained = outcomes.filter(({ off: reason }) => reason);
const absent = outcomes.filter(({ ours }) => ours === null);
for (const { title, published, ours, unit } of off)
  console.log(`Off: ${title}: ${published} ${unit}, ours ${ours}`);
if (absent.length > 0) console.log(`${absent.length} cases need files that are not there (RIDES_DIR).`);
console.log(
  `${outcomes.length} cases, ${off.length} off, ${explained.length} off for a stated reason, ${unlike.length} different in Chromium: docs/validation.md`,
);
process.exitCode = off.length + unlike.length > 0 ? 1 : 0;
