import { ModelFault } from './protocol.ts';
import type { ChatRequest, Message, OfferedTool } from './protocol.ts';

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool'];
const TOOL_NAME = /^[a-zA-Z0-9_-]{1,64}$/;
/** OpenAI takes none of these at the top of a tool's parameters; other servers do. */
const NOT_AT_TOP = ['oneOf', 'anyOf', 'allOf', 'enum', 'not'];

const refuse = (message: string, param: string, code: string | null = null): never => {
  throw new ModelFault(400, message, code, param);
};

/**
 * Reads a request as strictly as OpenAI does, so that what passes here is not refused there.
 * @throws ModelFault with status 400
 */
export function chatRequestOf(body: unknown): ChatRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ModelFault(400, 'We could not parse the JSON body of your request.');
  const request = body as ChatRequest;
  if (typeof request.model !== 'string' || request.model === '')
    refuse('you must provide a model parameter', 'model');
  if (!Array.isArray(request.messages) || request.messages.length === 0)
    refuse("Invalid 'messages': empty array. Expected an array with minimum length 1.", 'messages');
  checkMessages(request.messages);
  if (request.tools !== undefined) checkTools(request.tools);
  checkChoice(request);
  return request;
}

/** Every call of a tool is followed by its result, and every result follows its call. */
function checkMessages(messages: Message[]): void {
  let open: string[] = [];
  for (const [place, message] of messages.entries()) {
    const param = `messages.[${place}]`;
    if (!ROLES.includes(message?.role))
      refuse(`Invalid value: '${String(message?.role)}'. Supported values are: ${ROLES.join()}.`, param);
    if (message.role === 'tool') {
      if (!open.includes(message.tool_call_id ?? ''))
        refuse(
          "Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.",
          `${param}.role`,
        );
      open = open.filter((id) => id !== message.tool_call_id);
      continue;
    }
    checkAnswered(open);
    if (message.role !== 'assistant' && (message.content ?? null) === null)
      refuse("Invalid value for 'content': expected a string, got null.", `${param}.content`);
    open = (message.tool_calls ?? []).map(({ id }) => id);
  }
  checkAnswered(open);
}

function checkAnswered(open: string[]): void {
  if (open.length > 0)
    refuse(
      `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${open.join(', ')}`,
      'messages',
    );
}

function checkTools(tools: OfferedTool[]): void {
  if (!Array.isArray(tools) || tools.length === 0)
    refuse("Invalid 'tools': empty array. Expected an array with minimum length 1.", 'tools');
  for (const [place, { function: offered }] of tools.entries()) {
    const { name, parameters } = offered ?? {};
    if (!TOOL_NAME.test(name ?? ''))
      refuse(
        `Invalid 'tools[${place}].function.name': string does not match pattern '^[a-zA-Z0-9_-]+$'.`,
        `tools[${place}].function.name`,
      );
    if (!parameters) continue;
    if (parameters['type'] !== 'object' || NOT_AT_TOP.some((key) => key in parameters))
      refuse(
        `Invalid schema for function '${name}': schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level.`,
        `tools[${place}].function.parameters`,
        'invalid_function_parameters',
      );
  }
}

function checkChoice({ tool_choice: choice, tools }: ChatRequest): void {
  if (choice === undefined || choice === 'none') return;
  if (!tools) return refuse("'tool_choice' is only allowed when 'tools' are specified.", 'tool_choice');
  if (choice === 'auto' || choice === 'required') return;
  const wanted = choice?.function?.name;
  if (!tools.some((tool) => tool.function.name === wanted))
    refuse(`Tool choice '${String(wanted)}' not found in 'tools' parameter.`, 'tool_choice');
}
