import {
  assistantTools,
  knownToAssistant,
  useAsAssistant,
  type AssistantMember,
} from '@breakaway/coach/assistants';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';

/** What an assistant reads before it uses a tool. */
const INSTRUCTIONS = `Breakaway computes for one cyclist, the member, with published models of cycling. Its tools read the figures of the member's profile and can change nothing.
Take every figure from a tool and write it with its unit, exactly as shown. Arguments have the units of their schema. Leave out what the member did not say: the profile or a default takes its place, and a tool that needs more answers with a question for the member.
Breakaway does not diagnose and gives no doses of medicines. With pain, illness or injury advise to see a doctor.`;

const PROFILE: Tool = {
  name: 'athlete-profile',
  title: 'What Breakaway knows of the member',
  description:
    'What Breakaway knows of the member: weight, FTP and other figures of the profile. Every other tool reads them itself.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
};

const READS_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** One for all servers: a compiler of schemas is expensive to make. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const said = (text: string, structuredContent: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent,
});
const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

function profileOf(member: AssistantMember): CallToolResult {
  const known = knownToAssistant(member);
  const text =
    known.length > 0
      ? `Known of the member: ${known.join(', ')}.`
      : 'Nothing is known of the member yet. Weight and FTP are what most computations need. The member enters them in Settings of Breakaway, or says them here.';
  return said(text, { known });
}

async function use(name: string, written: unknown, member: AssistantMember): Promise<CallToolResult> {
  if (name === PROFILE.name) return profileOf(member);
  const result = await useAsAssistant(name, written, member);
  if (!result) throw new McpError(ErrorCode.InvalidParams, `There is no tool of the name ${name}`);
  if ('error' in result) return failed(result.error);
  if ('question' in result) return failed(`A figure is missing. Please ask the member: ${result.question}`);
  return said(result.shown, { parts: result.parts });
}

/**
 * A server of the Model Context Protocol with every tool of the coach, for one member and one call.
 * @param onFault learns which tool threw, and the error
 */
export function serverFor(
  productName: string,
  member: AssistantMember,
  onFault: (tool: string, error: unknown) => void,
): Server {
  const server = new Server(
    { name: productName.toLowerCase(), title: productName, version: '1.0.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [PROFILE, ...assistantTools()].map((tool) => ({ ...tool, annotations: READS_ONLY })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      return await use(params.name, params.arguments ?? {}, member);
    } catch (error) {
      if (error instanceof McpError) throw error;
      onFault(params.name, error);
      return failed('This could not be computed. Please try again with other figures.');
    }
  });
  return server;
}
