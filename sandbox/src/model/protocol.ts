/** What a request and an answer of OpenAI's chat completions are made of, as far as the sandbox reads or writes it. */
export interface Message {
  role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
  content?: string | { type: string; text?: string }[] | null;
  tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

export interface OfferedTool {
  type: 'function';
  function: { name: string; description?: string; parameters?: Record<string, unknown> };
}

type ToolChoice = 'auto' | 'none' | 'required' | { type: 'function'; function: { name: string } };

export interface ChatRequest {
  model: string;
  messages: Message[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  tools?: OfferedTool[];
  tool_choice?: ToolChoice;
}

/** What the model says: words or calls of tools. */
export interface Reply {
  text: string;
  /** arguments as JSON text, as the protocol has them */
  calls: { name: string; arguments: string }[];
  finish: 'stop' | 'tool_calls' | 'length' | 'content_filter';
}

export const saying = (text: string): Reply => ({ text, calls: [], finish: 'stop' });

export const calling = (name: string, args: unknown): Reply => ({
  text: '',
  calls: [{ name, arguments: typeof args === 'string' ? args : JSON.stringify(args) }],
  finish: 'tool_calls',
});

/** The text of a message, whether it came as a string or in parts. */
export function textOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text = '' }) => text).join('\n');
}

/** A refusal in the protocol's words. */
export class ModelFault extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, message: string, code: string | null = null, param: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** The body of an error answer, as OpenAI writes it. */
export const errorBody = (
  message: string,
  type: string,
  code: string | null,
  param: string | null = null,
) => ({
  error: { message, type, param, code },
});
