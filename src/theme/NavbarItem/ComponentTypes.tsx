/**
 * Ejected from theme-classic. What differs: it has only the types that this site's navbar uses, because
 * all of them reach every reader. The check of the navbar refuses the others.
 */
import type { ComponentType } from 'react';
import type { NavbarItemType } from '@site/src/model/navbarItems';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';

export default {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  dropdown: DropdownNavbarItem,
  html: HtmlNavbarItem,
} satisfies Record<NavbarItemType | 'default', ComponentType<never>>;
