import { signatureBlock } from '../tables';
import { onSymbol } from './onPlatform';

/** `<Signature of="DeckleSDK.writePDF" />`: declaration, parameters and outcomes of a function. */
export const renderSignature = onSymbol('Signature', (symbol, _, { render }) =>
  signatureBlock(symbol, render),
);
