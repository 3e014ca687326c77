import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apps, DEFAULT_PORT_BASE, localPort, portCount, type App } from '@breakaway/federation/local-ports';
import getPort from 'get-port';

/** The ports of all services. */
export interface Ports {
  /** The shell; its remotes and tools use the ports after it. */
  base: number;
  api: number;
  sandbox: number;
  registry: number;
  smtp: number;
}

/** Ports that browsers and Node's `fetch` refuse ("bad port" of the Fetch standard). */
const refused = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** A port from the environment. Throws a readable error for one that a browser could never reach. */
function portOf(env: Env, name: string, fallback: number, howMany = 1): number {
  const first = Number(env[name] || fallback);
  const last = first + howMany - 1;
  if (!Number.isInteger(first) || first < 1 || last > 65_535)
    throw new Error(`${name} is ${env[name]}, which is no port number.`);
  const bad = Array.from({ length: howMany }, (_, offset) => first + offset).find((port) =>
    refused.has(port),
  );
  if (bad === undefined) return first;
  const use = howMany > 1 ? `ports ${first} to ${last} are used, and ` : '';
  throw new Error(`${name} is ${first}: ${use}browsers refuse port ${bad}. Choose another one.`);
}

type Env = Record<string, string | undefined>;

/**
 * The ports of README and design, or those from the environment.
 * @throws Error with one sentence for a port that cannot be used
 */
export function portsFrom(env: Env): Ports {
  return {
    base: portOf(env, 'PORT_BASE', DEFAULT_PORT_BASE, portCount),
    api: portOf(env, 'API_PORT', 4000),
    sandbox: portOf(env, 'SANDBOX_PORT', 4100),
    registry: portOf(env, 'REGISTRY_PORT', 4200),
    smtp: Number(env.SANDBOX_SMTP_PORT || 4125),
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(false)));
  });

/**
 * Otherwise what listens there already would pass for our own service.
 * @param patienceMs how long a port may stay in use: the system frees it a moment after its process has ended
 * @throws Error with one sentence for the first port that is in use
 */
export async function expectUnused({ base, ...others }: Ports, patienceMs = 3000): Promise<void> {
  const wanted = [...apps.map((app) => localPort(app, base)), ...Object.values(others)];
  const until = Date.now() + patienceMs;
  for (const port of wanted)
    while (await listens(port)) {
      if (Date.now() >= until)
        throw new Error(
          `Port ${port} is in use. Stop what listens there, or choose other ports: PORT_BASE, API_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, REGISTRY_PORT.`,
        );
      await pause(50);
    }
}

const isFree = async (port: number) => (await getPort({ port, host: '127.0.0.1' })) === port;

/** Free ports, for a stack of a test's own. */
export async function freePorts(): Promise<Ports> {
  for (let tries = 0; tries < 200; tries += 1) {
    // Below the ephemeral port range, which outgoing connections use in the meantime.
    const base = 12_000 + Math.floor(Math.random() * 1_000) * 20;
    const api = base + portCount + 2;
    const ports = { base, api, sandbox: api + 1, smtp: api + 2, registry: api + 3 };
    const { sandbox, smtp, registry } = ports;
    const wanted = [...apps.map((app) => localPort(app, base)), api, sandbox, smtp, registry];
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) return ports;
  }
  throw new Error('No run of free ports was found.');
}

/** Addresses as a person types them. */
export function addressesOf(ports: Ports) {
  const at = (port: number) => `http://localhost:${port}`;
  return {
    app: Object.fromEntries(apps.map((name) => [name, at(localPort(name, ports.base))])) as Record<
      App,
      string
    >,
    api: at(ports.api),
    sandbox: at(ports.sandbox),
    registry: at(ports.registry),
  };
}
export type Addresses = ReturnType<typeof addressesOf>;
