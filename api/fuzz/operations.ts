import type { App } from '../src/context.ts';
import type { JsonSchema } from './values.ts';

const FILE = 'application/octet-stream';

/** One call as `/openapi.json` describes it. */
export interface Operation {
  url: string;
  method: string;
  operationId?: string;
  /** One of these credentials is needed; an empty one means none. */
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { content?: Partial<Record<'application/json' | typeof FILE, { schema: object }>> }
  >;
}

export const nameOf = ({ method, url }: Operation) => `${method.toUpperCase()} ${url}`;

/** Whether the call answers a status with a file. */
export const givesFile = ({ responses }: Operation, status: number) =>
  responses[status]?.content?.[FILE] !== undefined;

/** Whether the call needs a member. */
export const needsSession = ({ security = [] }: Operation) =>
  security.length > 0 && security.every((one) => 'session' in one);

/** Every call that the API describes. */
export async function describedOperations(app: App): Promise<Operation[]> {
  const { paths } = (await app.inject('/openapi.json')).json() as {
    paths: Record<string, Record<string, Omit<Operation, 'url' | 'method'>>>;
  };
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, url, method })),
  );
}

const text: JsonSchema = { type: 'string' };
const undescribed = (method: string, url: string, rest: Partial<Operation> = {}): Operation => ({
  method,
  url,
  responses: {},
  ...rest,
});

/** Addresses that are not for clients, and some that do not exist. Only their failures are checked. */
export const undescribedOperations: Operation[] = [
  undescribed('post', '/auth/signup'),
  undescribed('get', '/healthz'),
  undescribed('get', '/readyz'),
  undescribed('post', '/mcp'),
  undescribed('get', '/uploads/{file}', {
    parameters: [{ name: 'file', in: 'path', required: true, schema: text }],
  }),
  undescribed('get', '/{anything}', {
    parameters: [{ name: 'anything', in: 'path', required: true, schema: text }],
  }),
];
