// Exports of docgen's own modules for components and MDX: content of pages. `index.ts` references this file, so a
// project that imports `@docgen/cli`, as every site.config.ts does, has these types.

declare module '@docgen/theme/admonition' {
  import type { ComponentType, ReactNode } from 'react'

  const Admonition: ComponentType<{
    type?: string
    title?: ReactNode
    icon?: ReactNode
    className?: string
    children?: ReactNode
  }>
  export default Admonition
}
declare module '@docgen/theme/code-block' {
  import type { ComponentType, ReactNode } from 'react'

  const CodeBlock: ComponentType<{
    language?: string
    title?: ReactNode
    metastring?: string
    className?: string
    showLineNumbers?: boolean | number
    children?: ReactNode
  }>
  export default CodeBlock
}
declare module '@docgen/theme/details' {
  import type { ComponentType, DetailsHTMLAttributes, ReactNode } from 'react'

  const Details: ComponentType<DetailsHTMLAttributes<HTMLDetailsElement> & { summary?: ReactNode }>
  export default Details
}
declare module '@docgen/theme/doc-card' {
  import type { ComponentType } from 'react'
  /** Content of a card: a link, or a category with the number of its items. */
  export interface DocCardItem {
    type: string
    label: string
    href?: string
    description?: string
    items?: readonly unknown[]
  }
  const DocCard: ComponentType<{ item: DocCardItem; className?: string }>
  export default DocCard
}
declare module '@docgen/theme/doc-card-list' {
  import type { ComponentType } from 'react'

  const DocCardList: ComponentType<{
    items?: readonly { type: string; label: string; href?: string; description?: string }[] | undefined
    className?: string
  }>
  export default DocCardList
}
declare module '@docgen/theme/heading' {
  import type { ComponentType, HTMLAttributes } from 'react'

  const Heading: ComponentType<HTMLAttributes<HTMLHeadingElement> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }>
  export default Heading
}
declare module '@docgen/theme/ideal-image' {
  import type { ComponentType, ImgHTMLAttributes } from 'react'

  const IdealImage: ComponentType<Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & { img: unknown }>
  export default IdealImage
}
declare module '@docgen/theme/mermaid' {
  import type { ComponentType } from 'react'

  const Mermaid: ComponentType<{ value: string }>
  export default Mermaid
}
declare module '@docgen/theme/toc-inline' {
  import type { ComponentType } from 'react'

  const TOCInline: ComponentType<{
    toc?: readonly { readonly value: string; readonly id: string; readonly level: number }[]
    minHeadingLevel?: number
    maxHeadingLevel?: number
  }>
  export default TOCInline
}
declare module '@docgen/theme/search-bar' {
  import type { ComponentType } from 'react'

  /** Renders nothing: the navbar has the search. */
  const SearchBar: ComponentType
  export default SearchBar
}
declare module '@docgen/theme/tabs' {
  import type { ComponentType, ReactNode } from 'react'

  const Tabs: ComponentType<{
    groupId?: string
    queryString?: boolean | string
    defaultValue?: string | null
    values?: readonly { value: string; label?: ReactNode; default?: boolean; attributes?: Record<string, unknown> }[]
    className?: string
    lazy?: boolean
    block?: boolean
    children?: ReactNode
  }>
  export default Tabs
}
declare module '@docgen/theme/tab-item' {
  import type { ComponentType, ReactNode } from 'react'

  const TabItem: ComponentType<{
    value: string
    label?: ReactNode
    default?: boolean
    className?: string
    attributes?: Record<string, unknown>
    children?: ReactNode
  }>
  export default TabItem
}
declare module '@docgen/theme/themed-image' {
  import type { ComponentType, ImgHTMLAttributes } from 'react'

  const ThemedImage: ComponentType<
    Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & { sources: { light: string; dark: string } }
  >
  export default ThemedImage
}
declare module '@docgen/theme/layout' {
  import type { ComponentType, ReactNode } from 'react'

  const Layout: ComponentType<{
    title?: string
    description?: string
    keywords?: string | readonly string[]
    wrapperClassName?: string
    noFooter?: boolean
    /** `full` (default): as wide as the window; `home`: a landing page; `column`: the column of a standalone page. */
    layout?: 'full' | 'home' | 'column'
    children?: ReactNode
  }>
  export default Layout
}
declare module '@docgen/theme/announcement-bar' {
  import type { ComponentType } from 'react'

  const Part: ComponentType
  export default Part
}
declare module '@docgen/theme/footer' {
  import type { ComponentType } from 'react'

  const Part: ComponentType
  export default Part
}
declare module '@docgen/theme/navbar' {
  import type { ComponentType } from 'react'

  const Part: ComponentType
  export default Part
}
declare module '@docgen/theme/skip-to-content' {
  import type { ComponentType } from 'react'

  const Part: ComponentType
  export default Part
}
declare module '@docgen/theme/layout/provider' {
  import type { ComponentType, ReactNode } from 'react'

  const Part: ComponentType<{ children?: ReactNode }>
  export default Part
}
declare module '@docgen/theme/mdx-components' {
  import type { ComponentType } from 'react'

  const MDXComponents: Readonly<Record<string, ComponentType<any>>>
  export default MDXComponents
}
declare module '@docgen/theme/mdx-components/*' {
  import type { ComponentType } from 'react'

  const MDXComponent: ComponentType<any>
  export default MDXComponent
}
