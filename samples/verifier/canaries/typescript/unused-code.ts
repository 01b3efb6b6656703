// canary: unused code | line 2 | 'DeckleSDK' is declared but its value is never read
import DeckleSDK from '@deckle/react-native-sdk';

export const licenseKey = '';
