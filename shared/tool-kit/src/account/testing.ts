import type { ReadPlan, SavedPlan, SavePlanBody } from '@breakaway/contract';
import type { CallAnswer, ShellLink, ToolState } from '@breakaway/contract/shell-link';
import { fakeLink } from '../fake-link.ts';

type Stored = SavedPlan & Pick<SavePlanBody, 'course' | 'question' | 'view'> & { deleted: boolean };

/** A link to an app whose account is in memory. Set `down` for a network that is gone, `answers` for a slow one. */
export function linkWithAccount(state: ToolState) {
  const plans = new Map<string, Stored[]>();
  const account = {
    plans,
    down: false,
    refuse: null as string | null,
    calls: [] as string[],
    answers: Promise.resolve(),
  };
  const current = (id: string) => {
    const versions = plans.get(id);
    const last = versions?.at(-1);
    return last && !last.deleted ? last : null;
  };
  const card = ({ id, name, version, savedAt, link, summary }: Stored): SavedPlan => ({
    id,
    name,
    version,
    savedAt,
    link,
    summary,
  });
  const failed = (status: number, message: string, errors?: Record<string, string>) => ({
    ok: false as const,
    status,
    message,
    ...(errors && { errors }),
  });
  const answer = (method: string, path: string, body: object): CallAnswer<unknown> => {
    const url = new URL(path, 'http://api');
    const id = url.searchParams.get('id') ?? (body as { id?: string }).id ?? '';
    const plan = current(id);
    const done = { ok: true as const, data: undefined };
    switch (`${method} ${url.pathname}`) {
      case 'GET /plans':
        return {
          ok: true,
          data: [...plans.keys()].flatMap((key) => {
            const one = current(key);
            return one ? [card(one)] : [];
          }),
        };
      case 'GET /plans/plan': {
        const versions = plans.get(id) ?? [];
        const wanted = Number(url.searchParams.get('version')) || plan?.version;
        const found = versions.find(({ version }) => version === wanted);
        if (!plan || !found) return failed(404, 'This plan does not exist. It may have been deleted.');
        const { course, question } = found;
        return {
          ok: true,
          data: { ...card(plan), course, question, versions: versions.toReversed() } satisfies ReadPlan,
        };
      }
      case 'POST /plans/plan': {
        const save = body as SavePlanBody;
        if (!plan && save.version !== null)
          return failed(404, 'This plan does not exist. It may have been deleted.');
        // Its answer was lost: it is the same save again.
        if (plan && plan.version === (save.version ?? 0) + 1 && plan.question === save.question)
          return { ok: true, data: card(plan) };
        if ((plan?.version ?? null) !== save.version) {
          const message = 'This plan was changed elsewhere since you opened it.';
          return failed(409, message, { version: message });
        }
        const next: Stored = {
          ...save,
          version: (plan?.version ?? 0) + 1,
          savedAt: '2026-11-26T18:00:00.000Z',
          link: plan?.link ?? null,
          deleted: false,
        };
        plans.set(id, [...(plans.get(id) ?? []), next]);
        return { ok: true, data: card(next) };
      }
      case 'POST /plans/restore':
        plans.get(id)?.forEach((one) => (one.deleted = false));
        return done;
      case 'POST /plans/shared': {
        const { token } = body as { token: string };
        const shared = [...plans.keys()].map(current).find((one) => one?.link === token);
        return shared
          ? { ok: true, data: { name: shared.name, course: shared.course, view: shared.view } }
          : failed(404, 'This plan is not shared any more, or its link is not complete.');
      }
      default:
        if (!plan) return failed(404, 'This plan does not exist. It may have been deleted.');
    }
    switch (`${method} ${url.pathname}`) {
      case 'PATCH /plans/plan':
        plan.name = (body as { name: string }).name;
        return done;
      case 'DELETE /plans/plan':
        plans.get(id)?.forEach((one) => (one.deleted = true));
        plan.link = null;
        return done;
      case 'POST /plans/share':
        plan.link ??= 'secret-of-the-link';
        return { ok: true, data: { link: plan.link } };
      case 'DELETE /plans/share':
        plan.link = null;
        return done;
      default:
        throw new Error(`No such call: ${method} ${path}`);
    }
  };
  const link: ShellLink = {
    ...fakeLink(state),
    async call<T>(method: string, path: string, body: object = {}): Promise<CallAnswer<T>> {
      account.calls.push(`${method} ${path}`);
      if (account.down) return failed(0, 'There is no connection.');
      if (account.refuse) return failed(413, account.refuse);
      const answered = answer(method, path, JSON.parse(JSON.stringify(body)) as object) as CallAnswer<T>;
      await account.answers;
      return answered;
    },
  };
  return { link, account };
}
