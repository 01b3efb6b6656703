import { comparisonAttribute } from '../../model/comparison';

/** Shows a guide that is hidden because of its address. */
export const showGuide = (): void => {
  document.documentElement.removeAttribute(comparisonAttribute);
};
