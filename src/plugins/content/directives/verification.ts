import { verificationTables } from '../verification';
import type { RenderDirective } from './types';

/** `<Verification />`: what the last check of the samples found. */
export const renderVerification: RenderDirective = (_, { input }) =>
  verificationTables(input.report);
