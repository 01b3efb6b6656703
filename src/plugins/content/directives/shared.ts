import { unknownSection } from '../source/sharedText';
import type { RenderDirective } from './types';

/** `<Shared of="docScan#sources" />`: a section of shared text. */
export const renderShared: RenderDirective = ({ of = '' }, context) => {
  const { dependencies, expandText, input, parents, report } = context;
  const section = input.shared.get(of);
  if (section === undefined) {
    report(unknownSection(of, input.shared));
    return undefined;
  }
  if (parents.includes(of)) {
    report(`The section "${of}" includes itself.`);
    return undefined;
  }
  dependencies.add(section.file);
  return expandText(section.text, {
    ...context,
    file: section.file,
    lineOffset: section.line - 1,
    parents: [...parents, of],
  });
};
