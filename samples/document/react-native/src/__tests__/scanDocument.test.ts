// region scanTest
import { beforeEach, expect, jest, test } from '@jest/globals';
import DeckleSDK from '@deckle/react-native-sdk';
import { scan } from '../scanDocument';

jest.mock('@deckle/react-native-sdk', () => ({
  __esModule: true,
  default: {
    scanDocument: jest.fn(),
    pageCount: jest.fn(),
    getLastError: jest.fn(),
  },
  ScanFilter: {},
  Source: {},
}));

const sdk = jest.mocked(DeckleSDK);

beforeEach(() => {
  jest.resetAllMocks();
});

test('resolves with the number of pages', async () => {
  sdk.scanDocument.mockResolvedValue(true);
  sdk.pageCount.mockResolvedValue(2);

  expect(await scan({ multiPage: true })).toBe(2);
  expect(sdk.scanDocument).toHaveBeenCalledWith({ multiPage: true });
});

test('distinguishes a cancel from a failure', async () => {
  sdk.scanDocument.mockResolvedValue(false);
  sdk.getLastError.mockResolvedValue('');
  expect(await scan({})).toBeNull();

  sdk.getLastError.mockResolvedValue('no activity in the foreground');
  await expect(scan({})).rejects.toThrow('no activity in the foreground');

  sdk.scanDocument.mockRejectedValue(new Error('not initialised'));
  await expect(scan({})).rejects.toThrow('not initialised');
});
// endregion
