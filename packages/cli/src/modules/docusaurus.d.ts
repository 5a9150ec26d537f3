// The names of Docusaurus for docgen's modules, and components of the site in src/theme.
// module-types.test.ts writes this file with DOCGEN_UPDATE=1.

declare module '@theme/Accordion' {
  export * from '@docgen/theme/accordion'
  export { default } from '@docgen/theme/accordion'
}
declare module '@theme/AccordionGroup' {
  export * from '@docgen/theme/accordion-group'
  export { default } from '@docgen/theme/accordion-group'
}
declare module '@theme/Badge' {
  export * from '@docgen/theme/badge'
  export { default } from '@docgen/theme/badge'
}
declare module '@theme/Card' {
  export * from '@docgen/theme/card'
  export { default } from '@docgen/theme/card'
}
declare module '@theme/CardGrid' {
  export * from '@docgen/theme/card-grid'
  export { default } from '@docgen/theme/card-grid'
}
declare module '@theme/CardGroup' {
  export * from '@docgen/theme/card-group'
  export { default } from '@docgen/theme/card-group'
}
declare module '@theme/CodeGroup' {
  export * from '@docgen/theme/code-group'
  export { default } from '@docgen/theme/code-group'
}
declare module '@theme/Column' {
  export * from '@docgen/theme/column'
  export { default } from '@docgen/theme/column'
}
declare module '@theme/Columns' {
  export * from '@docgen/theme/columns'
  export { default } from '@docgen/theme/columns'
}
declare module '@theme/FileTree' {
  export * from '@docgen/theme/file-tree'
  export { default } from '@docgen/theme/file-tree'
}
declare module '@theme/Frame' {
  export * from '@docgen/theme/frame'
  export { default } from '@docgen/theme/frame'
}
declare module '@theme/Hero' {
  export * from '@docgen/theme/hero'
  export { default } from '@docgen/theme/hero'
}
declare module '@theme/Eyebrow' {
  export * from '@docgen/theme/eyebrow'
  export { default } from '@docgen/theme/eyebrow'
}
declare module '@theme/Actions' {
  export * from '@docgen/theme/actions'
  export { default } from '@docgen/theme/actions'
}
declare module '@theme/Section' {
  export * from '@docgen/theme/section'
  export { default } from '@docgen/theme/section'
}
declare module '@theme/Logos' {
  export * from '@docgen/theme/logos'
  export { default } from '@docgen/theme/logos'
}
declare module '@theme/Icon' {
  export * from '@docgen/theme/icon'
  export { default } from '@docgen/theme/icon'
}
declare module '@theme/LinkCard' {
  export * from '@docgen/theme/link-card'
  export { default } from '@docgen/theme/link-card'
}
declare module '@theme/Step' {
  export * from '@docgen/theme/step'
  export { default } from '@docgen/theme/step'
}
declare module '@theme/Steps' {
  export * from '@docgen/theme/steps'
  export { default } from '@docgen/theme/steps'
}
declare module '@theme/Tooltip' {
  export * from '@docgen/theme/tooltip'
  export { default } from '@docgen/theme/tooltip'
}
declare module '@theme/Update' {
  export * from '@docgen/theme/update'
  export { default } from '@docgen/theme/update'
}
declare module '@theme/Admonition' {
  export * from '@docgen/theme/admonition'
  export { default } from '@docgen/theme/admonition'
}
declare module '@theme/CodeBlock' {
  export * from '@docgen/theme/code-block'
  export { default } from '@docgen/theme/code-block'
}
declare module '@theme/Details' {
  export * from '@docgen/theme/details'
  export { default } from '@docgen/theme/details'
}
declare module '@theme/DocCard' {
  export * from '@docgen/theme/doc-card'
  export { default } from '@docgen/theme/doc-card'
}
declare module '@theme/DocCardList' {
  export * from '@docgen/theme/doc-card-list'
  export { default } from '@docgen/theme/doc-card-list'
}
declare module '@theme/Heading' {
  export * from '@docgen/theme/heading'
  export { default } from '@docgen/theme/heading'
}
declare module '@theme/IdealImage' {
  export * from '@docgen/theme/ideal-image'
  export { default } from '@docgen/theme/ideal-image'
}
declare module '@theme/Mermaid' {
  export * from '@docgen/theme/mermaid'
  export { default } from '@docgen/theme/mermaid'
}
declare module '@theme/TOCInline' {
  export * from '@docgen/theme/toc-inline'
  export { default } from '@docgen/theme/toc-inline'
}
declare module '@theme/SearchBar' {
  export * from '@docgen/theme/search-bar'
  export { default } from '@docgen/theme/search-bar'
}
declare module '@theme/Tabs' {
  export * from '@docgen/theme/tabs'
  export { default } from '@docgen/theme/tabs'
}
declare module '@theme/TabItem' {
  export * from '@docgen/theme/tab-item'
  export { default } from '@docgen/theme/tab-item'
}
declare module '@theme/ThemedImage' {
  export * from '@docgen/theme/themed-image'
  export { default } from '@docgen/theme/themed-image'
}
declare module '@theme/Layout' {
  export * from '@docgen/theme/layout'
  export { default } from '@docgen/theme/layout'
}
declare module '@theme/AnnouncementBar' {
  export * from '@docgen/theme/announcement-bar'
  export { default } from '@docgen/theme/announcement-bar'
}
declare module '@theme/Footer' {
  export * from '@docgen/theme/footer'
  export { default } from '@docgen/theme/footer'
}
declare module '@theme/Navbar' {
  export * from '@docgen/theme/navbar'
  export { default } from '@docgen/theme/navbar'
}
declare module '@theme/SkipToContent' {
  export * from '@docgen/theme/skip-to-content'
  export { default } from '@docgen/theme/skip-to-content'
}
declare module '@theme/Layout/Provider' {
  export * from '@docgen/theme/layout/provider'
  export { default } from '@docgen/theme/layout/provider'
}
declare module '@theme/MDXComponents' {
  export * from '@docgen/theme/mdx-components'
  export { default } from '@docgen/theme/mdx-components'
}
declare module '@theme/MDXComponents/*' {
  export * from '@docgen/theme/mdx-components/*'
  export { default } from '@docgen/theme/mdx-components/*'
}
declare module '@docusaurus/BrowserOnly' {
  export * from '@docgen/theme/browser-only'
  export { default } from '@docgen/theme/browser-only'
}
declare module '@docusaurus/ComponentCreator' {
  export * from '@docgen/theme/component-creator'
  export { default } from '@docgen/theme/component-creator'
}
declare module '@docusaurus/ErrorBoundary' {
  export * from '@docgen/theme/error-boundary'
  export { default } from '@docgen/theme/error-boundary'
}
declare module '@docusaurus/ExecutionEnvironment' {
  export * from '@docgen/theme/execution-environment'
  export { default } from '@docgen/theme/execution-environment'
}
declare module '@docusaurus/Head' {
  export * from '@docgen/theme/head'
  export { default } from '@docgen/theme/head'
}
declare module '@docusaurus/Interpolate' {
  export * from '@docgen/theme/interpolate'
  export { default } from '@docgen/theme/interpolate'
}
declare module '@docusaurus/Link' {
  export * from '@docgen/theme/link'
  export { default } from '@docgen/theme/link'
}
declare module '@docusaurus/Translate' {
  export * from '@docgen/theme/translate'
  export { default } from '@docgen/theme/translate'
}
declare module '@docusaurus/constants' {
  export * from '@docgen/theme/constants'
  export { default } from '@docgen/theme/constants'
}
declare module '@docusaurus/isInternalUrl' {
  export * from '@docgen/theme/is-internal-url'
  export { default } from '@docgen/theme/is-internal-url'
}
declare module '@docusaurus/plugin-content-blog/client' {
  export * from '@docgen/theme/blog'
}
declare module '@docusaurus/plugin-content-docs/client' {
  export * from '@docgen/theme/docs'
}
declare module '@docusaurus/router' {
  export * from '@docgen/theme/router'
}
declare module '@docusaurus/theme-common' {
  export * from '@docgen/theme/theme-common'
}
declare module '@docusaurus/useBaseUrl' {
  export * from '@docgen/theme/use-base-url'
  export { default } from '@docgen/theme/use-base-url'
}
declare module '@docusaurus/useBrokenLinks' {
  export * from '@docgen/theme/use-broken-links'
  export { default } from '@docgen/theme/use-broken-links'
}
declare module '@docusaurus/useGlobalData' {
  export * from '@docgen/theme/use-global-data'
  export { default } from '@docgen/theme/use-global-data'
}
declare module '@docusaurus/useIsBrowser' {
  export * from '@docgen/theme/use-is-browser'
  export { default } from '@docgen/theme/use-is-browser'
}
declare module '@docusaurus/useDocusaurusContext' {
  export * from '@docgen/theme/use-site-context'
  export { default } from '@docgen/theme/use-site-context'
}
declare module '@theme/*' {
  import type { ComponentType } from 'react'

  // Only the site knows the props of its components.
  const Component: ComponentType<any>
  export default Component
}
declare module '@theme-original/*' {
  import type { ComponentType } from 'react'

  // Only the site knows the props of its components.
  const Component: ComponentType<any>
  export default Component
}
