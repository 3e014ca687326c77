import { z } from 'zod';

const ASK_MS = 3_000;
/** What our servers say when there is nothing to say. */
const FINE = ['ready', 'ok'];

/** A server whose readiness operators see: its name, and the address that tells. */
export interface Watched {
  name: string;
  url: string;
}

/** Reads `api=http://…/readyz,shell=http://…/readyz`. */
export const servicesOf = (text: string): Watched[] =>
  text.split(',').flatMap((pair) => {
    const [name, url] = pair.trim().split('=', 2);
    return name && url ? [{ name, url }] : [];
  });

const answer = z.object({
  status: z.string().optional(),
  message: z.string().optional(),
  warnings: z.array(z.string()).default([]),
  missing: z.array(z.string()).default([]),
  problems: z.array(z.string()).default([]),
});

/** What a server says of itself. One that does not answer is not ready, and says so in one sentence. */
export async function askService({ name, url }: Watched) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) });
    const said = answer.safeParse(await response.json().catch(() => ({})));
    const { status, message, warnings, missing, problems } = said.success ? said.data : answer.parse({});
    const gone = missing.map((remote) => `${remote} cannot be loaded.`);
    const more = [...gone, ...problems, ...warnings];
    const first = message ?? (FINE.includes(status ?? '') ? undefined : status);
    return { name, isReady: response.ok, says: [...(first ? [first] : []), ...more] };
  } catch {
    return { name, isReady: false, says: ['No answer.'] };
  }
}
