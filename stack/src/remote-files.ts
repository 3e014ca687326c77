/** What is in a remote's `package.json`. */
export interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

interface Facts {
  /** its local port, beside the whole product */
  port: number;
  /** its port when it runs alone */
  alone: number;
  /** of the other remotes */
  manifests: Manifest[];
}

/** The name of a new remote's screen. */
export const screenOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What all have in common: so a new remote has the scripts and dependencies that every remote has. */
const common = (records: Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(records[0] ?? {}).filter(([key, value]) =>
      records.every((record) => record[key] === value),
    ),
  );

/** The files of a new remote with one screen and its test, by their paths from the root. */
export function filesOfRemote(name: string, { port, alone, manifests }: Facts): Record<string, string> {
  const app = `remote-${name}`;
  const screen = screenOf(name);
  const dependencies = common(manifests.map((one) => one.dependencies));
  // What is sent and stored: a screen that calls nothing knows nothing of it yet.
  delete dependencies['@breakaway/contract'];
  const manifest = {
    name: app,
    version: '0.1.0',
    private: true,
    type: 'module',
    localPort: port,
    scripts: common(manifests.map(({ scripts }) => scripts)),
    dependencies,
  };
  return {
    [`${app}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [`${app}/tsconfig.json`]: `{
  "extends": "../tsconfig.base.json",
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["dist", "node_modules"]
}
`,
    [`${app}/jest.config.mjs`]: `import { preset } from '../jest.preset.mjs';

export default preset('${app}', 'browser');
`,
    [`${app}/webpack.config.mjs`]: `import { remote } from '@breakaway/federation/preset';
import { screens } from './screens.ts';

export default remote(import.meta.dirname, { screens });
`,
    [`${app}/screens.ts`]: `import type { Screens } from '@breakaway/federation/screens';

/** What this remote exposes. */
export const screens = {
  ${screen}: { file: './src/screens/${name}/${screen}.tsx', at: '/app/${name}' },
} satisfies Screens;

declare module '@breakaway/federation/screens' {
  interface RemoteScreens {
    ${name}: typeof screens;
  }
}
`,
    [`${app}/src/screens/${name}/${screen}.tsx`]: `import { useUser } from '@breakaway/host-api';
import { Muted, Stack } from '@breakaway/ui';
import styled from 'styled-components';

const Page = styled(Stack)\`
  max-width: 64rem;
  margin: 0 auto;
  padding: var(--space-5);
\`;

export default function ${screen}() {
  const user = useUser();
  // Signed out while the screen is open: the guard redirects.
  if (!user) return null;
  return (
    <Page>
      <h1>${screen}</h1>
      <Muted>Nothing is here yet, {user.name ?? user.email}.</Muted>
    </Page>
  );
}
`,
    [`${app}/src/screens/${name}/${screen}.test.tsx`]: `import { renderScreen, testSession } from '@breakaway/host-api/testing';
import { screen } from '@testing-library/react';
import ${screen} from './${screen}.tsx';

test('a member is greeted', () => {
  renderScreen(<${screen} />, { session: testSession({ name: 'Anna Rider' }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${screen}');
  expect(screen.getByText('Nothing is here yet, Anna Rider.')).toBeInTheDocument();
});
`,
    [`${app}/README.md`]: `# ${app}

One screen at \`/app/${name}\`.

\`screens.ts\` lists its exposed screens. Navigation, session, calls and toasts come from \`@breakaway/host-api\`,
primitives from \`@breakaway/ui\`. It imports no other remote.

\`\`\`sh
npx pnpm@12.21.0 --filter ${app} dev              # alone, with hot reload: http://localhost:${alone}/app/${name}
npx pnpm@12.21.0 --filter ${app} build            # dist/
npx pnpm@12.21.0 --filter ${app} publish-remote   # an immutable release
npx pnpm@12.21.0 --filter ${app} deploy-remote    # live from the next page load on; rollback-remote goes back
npm run unit -- --selectProjects ${app}      # in the root of the repository
\`\`\`
`,
  };
}
