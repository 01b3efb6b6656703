// region scanTest
import { beforeEach, expect, test, vi } from 'vitest';
import { DeckleSDK } from '@deckle/capacitor-sdk';
import { scan } from '../scanDocument';

vi.mock('@deckle/capacitor-sdk', () => ({
  DeckleSDK: { scanDocument: vi.fn(), pageCount: vi.fn() },
  ScanFilter: {},
  Source: {},
}));

const sdk = vi.mocked(DeckleSDK);

beforeEach(() => {
  vi.resetAllMocks();
});

test('resolves with the number of pages', async () => {
  sdk.scanDocument.mockResolvedValue({ status: 'SUCCESS' });
  sdk.pageCount.mockResolvedValue({ count: 2 });
  expect(await scan({ multiPage: true })).toBe(2);
  expect(sdk.scanDocument).toHaveBeenCalledWith({
    config: { multiPage: true },
  });
});

test('distinguishes a cancel from a failure', async () => {
  sdk.scanDocument.mockResolvedValue({ status: 'CANCELED' });
  expect(await scan({})).toBeNull();

  sdk.scanDocument.mockRejectedValue(new Error('not initialised'));
  await expect(scan({})).rejects.toThrow('not initialised');
});
// endregion
