import type { WebpackPluginInstance } from 'webpack';

/** A component that a remote exposes. */
interface Screen {
  /** The module whose default export is the component. */
  file: string;
  /** Its path on the page on which the remote runs alone; null for a part that is not a page. */
  at: string | null;
}

/** What a remote says of itself in its webpack configuration. */
export interface RemoteOptions {
  /** The name in the registry: `auth` for the folder `remote-auth`. */
  name: string;
  screens: Record<string, Screen>;
  plugins?: WebpackPluginInstance[];
  /** Files that are built next to the screens, for example a static page. */
  entry?: Record<string, string>;
}
