/**
 * `npm run bench`: everything that claims to be fast, as ratios within one run wherever there is a baseline. `npm run
 * bench -- <name>` runs one of them: the cost of the engine, the times of the Race Analyzer, the cost of federation, a conversation of 300 turns, what the API adds to a bare route,
 * how soon the consultant answers, with a language model too, how fast notices of payment providers are acknowledged, what calls, pages and members cost, how soon the API is back
 * after kill -9.
 */
const [wanted] = process.argv.slice(2);
const benches = {
  engine: './engine/run.ts',
  tool: './tool/run.ts',
  pages: './pages.ts',
  'long-talk': './long-talk.ts',
  api: '../../api/bench/throughput.ts',
  coach: '../../api/bench/coach.ts',
  'coach-model': '../../api/bench/coach-model.ts',
  webhooks: '../../api/bench/webhooks.ts',
  scale: '../../api/bench/scale.ts',
  shell: './shell-page.ts',
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
