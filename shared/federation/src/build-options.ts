import type { WebpackPluginInstance } from 'webpack';
import type { Screens } from './screens.ts';

/** What a remote says of itself in its webpack configuration. */
export interface RemoteOptions {
  screens: Screens;
  plugins?: WebpackPluginInstance[];
  /** Files that are built next to the screens, for example a static page. */
  entry?: Record<string, string>;
}
