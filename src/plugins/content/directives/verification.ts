import { verificationLead, verificationTables } from '../verification';
import type { RenderDirective } from './types';

/** `<Verification />`: what the last check of the samples found; `only="lead"` for one sentence. */
export const renderVerification: RenderDirective = ({ only }, { input }) =>
  only === 'lead' ? verificationLead(input.report) : verificationTables(input.report);
