/**
 * `npm run bench`: everything that is called fast, as ratios in one run wherever there is a peer. `npm run bench -- <name>`
 * runs one of them: what the engine costs, what federation costs, what the API adds to a bare route, how soon the consultant
 * answers, how fast notices of payment providers are acknowledged, how soon the API is back after kill -9.
 */
const [wanted] = process.argv.slice(2);
const benches = {
  engine: './engine/run.ts',
  pages: './pages.ts',
  api: '../../api/bench/throughput.ts',
  coach: '../../api/bench/coach.ts',
  webhooks: '../../api/bench/webhooks.ts',
  restart: './restart.ts',
};

if (wanted && !(wanted in benches)) {
  console.error(`There is no bench "${wanted}"; there are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
for (const [name, module] of Object.entries(benches)) {
  if (!wanted || wanted === name) await import(module);
}
export {};
