import { errorList } from '../errors/errorPage';
import type { RenderDirective } from './types';

/** `<ErrorList />`: every error of the SDKs, on the page of errors. */
export const renderErrorList: RenderDirective = (_, { expandOn, input }) =>
  errorList({ index: input.index.errors, apis: input.apis, expandOn });
