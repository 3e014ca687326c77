import { generateText } from 'ai';
import { SHOWN, startModel } from './testing.ts';
import type { TestModel } from './testing.ts';

let model: TestModel;
beforeAll(async () => {
  model = await startModel();
});
beforeEach(async () => {
  await model.control('POST', 'reset');
  await model.calm();
});
afterAll(() => model.close());

const CLIMB = 'How many watts do I need for 10 km at 7 % in 40 minutes? I weigh 70 kg';
const CLIMB_ASKED = {
  wants: 'power',
  terrain: 'climb',
  setup: {},
  distanceM: 10_000,
  grade: 0.07,
  timeS: 2400,
};

describe('an honest model', () => {
  test('calls the tool that the message is for, then writes with the figures of the result', async () => {
    const { calls, text, types, deltas, parts } = await model.ask(CLIMB);
    expect(calls).toEqual([{ tool: 'ride', input: CLIMB_ASKED }]);
    expect(text).toContain('Power needed: 264 W (3.77 W/kg, 15.0 km/h).');
    const figures = text.match(/\d[\d.]*/g) ?? [];
    expect(figures.filter((figure) => !SHOWN.includes(figure))).toEqual([]);
    expect(deltas.length).toBe(text.split(' ').length);
    expect(types).toContain('tool-input-delta');
    expect(types).not.toContain('error');
    const finish = parts.find(({ type }) => type === 'finish') as never as {
      finishReason: string;
      totalUsage: { inputTokens: number; outputTokens: number };
    };
    expect(finish.finishReason).toBe('stop');
    expect(finish.totalUsage.inputTokens).toBeGreaterThan(0);
    expect(finish.totalUsage.outputTokens).toBeGreaterThan(0);
  });

  test('looks up what a card is about and what it cannot place, and talks where nothing is to compute', async () => {
    const card = await model.ask('What is FTP?');
    expect(card.calls).toEqual([{ tool: 'search-knowledge', input: { query: 'What is FTP?' } }]);
    expect(card.text).toContain('FTP is a power that you can hold for about an hour.');
    const strange = await model.ask('flurbl wumsk');
    expect(strange.calls).toEqual([{ tool: 'search-knowledge', input: { query: 'flurbl wumsk' } }]);
    const hello = await model.ask('Hi');
    expect(hello.calls).toEqual([{ tool: 'answer-directly', input: { reason: 'no computation: hello' } }]);
    expect(hello.text).toMatch(/^Hello/);
    expect(hello.text).not.toMatch(/\d/);
  });

  test('reads a message in the light of those before, answered or asked back', async () => {
    const { calls } = await model.ask('', {
      messages: [
        { role: 'user', content: '5 km climb, 6 percent, 240 watts: minutes?' },
        { role: 'assistant', content: 'You ride it in 22 minutes.' },
        { role: 'user', content: [{ type: 'text', text: 'sorry, I meant 260' }] },
      ],
    });
    expect(calls).toMatchObject([{ tool: 'ride', input: { wants: 'time', distanceM: 5000, powerW: 260 } }]);
    const replied = await model.ask('', {
      messages: [
        { role: 'user', content: 'How many watts for 10 km at 7 % in 40 minutes?' },
        { role: 'assistant', content: 'How much do you weigh?' },
        { role: 'user', content: '70 kg' },
      ],
    });
    expect(replied.calls).toEqual([{ tool: 'ride', input: CLIMB_ASKED }]);
  });

  test('answers whole where nothing is streamed', async () => {
    const { text, usage } = await generateText({
      model: model.provider()('sandbox-coach'),
      prompt: 'Hello',
    });
    expect(text).toMatch(/^Hello/);
    expect(usage.totalTokens).toBeGreaterThan(0);
  });

  const tools = ['ride', 'answer-directly'].map((name) => ({ type: 'function', function: { name } }));
  const user = (content: string) => ({ role: 'user', content });
  const called = (name: string) => ({
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'c1', type: 'function', function: { name, arguments: '{}' } }],
  });
  const result = (content: object | string) => ({
    role: 'tool',
    tool_call_id: 'c1',
    content: typeof content === 'string' ? content : JSON.stringify(content),
  });
  const said = async (body: object) => {
    const answer = await model.post({ model: 'any', ...body });
    const { choices } = (await answer.json()) as {
      choices: [
        {
          message: { content: string | null; tool_calls?: { function: { name: string } }[] };
          finish_reason: string;
        },
      ];
    };
    const [{ message, finish_reason }] = choices;
    return { text: message.content, tool: message.tool_calls?.[0]?.function.name, finish_reason };
  };

  test('keeps to the tool choice', async () => {
    const messages = [user(CLIMB)];
    expect(await said({ messages, tools })).toMatchObject({ tool: 'ride', finish_reason: 'tool_calls' });
    const none = await said({ messages, tools, tool_choice: 'none' });
    expect(none).toMatchObject({ tool: undefined, finish_reason: 'stop' });
    expect(none.text).not.toMatch(/\d/);
    const named = { type: 'function', function: { name: 'answer-directly' } };
    expect((await said({ messages, tools, tool_choice: named })).tool).toBe('answer-directly');
    const settled = [...messages, called('ride'), result({ shown: SHOWN })];
    expect((await said({ messages: settled, tools })).text).toContain('264 W');
    expect((await said({ messages: settled, tools, tool_choice: 'required' })).tool).toBe('ride');
    expect((await said({ messages: [user('Hi')], tools: [tools[0]] })).text).toMatch(/^Hello/);
  });

  test('asks what a tool misses, tries again after one error and gives up after two', async () => {
    const messages = [user(CLIMB), called('ride')];
    const missing = { missing: 'weight', question: 'How much do you weigh?' };
    expect((await said({ messages: [...messages, result(missing)], tools })).text).toMatch(
      /How much do you weigh\?$/,
    );
    const failed = [...messages, result({ error: 'grade must be a number' })];
    expect((await said({ messages: failed, tools })).tool).toBe('ride');
    const twice = [...failed, called('ride'), result('Invalid input: 7')];
    expect((await said({ messages: twice, tools })).text).toBe(
      'I could not work that out. Please put it in other words.',
    );
  });
});

describe('the protocol', () => {
  test('a stream is made of chunks with a role, words, a reason, the usage and an end', async () => {
    const answer = await model.post({
      model: 'any',
      messages: [{ role: 'user', content: 'Hi' }],
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = (await answer.text()).split('\n\n').filter(Boolean);
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.replace(/^data: /, '')));
    expect(new Set(chunks.map(({ object }) => object))).toEqual(new Set(['chat.completion.chunk']));
    expect(chunks[0].choices[0].delta).toEqual({ role: 'assistant', content: '' });
    expect(chunks.at(-2).choices[0]).toMatchObject({ delta: {}, finish_reason: 'stop' });
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: expect.any(Number) } });
  });

  test('a call without a key, and one with the refused key, get 401; the key is in the answer', async () => {
    const body = { model: 'any', messages: [{ role: 'user', content: 'Hi' }] };
    expect((await model.post(body, {})).status).toBe(401);
    const refused = await model.post(body, { authorization: 'Bearer refused' });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({
      error: {
        message: 'Incorrect API key provided: refused.',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    });
    const { errors } = await model.ask('Hi', { key: 'refused' });
    expect(errors[0]).toMatchObject({ statusCode: 401, isRetryable: false });
  });

  test('what OpenAI refuses is refused', async () => {
    const hi = [{ role: 'user', content: 'Hi' }];
    const offered = (parameters: object, name = 'ride') => [
      { type: 'function', function: { name, parameters } },
    ];
    const call = { id: 'c1', type: 'function', function: { name: 'ride', arguments: '{}' } };
    const wrong: [string, object][] = [
      ['model', { model: '', messages: hi }],
      ['messages', { messages: [] }],
      ['messages.[0]', { messages: [{ role: 'member', content: 'Hi' }] }],
      ['messages.[0].content', { messages: [{ role: 'user', content: null }] }],
      ['messages.[1].role', { messages: [...hi, { role: 'tool', tool_call_id: 'c1', content: '{}' }] }],
      ['messages', { messages: [...hi, { role: 'assistant', content: null, tool_calls: [call] }] }],
      ['tools', { messages: hi, tools: [] }],
      ['tools[0].function.name', { messages: hi, tools: offered({ type: 'object' }, 'a b') }],
      ['tools[0].function.parameters', { messages: hi, tools: offered({ oneOf: [{ type: 'object' }] }) }],
      ['tools[0].function.parameters', { messages: hi, tools: offered({ type: 'object', anyOf: [] }) }],
      ['tool_choice', { messages: hi, tool_choice: 'required' }],
    ];
    for (const [param, body] of wrong) {
      const answer = await model.post({ model: 'any', ...body });
      const { error } = (await answer.json()) as { error: object };
      expect({ param, status: answer.status, error }).toMatchObject({ status: 400, error: { param } });
    }
  });

  test('models are listed, with one for each script; others of that form do not exist', async () => {
    const headers = { authorization: 'Bearer sk-test-1234' };
    const list = await fetch(`${model.url}/model/v1/models`, { headers });
    const { data } = (await list.json()) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(['sandbox-coach', 'scripted:429']));
    const answer = await model.post({ model: 'scripted:fire', messages: [{ role: 'user', content: 'Hi' }] });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'model_not_found' } });
  });
});

describe('what was received', () => {
  test('is kept without the key, until it is deleted', async () => {
    await model.ask('Hi there');
    await model.ask(CLIMB);
    const { body } = await model.control('GET', 'model/requests?when=hi%20THERE');
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({
      authorization: '…1234',
      body: { model: 'sandbox-coach', tool_choice: 'required' },
      script: null,
      aborted: false,
      abortedAfterMs: null,
    });
    expect(JSON.stringify(body)).not.toContain('sk-test');
    expect((await model.control('GET', 'model/requests')).body).toHaveLength(4);
    expect((await model.control('DELETE', 'model/requests')).status).toBe(204);
    expect((await model.control('GET', 'model/requests')).body).toEqual([]);
  });

  test('shows that the client went away', async () => {
    await model.control('PUT', 'model', { firstTokenMs: 0, tokenMs: 50 });
    const stop = new AbortController();
    const { types } = await model.ask('Hi', {
      abortSignal: stop.signal,
      onPart: ({ type }) => type === 'text-delta' && stop.abort(),
    });
    expect(types).toContain('abort');
    const last = async () => (await model.control('GET', 'model/requests')).body.at(-1);
    for (let tries = 0; tries < 100 && !(await last()).aborted; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await last()).toMatchObject({ aborted: true, abortedAfterMs: expect.any(Number) });
  });
});
