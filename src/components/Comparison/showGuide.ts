import { comparisonAttribute } from './address';

/** Shows a guide that is hidden because of its address. */
export const showGuide = (): void => {
  document.documentElement.removeAttribute(comparisonAttribute);
};
