/** Reads the versions and their steps from the page: the build has written each of them there once. */
import type { Requirement, Step, StepKind, Version } from '../../model/upgradePath';
import { decodeUses } from '../../model/uses';

/** Inline HTML as Markdown: code, links and strong text. */
export function inlineMarkdown(node: Node): string {
  if (node.nodeName === '#text') return (node.textContent ?? '').replace(/\s+/g, ' ');
  const inner = [...node.childNodes].map(inlineMarkdown).join('');
  switch (node.nodeName) {
    case 'CODE':
      return `\`${inner}\``;
    case 'A':
      return `[${inner}](${(node as HTMLAnchorElement).href})`;
    case 'STRONG':
      return `**${inner}**`;
    default:
      return inner;
  }
}

function readStep(element: HTMLElement, version: string): Step {
  const { kind = '', breaking = '', uses = '', link = '' } = element.dataset;
  const text = element.querySelector('[data-text]') ?? element;
  return {
    version,
    kind: kind as StepKind,
    breaking: breaking !== '',
    link,
    uses: decodeUses(uses),
    html: text.innerHTML,
    markdown: inlineMarkdown(text).trim(),
  };
}

function readRequirement(row: HTMLElement): Requirement {
  const [name = '', before = '', after = ''] = [...row.children].map(
    ({ textContent }) => textContent,
  );
  return { order: Number(row.dataset.requirement), name, before, after };
}

/** The versions in the static list of a page, newest first. */
export function readVersions(list: ParentNode): readonly Version[] {
  return [...list.querySelectorAll<HTMLElement>('[data-version]')].map((element) => {
    const { version = '' } = element.dataset;
    return {
      version,
      requirements: [...element.querySelectorAll<HTMLElement>('[data-requirement]')].map(
        readRequirement,
      ),
      steps: [...element.querySelectorAll<HTMLElement>('[data-kind]')].map((step) =>
        readStep(step, version),
      ),
    };
  });
}
