/**
 * Wraps the theme's MDX components: adds the small ones that nearly every page uses. Larger ones are
 * imported by the pages that show them; the build writes those imports (`autoImports.ts`).
 * Code blocks never reach the theme: the build turns them into `CodeFence`.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchor from '@site/src/components/Anchor';
import ApiHead from '@site/src/components/ApiHead';
import ApiTable from '@site/src/components/ApiTable';
import Availability from '@site/src/components/Availability';
import CodeFence from '@site/src/components/CodeFence';
import ColorPair from '@site/src/components/ColorPair';
import Equivalents from '@site/src/components/Equivalents';
import Since from '@site/src/components/Since';

export default {
  ...MDXComponents,
  Anchor,
  ApiHead,
  ApiTable,
  Availability,
  CodeFence,
  ColorPair,
  Equivalents,
  Since,
  TabItem,
  Tabs,
};
