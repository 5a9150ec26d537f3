const withPrefix = <Name extends string>(prefix: string, names: readonly Name[]): Readonly<Record<Name, string>> =>
  // Each name has an entry.
  Object.fromEntries(names.map((name) => [name, prefix + toWords(name)])) as Record<Name, string>

/** `docTocMobile` → `doc-toc-mobile`. */
function toWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Class names of Docusaurus' theme, for components that set them. */
export const ThemeClassNames = {
  page: {
    blogListPage: 'blog-list-page',
    blogPostPage: 'blog-post-page',
    blogTagsListPage: 'blog-tags-list-page',
    blogTagPostListPage: 'blog-tags-post-list-page',
    blogAuthorsListPage: 'blog-authors-list-page',
    blogAuthorsPostsPage: 'blog-authors-posts-page',
    docsDocPage: 'docs-doc-page',
    docsTagsListPage: 'docs-tags-list-page',
    docsTagDocListPage: 'docs-tags-doc-list-page',
    mdxPage: 'mdx-page',
  },
  wrapper: { main: 'main-wrapper', blogPages: 'blog-wrapper', docsPages: 'docs-wrapper', mdxPages: 'mdx-wrapper' },
  common: {
    ...withPrefix('theme-', [
      'editThisPage',
      'lastUpdated',
      'backToTopButton',
      'codeBlock',
      'admonition',
      'unlistedBanner',
      'draftBanner',
    ]),
    admonitionType: (type: string) => `theme-admonition-${type}`,
  },
  announcementBar: { container: 'theme-announcement-bar' },
  tabs: { container: 'theme-tabs-container' },
  layout: {
    navbar: {
      container: 'theme-layout-navbar',
      containerLeft: 'theme-layout-navbar-left',
      containerRight: 'theme-layout-navbar-right',
      mobileSidebar: { container: 'theme-layout-navbar-sidebar', panel: 'theme-layout-navbar-sidebar-panel' },
    },
    main: { container: 'theme-layout-main' },
    footer: { container: 'theme-layout-footer', column: 'theme-layout-footer-column' },
  },
  docs: {
    ...withPrefix('theme-', [
      'docVersionBanner',
      'docVersionBadge',
      'docBreadcrumbs',
      'docMarkdown',
      'docTocMobile',
      'docTocDesktop',
      'docFooter',
      'docFooterTagsRow',
      'docFooterEditMetaRow',
      'docSidebarContainer',
      'docSidebarMenu',
      'docSidebarItemCategory',
      'docSidebarItemLink',
    ]),
    docSidebarItemCategoryLevel: (level: number) => `theme-doc-sidebar-item-category-level-${level}`,
    docSidebarItemLinkLevel: (level: number) => `theme-doc-sidebar-item-link-level-${level}`,
  },
  blog: withPrefix('theme-', ['blogFooterTagsRow', 'blogFooterEditMetaRow']),
  pages: withPrefix('theme-', ['pageFooterEditMetaRow']),
} as const
