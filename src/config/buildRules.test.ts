import { expect, it } from 'vitest';
import config from '../../site.config';

it('broken links, anchors and pictures fail the build; Markdown links and duplicate routes warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'warn',
    markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
  });
});
