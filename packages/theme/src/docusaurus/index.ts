export { BrowserOnly, useIsBrowser } from './BrowserOnly.js'
export { Accordion, AccordionGroup } from './blocks/Accordion.js'
export { Admonition } from './blocks/Admonition.js'
export { Card, LinkCard } from './blocks/Card.js'
export { CodeBlock, Mermaid } from './blocks/CodeBlock.js'
export { CodeGroup } from './blocks/CodeGroup.js'
export { Details } from './blocks/Details.js'
export { FileTree } from './blocks/FileTree.js'
export { Frame } from './blocks/Frame.js'
export { CardGrid, CardGrid as CardGroup, Column, Columns } from './blocks/grids.js'
export { Step, Steps } from './blocks/Steps.js'
export { TabItem } from './blocks/TabItem.js'
export { Tabs } from './blocks/Tabs.js'
export { Update, Updates } from './blocks/Update.js'
export {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from './blog-client.js'
export { DocCard } from './DocCard.js'
export { DocCardList } from './DocCardList.js'
export { createDocument } from './Document.js'
export { ErrorBoundary } from './ErrorBoundary.js'
export { AnnouncementBar, Footer, Navbar } from './frame-parts.js'
export { Head } from './Head.js'
export { Heading } from './Heading.js'
export { useColorMode } from './hooks/color-mode.js'
export {
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isSamePath,
  isVisibleSidebarItem,
} from './hooks/docs-catalog.js'
export { createDocsClient } from './hooks/docs-client.js'
export { createGlobalData, listInstances } from './hooks/global-data.js'
export { createPageProps } from './hooks/page-props.js'
export { createPathHooks, matchPath } from './hooks/path-hooks.js'
export { createUsePluralForm } from './hooks/plural-form.js'
export {
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
  useSearchQueryString,
} from './hooks/query-string.js'
export { createUseBaseUrl, createUseDocusaurusContext } from './hooks/site-facts.js'
export { createSiteLanguage } from './hooks/site-language.js'
export { createUseLocation } from './hooks/use-location.js'
export { createIcon } from './Icon.js'
export { IdealImage } from './IdealImage.js'
export { Interpolate, interpolate } from './Interpolate.js'
export { Badge, Icon, Tooltip } from './inline.js'
export { Layout } from './Layout.js'
export { createLink } from './Link.js'
export { Actions, Eyebrow, Hero, Logos, Section } from './landing.js'
export { createMdxComponents } from './mdx-components.js'
export { provideTexts } from './message.js'
export { PageMetadata } from './PageMetadata.js'
export { Redirect } from './Redirect.js'
export { ThemedImage } from './ThemedImage.js'
export { TOCInline } from './TOCInline.js'
export { createTranslate, createTranslateText } from './Translate.js'
export { ThemeClassNames } from './theme-class-names.js'
export * from './theme-common.js'
