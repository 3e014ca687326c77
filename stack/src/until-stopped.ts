import { portsFrom } from './addresses.ts';
import { startStack, type Stack } from './stack.ts';
import type { StackOptions } from './services.ts';

/**
 * Runs a stack until it gets a stop signal, at whatever moment, from the terminal or the parent process; then exits
 * without leaving processes behind.
 * @param whenReady runs once everything is ready
 */
export async function runUntilStopped(
  options: Omit<StackOptions, 'signal' | 'ports'>,
  whenReady: (stack: Stack) => void,
): Promise<void> {
  const stopping = new AbortController();
  let stack: Stack | undefined;
  // The terminal sends the signal to every process of the group, and npm sends it again: handle it once.
  const stop = async () => {
    if (stopping.signal.aborted) return;
    console.log('\nStopping …');
    stopping.abort();
    if (!stack) return;
    await stack.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  try {
    stack = await startStack(
      { ...options, ports: portsFrom(options.env), signal: stopping.signal },
      console.log,
    );
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    console.error((error as Error).message);
    process.exit(1);
  }
  whenReady(stack);
}
