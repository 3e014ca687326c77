import type { ComponentType, ReactNode } from 'react';
import type { LoadedScreen } from './remotes/loader.ts';
import type { ScreenId } from './remotes/screen-id.ts';

const components = new Map<ScreenId, ComponentType>();

/** A screen that is only its id as a heading. A frame wraps its children in the id. */
function screenNamed(id: ScreenId): ComponentType {
  const Screen = ({ children }: { children?: ReactNode }) =>
    id.endsWith('Frame') ? (
      <div>
        <p>{id}</p>
        <main>{children}</main>
      </div>
    ) : (
      <h1>{id}</h1>
    );
  return components.get(id) ?? components.set(id, Screen).get(id)!;
}

/** Replaces the loader of remotes in tests: every screen is available, unless `failing` says how it fails. */
export const fakeRemotes = {
  failing: new Map<ScreenId, unknown>(),
  asked: [] as ScreenId[],
  ready(id: ScreenId): LoadedScreen | undefined {
    return this.failing.has(id) ? undefined : { Screen: screenNamed(id), version: '1.2.3' };
  },
  async screen(id: ScreenId): Promise<LoadedScreen> {
    this.asked.push(id);
    if (this.failing.has(id)) throw this.failing.get(id);
    return { Screen: screenNamed(id), version: '1.2.3' };
  },
  again(id: ScreenId) {
    return this.screen(id);
  },
  version: () => '1.2.3',
  giveUp: () => false,
  reportWait: () => {},
  reset() {
    this.failing.clear();
    this.asked.length = 0;
  },
};
