import { unreached } from './reach.ts';

/** `npm run unreached`: the public functions of the engine that nothing in the product uses. A report, not a check. */
const { functions, share } = await unreached();
if (process.argv.includes('--json')) console.log(JSON.stringify(functions.map(({ name }) => name)));
else {
  for (const { name, file } of functions) console.log(`${file.padEnd(40)} ${name}`);
  console.log(`\n${functions.length} public functions, ${Math.round(share * 100)} % of the engine's lines`);
}
