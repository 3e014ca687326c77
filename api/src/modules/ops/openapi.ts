import { editProfile } from '@breakaway/contract/schemas';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../../context.ts';

const text = { type: 'string' };

/** A form in parts cannot be described by the schema that validates it, because its groups come as JSON texts. */
const editProfileForm = {
  type: 'object',
  properties: {
    name: text,
    email: text,
    password: text,
    currentPassword: text,
    profileImg: { type: 'string', format: 'binary' },
    ...Object.fromEntries(Object.keys(editProfile.groups).map((group) => [group, text])),
  },
};

/** Describes every call at `/openapi.json`, from the schemas that validate it. Register before any route. */
export async function serveOpenApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Breakaway API', version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const needsSession = schema?.response !== undefined && '401' in (schema.response as object);
      return {
        url,
        schema: {
          ...schema,
          ...(needsSession && { security: [{ session: [] }] }),
          ...(url === editProfile.path && { body: editProfileForm }),
        },
      };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
