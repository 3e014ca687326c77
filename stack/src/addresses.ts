import { apps, DEFAULT_PORT_BASE, type App } from '@breakaway/federation/local-ports';
import getPort from 'get-port';

/** Where everything listens. */
export interface Ports {
  /** The shell; its remotes and tools take the seven ports behind it. */
  base: number;
  api: number;
  sandbox: number;
  smtp: number;
}

/** The ports that README and design promise, or what the environment says. */
export function portsFrom(env: Record<string, string | undefined>): Ports {
  return {
    base: Number(env.PORT_BASE ?? DEFAULT_PORT_BASE),
    api: Number(env.API_PORT ?? 4000),
    sandbox: Number(env.SANDBOX_PORT ?? 4100),
    smtp: Number(env.SANDBOX_SMTP_PORT ?? 4125),
  };
}

const isFree = async (port: number) => (await getPort({ port, host: '127.0.0.1' })) === port;

/** Ports that nobody uses now, for a stack of a test's own. */
export async function freePorts(): Promise<Ports> {
  for (let tries = 0; tries < 200; tries += 1) {
    // Below the range from which the system gives ports to outgoing connections, which come and go meanwhile.
    const base = 12_000 + Math.floor(Math.random() * 1_000) * 20;
    const wanted = [...Array(8).keys(), 10, 11, 12].map((offset) => base + offset);
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) {
      return { base, api: base + 10, sandbox: base + 11, smtp: base + 12 };
    }
  }
  throw new Error('No run of free ports was found.');
}

/** Addresses as a person types them. */
export function addressesOf(ports: Ports) {
  const at = (port: number) => `http://localhost:${port}`;
  return {
    app: Object.fromEntries(apps.map((name, offset) => [name, at(ports.base + offset)])) as Record<
      App,
      string
    >,
    api: at(ports.api),
    sandbox: at(ports.sandbox),
  };
}
export type Addresses = ReturnType<typeof addressesOf>;
