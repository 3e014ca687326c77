import * as contract from '@breakaway/contract/schemas';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App, Context } from '../../context.ts';

const TAGS = {
  auth: 'Signing up, signing in and out, and setting a new password.',
  users: 'The record of the member: name, photo, figures, export, deletion.',
  coach: 'The consultant: conversations, questions, answers.',
  tools: 'Session tokens for the framed tools, and what a tool reads with one.',
  plans: 'Race plans and segments that a member keeps, their earlier versions, and links to them.',
  assistants: 'Tokens by which assistants outside the app use the tools of the consultant.',
  billing: 'The PRO plan: paying, renewing, cancelling, withdrawing.',
};

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const;
const securitySchemes = {
  session: bearer('The `token` of the answer to `login`.'),
  toolTicket: bearer('The `token` of the answer to `createToolSession`.'),
  resetTicket: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Reset-Token',
    description: 'The `resetToken` of the answer to `verifyOtp`.',
  },
} as const;
type Security = { [Scheme in keyof typeof securitySchemes]?: string[] }[];

/** Calls whose credential cannot be derived from whether they answer 401. */
const SECURITY: Record<string, Security> = {
  // Also answered without a session: with an empty list.
  allPromptsHistory: [{ session: [] }, {}],
  ...Object.fromEntries(
    [
      'toolAthlete',
      'listPlans',
      'readPlan',
      'savePlan',
      'renamePlan',
      'deletePlan',
      'restorePlan',
      'sharePlan',
      'unsharePlan',
    ].map((call) => [call, [{ toolTicket: [] }]]),
  ),
  resetPassword: [{ resetTicket: [] }],
};

const ANSWERS: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
  400: 'The request cannot be used. `errors` says which fields, where it is about fields.',
  401: 'The session is not valid.',
  403: 'Not for this member.',
  404: 'What the request names does not exist.',
  409: 'It does not fit what is there already.',
  413: 'Too large.',
  415: 'A kind of content that the call does not take.',
  429: 'Too often. `Retry-After` says in how many seconds to try again.',
  503: 'Too busy, or a payment provider does not answer. Try again.',
};

const text = { type: 'string' };

/** A multipart form cannot be described by its validation schema, because its groups are JSON texts. */
const editProfileForm = {
  type: 'object',
  properties: {
    name: text,
    email: text,
    password: text,
    currentPassword: text,
    profileImg: { type: 'string', format: 'binary' },
    ...Object.fromEntries(Object.keys(contract.editProfile.groups).map((group) => [group, text])),
  },
};

/** The name of a call in the contract, or undefined for an address that is not one of its calls. */
function nameOf(method: string | string[], path: string): string | undefined {
  return Object.entries(contract).find(
    ([, call]) => 'method' in call && call.method === method && call.path === path,
  )?.[0];
}

/**
 * Describes every call of the contract at `/openapi.json`, from its validation schemas. The name of a call is its
 * `operationId`. Register before any route.
 */
export async function serveOpenApi(app: App, { config }: Context) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.PRODUCT_NAME} API`,
        version: '1.0.0',
        description:
          'Every success is `message`, fit to show, and `data`. Every failure is `message`, `code`, `requestId`, and `errors` where it is about fields.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
      },
      servers: [{ url: config.API_ORIGIN }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes },
    },
    transform: (input) => {
      const operationId = nameOf(input.route.method, input.url);
      if (!operationId) return { url: input.url, schema: { hide: true } };
      const { schema, url } = jsonSchemaTransform(input);
      const responses = (schema?.response ?? {}) as Record<string, object>;
      return {
        url,
        schema: {
          ...schema,
          operationId,
          security: SECURITY[operationId] ?? ('401' in responses ? [{ session: [] }] : []),
          response: Object.fromEntries(
            Object.entries(responses).map(([status, shape]) => [
              status,
              { description: ANSWERS[status] ?? ANSWERS[400], ...shape },
            ]),
          ),
          ...(operationId === 'editProfile' && { body: editProfileForm }),
        },
      };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
