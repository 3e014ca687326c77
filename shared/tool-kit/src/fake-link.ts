import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import type { ToolStart } from '@breakaway/contract/tool-start';

/** A mock of the link to the app, in any state. @param start what the tool is opened with */
export function fakeLink(
  state: ToolState,
  start: ToolStart | null = null,
): ShellLink & { send: jest.Mock; retry: jest.Mock } {
  return {
    state: () => state,
    subscribe: () => () => undefined,
    takeStart: () => {
      const taken = start;
      start = null;
      return taken;
    },
    send: jest.fn(),
    call: async () => ({ ok: false, status: 0, message: 'There is no connection.' }),
    retry: jest.fn(),
    close: () => undefined,
  };
}
