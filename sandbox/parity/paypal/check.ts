import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { worst } from '../stripe/check.ts';

type Json = Record<string, unknown>;

interface Operation {
  method: string;
  path: RegExp;
  request: string | null;
  /** The path of a response's schema, by status. */
  answers: Record<string, string | null>;
}

export interface Exchange {
  method: string;
  /** As in PayPal's specification: `/v1/billing/plans`, without query. */
  path: string;
  request: unknown;
  status: number;
  answer: unknown;
}

const FOLDER = join(import.meta.dirname, '../../node_modules/@paypal/paypal-rest-api-specifications/openapi');
const SPECIFICATIONS = [
  'billing_subscriptions_v1',
  'catalogs_products_v1',
  'notifications_webhooks_v1',
  'payments_payment_v1',
  'payments_payment_v2',
];
/**
 * PayPal describes the resource of an event only by the resource itself. The sale of a subscription is not in its
 * description files: those sales belong to a payment of the older API.
 */
const RESOURCES: Record<string, string> = {
  subscription: 'billing_subscriptions_v1#/components/schemas/subscription',
  plan: 'billing_subscriptions_v1#/components/schemas/plan',
};

/** Whether PayPal's OpenAPI files allow a request and its response: one sentence for each deviation. */
export function createPayPalCheck() {
  const options = {
    strict: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    validateFormats: false,
    unicodeRegExp: false,
    validateSchema: false,
    code: { optimize: false },
  };
  const ajv = new Ajv2019(options);
  const operations = SPECIFICATIONS.flatMap((name) => {
    const specification = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Json;
    ajv.addSchema({ ...specification, $id: `${name}-open` });
    ajv.addSchema({ ...(closed(specification, specification) as Json), $id: name });
    return operationsOf(name, specification);
  });

  function faultsOf(what: string, schema: string, value: unknown): string[] {
    const validate = ajv.getSchema(schema);
    if (!validate) return [`${what}: PayPal's files have no ${schema}`];
    return validate(value) ? [] : [`${what}${worst(validate.errors ?? [])}`];
  }

  return {
    exchange({ method, path, request, status, answer }: Exchange): string[] {
      const operation = operations.find((one) => one.method === method && one.path.test(path));
      if (!operation) return path === '/v1/oauth2/token' ? [] : ['PayPal has no such operation'];
      const schema = operation.answers[status in operation.answers || status < 400 ? status : 'default'];
      if (schema === undefined) return [`PayPal does not answer ${status} here`];
      const refused = status >= 400;
      return [
        // A rejected request may well be invalid.
        ...(refused || !operation.request || !request ? [] : faultsOf('request', operation.request, request)),
        ...(schema === null || !answer
          ? []
          : faultsOf(
              'answer',
              refused ? schema.replace('#', '-open#') : schema,
              refused ? asFiled(answer) : answer,
            )),
      ];
    },
    event(event: unknown): string[] {
      const { resource, resource_type } = event as Json;
      const schema = RESOURCES[String(resource_type)];
      return [
        ...faultsOf('event', 'notifications_webhooks_v1#/components/schemas/event', event),
        ...(schema ? faultsOf('resource', schema, resource) : []),
      ];
    },
  };
}

/** PayPal's files call the list in an error `issues`; its servers, documentation and SDK call it `details`. */
function asFiled(refusal: unknown): unknown {
  const { details, ...rest } = refusal as Json;
  return details === undefined ? rest : { ...rest, issues: details };
}

function operationsOf(name: string, specification: Json): Operation[] {
  const paths = specification.paths as Record<
    string,
    Record<string, { requestBody?: Json; responses?: Json }>
  >;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      if (!responses) return [];
      const at = `${name}#/paths/${path.replaceAll('/', '~1')}/${method}`;
      const schemaAt = (part: unknown, where: string) => {
        const { $ref, content } = part as { $ref?: string; content?: Json };
        if ($ref) return `${name}${$ref}/content/application~1json/schema`;
        return content ? `${where}/content/application~1json/schema` : null;
      };
      return {
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        request: requestBody ? schemaAt(requestBody, `${at}/requestBody`) : null,
        answers: Object.fromEntries(
          Object.entries(responses).map(([status, answer]) => [
            status,
            schemaAt(answer, `${at}/responses/${status}`),
          ]),
        ),
      };
    }),
  );
}

/**
 * The same schemas, restricted to the described fields: PayPal's files leave that open, and a misspelt field would
 * pass.
 */
function closed(node: unknown, root: Json, isValue = false): unknown {
  if (Array.isArray(node)) return node.map((one) => closed(one, root));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([keyword, value]) => {
    if (keyword === 'properties') {
      const fields = Object.entries(value as Json).map(([field, schema]) => [
        field,
        closed(schema, root, true),
      ]);
      return [keyword, Object.fromEntries(fields)];
    }
    return [keyword, closed(value, root, keyword === 'items' || keyword === 'schema')];
  });
  const copy = Object.fromEntries(entries) as Json;
  return isValue && describesFields(node as Json, root) ? { ...copy, unevaluatedProperties: false } : copy;
}

function describesFields(schema: Json, root: Json): boolean {
  if (typeof schema.$ref === 'string') {
    const steps = schema.$ref.slice(2).split('/');
    return describesFields(
      steps.reduce((at, step) => at[step] as Json, root),
      root,
    );
  }
  return ['properties', 'allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in schema);
}
