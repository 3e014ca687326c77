import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A path segment or file name that cannot escape its folder. */
const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'not a name of a remote, such as chat');
const version = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'not a version, such as 0.1.0-fde4e212d0')
  .max(80);
const file = z
  .string()
  .max(200)
  .regex(/^(?!\.)[\w.@-]+(\/(?!\.)[\w.@-]+)*$/);
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** Identifies a release. */
export const releaseName = z.object({ name, version });
export type ReleaseName = z.output<typeof releaseName>;

/**
 * One published build of a remote, as its team signs it. Unknown fields are kept: a newer version may have written
 * them.
 */
export const release = releaseName.loose().extend({
  /** The container's script, with its hash in the name. */
  entry: file,
  /** Scripts that a screen needs in addition to the entry: what a page may preload. */
  screens: z.record(z.string().max(60), z.array(file)),
  /** Of these scripts, the ones that bring a shared package, with its name: a page may have that package already. */
  shared: z.record(file, z.string().max(100)).optional(),
  /** Subresource integrity of every public file. Also the names under which the registry keeps their contents. */
  integrity: z
    .record(file, integrity)
    .refine((files) => Object.keys(files).length <= 2000, 'has too many files'),
  /** Source maps, by the same kind of hash. No browser gets them. */
  maps: z.record(file, integrity).default({}),
  /** It contains all that it needs of federation; older releases take the core of the plugin's runtime from the page. */
  bringsRuntime: z.literal(true).optional(),
  /** The versions of `@breakaway/host-api` that it was built for, for example `^1.2.0`. */
  hostApi: z.string().regex(/^\^\d+\.\d+\.\d+$/),
});
export type Release = z.output<typeof release>;

/** The integrity hash of a content, as browsers compute it. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
