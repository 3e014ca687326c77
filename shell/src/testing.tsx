import type { ComponentType, ReactNode } from 'react';
import type { ScreenId } from './remotes/loader.ts';

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
  ready(id: ScreenId) {
    return this.failing.has(id) ? undefined : screenNamed(id);
  },
  screen(id: ScreenId): Promise<ComponentType> {
    this.asked.push(id);
    return this.failing.has(id) ? Promise.reject(this.failing.get(id)) : Promise.resolve(screenNamed(id));
  },
  again(id: ScreenId) {
    return this.screen(id);
  },
  version: () => '1.2.3',
  reset() {
    this.failing.clear();
    this.asked.length = 0;
  },
};
