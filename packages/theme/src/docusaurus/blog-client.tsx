import type { ReactElement, ReactNode } from 'react'
import { readCurrentDocument } from './hooks/docs-client.js'
import { findBuiltPath, readPagePath } from './hooks/use-location.js'

// The exports of `@docusaurus/plugin-content-blog/client` that components in posts use.

/** A post in the sidebar of a blog. */
interface BlogSidebarItem {
  readonly title: string
  readonly permalink: string
  readonly date: string | Date
  readonly unlisted?: boolean
}

/** The post that contains the component. */
export function useBlogPost() {
  const page = readCurrentDocument('useBlogPost')
  const permalink = findBuiltPath('')
  return { ...page, metadata: { permalink, ...Object(page.metadata) }, isBlogPostPage: true }
}

/** The listed items, and the current page even if it is unlisted. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): readonly BlogSidebarItem[] {
  const path = readPagePath()
  return items.filter(({ permalink, unlisted }) => !unlisted || permalink === path)
}

/** Groups items by year, latest year first. */
export function groupBlogSidebarItemsByYear(
  items: readonly BlogSidebarItem[],
): readonly (readonly [string, readonly BlogSidebarItem[]])[] {
  const years = new Map<string, BlogSidebarItem[]>()
  for (const item of items) {
    const year = String(new Date(item.date).getUTCFullYear())
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a))
}

/** Props of `BlogSidebarItemList`, with Docusaurus' names. */
export interface BlogSidebarItemListProps {
  readonly items: readonly BlogSidebarItem[]
  readonly ulClassName?: string
  readonly liClassName?: string
  readonly linkClassName?: string
}

/** A list of links to posts. */
export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
}: BlogSidebarItemListProps): ReactElement {
  const show = ({ title, permalink }: BlogSidebarItem): ReactNode => (
    <li key={permalink} className={liClassName}>
      <a href={permalink} className={linkClassName}>
        {title}
      </a>
    </li>
  )
  return <ul className={ulClassName}>{items.map(show)}</ul>
}
