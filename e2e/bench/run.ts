/**
 * `npm run bench`: everything that is called fast, as ratios in one run. `npm run bench -- engine` or `-- pages` runs one
 * of the two: what the engine costs, and what federation costs.
 */
const [wanted] = process.argv.slice(2);
const benches = { engine: './engine/run.ts', pages: './pages.ts', api: '../../api/bench/throughput.ts' };

if (wanted && !(wanted in benches)) {
  console.error(`There is no bench "${wanted}"; there are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
for (const [name, module] of Object.entries(benches)) {
  if (!wanted || wanted === name) await import(module);
}
export {};
