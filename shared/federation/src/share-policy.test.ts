import { join, resolve } from 'node:path';
import { sharedByPage, sharedByRemote, sharedPackages } from './share-policy.ts';

const remoteAuth = resolve(__dirname, '../../../remote-auth');
const shell = resolve(__dirname, '../../../shell');

test('the shell provides the only copy of each singleton, in its first script', () => {
  const shared = sharedByPage(shell);
  for (const key of ['react', 'react/', 'jotai', '@breakaway/host-api', '@breakaway/ui']) {
    expect(shared[key]).toMatchObject({ shareKey: key, singleton: true, eager: true });
  }
  expect(shared[join(shell, 'src/shares/styled-components.ts')]?.shareKey).toBe('styled-components');
  expect(Object.keys(shared)).not.toContain('formik');
});

test('a remote contains no copy of what the shell provides, and requires the exact version of strict packages', () => {
  const shared = sharedByRemote(remoteAuth);
  expect(shared.react).toMatchObject({ import: false, strictVersion: true, singleton: true });
  expect(shared['@breakaway/host-api']).toMatchObject({ import: false, strictVersion: true });
  // formik and yup are loaded with the first remote that needs them.
  expect(shared.formik).toMatchObject({ singleton: false });
  expect(shared.formik?.import).toBeUndefined();
});

test('versions are the installed ones, and unused packages are not shared', () => {
  expect(sharedByRemote(remoteAuth).react?.requiredVersion).toMatch(/^\^19\./);
  expect(sharedByPage(shell).yup).toBeUndefined();
});

test('few packages are shared: each entry switches tree-shaking off for it', () => {
  expect(sharedPackages.map(({ key }) => key)).not.toEqual(
    expect.arrayContaining(['react-router-dom', 'axios', 'react-toastify', 'react-dom']),
  );
});
