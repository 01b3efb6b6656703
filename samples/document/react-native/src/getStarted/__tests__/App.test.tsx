// region screenTest
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, userEvent } from '@testing-library/react-native';
import DeckleSDK from '@deckle/react-native-sdk';
import App from '../App';

jest.mock('@deckle/react-native-sdk', () => ({
  __esModule: true,
  default: {
    initSDK: jest.fn(),
    getLastError: jest.fn(),
    scanDocument: jest.fn(),
  },
}));

const sdk = jest.mocked(DeckleSDK);

// The first run also compiles React Native.
jest.setTimeout(30_000);

beforeEach(() => {
  jest.resetAllMocks();
});

test('says that the user canceled', async () => {
  sdk.initSDK.mockResolvedValue(true);
  sdk.scanDocument.mockResolvedValue(false);
  sdk.getLastError.mockResolvedValue('');
  await render(<App />);
  await screen.findByText('Ready to scan');

  await userEvent.press(screen.getByRole('button'));
  expect(await screen.findByText('Scan canceled')).toBeTruthy();
});

test('disables the button without a valid key', async () => {
  sdk.initSDK.mockResolvedValue(false);
  sdk.getLastError.mockResolvedValue('license key has expired');
  await render(<App />);
  await screen.findByText('license key has expired');

  await userEvent.press(screen.getByRole('button'));
  expect(sdk.scanDocument).not.toHaveBeenCalled();
});
// endregion
