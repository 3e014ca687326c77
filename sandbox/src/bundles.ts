import { join } from 'node:path';
import { buildSync } from 'esbuild';

const ENTRIES = {
  'stripe/stripe': 'stripe.js',
  'stripe/field': 'field.js',
  'stripe/controller': 'controller.js',
  'stripe/challenge': 'challenge.js',
  'paypal/sdk': 'sdk.js',
  'paypal/button': 'button.js',
  'paypal/approval': 'approval.js',
} as const;

let built: Map<string, string> | undefined;

/** The browser scripts by file name, built once per process and cached in memory. */
export function browserScripts(): Map<string, string> {
  return (built ??= new Map(
    Object.entries(ENTRIES).map(([entry, name]) => {
      const { outputFiles } = buildSync({
        entryPoints: [join(import.meta.dirname, 'browser', `${entry}.ts`)],
        bundle: true,
        format: 'iife',
        target: 'es2022',
        write: false,
        charset: 'utf8',
      });
      return [name, outputFiles[0]?.text ?? ''];
    }),
  ));
}
