import closeWithGrace from 'close-with-grace';
import { shellServer } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const app = await shellServer(config, (event, facts) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts })),
);
closeWithGrace({ delay: 10_000 }, () => app.close());
await app.listen({ host: config.host, port: config.port });
console.log(`The shell serves on http://localhost:${config.port}`);
