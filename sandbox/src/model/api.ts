import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conversationOf } from './conversation.ts';
import { errorBody, ModelFault } from './protocol.ts';
import type { ChatRequest } from './protocol.ts';
import { attachedFile } from './attached.ts';
import { readingOf } from './reading.ts';
import { honestCall, honestReply } from './reply.ts';
import type { Received, Requests } from './requests.ts';
import { scripts } from './scripts.ts';
import { scriptNamedBy } from './settings.ts';
import type { ModelSettings } from './settings.ts';
import { chatRequestOf } from './valid.ts';
import { send } from './wire.ts';

const MODEL = 'sandbox-coach';
/** With this key every call is refused, and the answer repeats it, as those of real servers do. */
const REFUSED_KEY = 'refused';
const MOST_BYTES = 10_000_000;

interface Parts {
  settings: ModelSettings;
  requests: Requests;
  /** ms since 1970 on the sandbox's clock */
  now: () => number;
}

/** @throws ModelFault 401; the message has a refused key in it */
function keyOf(authorization: string | undefined): string {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (!key)
    throw new ModelFault(
      401,
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
    );
  if (key === REFUSED_KEY)
    throw new ModelFault(401, `Incorrect API key provided: ${key}.`, 'invalid_api_key');
  return key;
}

function checkModel({ model }: ChatRequest): void {
  const script = scriptNamedBy(model);
  if (script && !Object.hasOwn(scripts, script))
    throw new ModelFault(
      404,
      `The model \`${model}\` does not exist or you do not have access to it.`,
      'model_not_found',
    );
}

/** A language model behind OpenAI's chat completions, at `/model/v1`. */
export function modelApi({ settings, requests, now }: Parts) {
  async function answer(request: FastifyRequest, reply: FastifyReply, received: Received): Promise<void> {
    const began = performance.now();
    const away = new AbortController();
    let done = false;
    reply.raw.on('close', () => {
      if (done || reply.raw.writableFinished) return;
      received.aborted = true;
      received.abortedAfterMs = Math.round(performance.now() - began);
      away.abort();
    });
    const key = keyOf(request.headers.authorization);
    const chat = chatRequestOf(request.body);
    checkModel(chat);
    const conversation = conversationOf(chat);
    const today = conversation.today ?? new Date(now()).toISOString().slice(0, 10);
    const scene = {
      request: chat,
      conversation,
      reading: await readingOf(conversation, today, attachedFile(chat)),
    };
    const cue = { ...scene, reply: honestReply(scene), call: honestCall(scene), key };
    const script = settings.next(cue);
    received.script = script?.do ?? null;
    const changed = script ? scripts[script.do]?.play(cue, script) : {};
    reply.hijack();
    try {
      await send(reply.raw, chat, { reply: cue.reply, ...changed }, settings.pace(), away.signal);
    } catch (error) {
      if (!away.signal.aborted) throw error;
    } finally {
      done = true;
    }
  }

  return async function register(root: FastifyInstance): Promise<void> {
    await root.register(
      async (app) => {
        app.setErrorHandler((error, _request, reply) => {
          if (error instanceof ModelFault)
            return reply
              .code(error.status)
              .send(errorBody(error.message, 'invalid_request_error', error.code, error.param));
          const status = (error as { statusCode?: number }).statusCode ?? 500;
          if (status < 500)
            return reply
              .code(status)
              .send(
                errorBody('We could not parse the JSON body of your request.', 'invalid_request_error', null),
              );
          app.log.error(error);
          return reply
            .code(500)
            .send(errorBody('Something went wrong in the sandbox.', 'server_error', null));
        });
        app.get('/models', async ({ headers }) => {
          keyOf(headers.authorization);
          const names = [MODEL, ...Object.keys(scripts).map((name) => `scripted:${name}`)];
          return {
            object: 'list',
            data: names.map((id) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'sandbox' })),
          };
        });
        app.post('/chat/completions', { bodyLimit: MOST_BYTES }, async (request, reply) => {
          await answer(request, reply, requests.add(request.headers.authorization, request.body));
          return reply;
        });
      },
      { prefix: '/model/v1' },
    );
  };
}
