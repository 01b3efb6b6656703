import { apiIndex } from '../apiIndex';
import { onPlatform } from './onPlatform';

/** `<ApiIndex />`: every function, type and member of the platform's package from A to Z. */
export const renderApiIndex = onPlatform('ApiIndex', (_, { input, path, render }) =>
  apiIndex(input.index, path, render),
);
