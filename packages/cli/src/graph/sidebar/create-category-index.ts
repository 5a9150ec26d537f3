import type { CardView } from '@docgen/renderer/contract'
import type { GeneratedIndexFacts } from '../doc.js'
import { fillPlaceholders } from '../fill-placeholders.js'
import { createUrl } from '../routes/create-url.js'
import { isAbsoluteUrl, joinRoute, resolveSlug } from '../routes/resolve-slug.js'
import { isUnlistedItem } from './is-unlisted-item.js'
import type { SidebarDocItem, SidebarItem } from './sidebar.js'
import { type ItemPosition, positionInside, reportProblem, type SidebarScope } from './sidebar-scope.js'

/** Inputs of a category's generated page. */
export interface CategoryIndexInput {
  readonly position: ItemPosition
  readonly category: { readonly label: string; readonly description?: string }
  readonly link: {
    readonly slug?: string
    readonly title?: string
    readonly description?: string
    readonly image?: string
    readonly keywords?: readonly string[]
  }
  readonly items: readonly SidebarItem[]
  /** Last segment of its route if the link sets none. */
  readonly slug: string
}

/** The page that lists a category's items; without a slug in its link, it is below `/category/`. */
export function createCategoryIndex(scope: SidebarScope, input: CategoryIndexInput): GeneratedIndexFacts {
  const { category, link, items, position } = input
  const { config, edition } = scope
  const byLabel = joinRoute(`${edition.routeBase}/category/${input.slug}`)
  const rawSlug = link.slug === undefined ? undefined : fillPlaceholders(link.slug, config.placeholders)
  const slug = rawSlug === undefined ? undefined : resolveSlug(rawSlug, { routeBase: edition.routeBase, folder: '' })
  if (rawSlug !== undefined && !slug) reportSlug(scope, rawSlug, input)
  const description = link.description ?? category.description
  return {
    ...createUrl(slug?.route ?? byLabel, config, slug?.hasSlash),
    kind: 'category',
    source: position.file,
    version: edition.version,
    locale: edition.locale,
    title: link.title ?? category.label,
    ...(description !== undefined && { description }),
    keywords: link.keywords ?? [],
    ...(link.image !== undefined && { image: link.image }),
    cards: listTimeline(scope, items) ?? listCards(items),
  }
}

/** All pages below a category, newest first, if each of them shows a date. */
function listTimeline({ docs }: SidebarScope, items: readonly SidebarItem[]): readonly CardView[] | undefined {
  const listed = listDocs(items)
  const cards = listed.flatMap(({ id, label, href, description }): CardView[] => {
    const { title = label, date, labels } = docs.get(id) ?? {}
    const details = { ...(description !== undefined && { description }), ...(labels && { labels }) }
    return date === undefined ? [] : [{ kind: 'doc', label: title, href, date, ...details }]
  })
  if (cards.length === 0 || cards.length < listed.length) return undefined
  return cards.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : one.date === other.date ? 0 : -1))
}

function listDocs(items: readonly SidebarItem[]): readonly SidebarDocItem[] {
  return items.flatMap((item) => {
    if (item.kind === 'html' || item.kind === 'link' || isUnlistedItem(item)) return []
    return item.kind === 'category' ? listDocs(item.items) : [item]
  })
}

function reportSlug(scope: SidebarScope, slug: string, { position, category }: CategoryIndexInput): void {
  reportProblem(scope, positionInside(position, 'link', 'slug'), {
    code: 'invalid-slug',
    message: `the slug ${JSON.stringify(slug)} of the category ${JSON.stringify(category.label)} ${isAbsoluteUrl(slug) ? 'is an absolute URL' : 'contains a character that paths cannot have'}`,
    hint: isAbsoluteUrl(slug) ? 'Write only its path' : 'Remove ?, # and \\',
  })
}

/** A card for each listed item with a link; a category without a page links to its first page. */
export function listCards(items: readonly SidebarItem[]): readonly CardView[] {
  return items.flatMap((item): CardView[] => {
    if (item.kind === 'html' || isUnlistedItem(item)) return []
    const { label, description, icon } = item
    const details = { ...(description !== undefined && { description }), ...(icon !== undefined && { icon }) }
    if (item.kind !== 'category')
      return [{ kind: item.kind === 'link' ? 'link' : 'doc', label, href: item.href, ...details }]
    const href = item.link?.href ?? findFirstLink(item.items)?.href
    const count = item.items.filter((child) => child.kind !== 'html' && !isUnlistedItem(child)).length
    return href === undefined ? [] : [{ kind: 'category', label, href, count, ...details }]
  })
}

/** The first page of this site that items link to, in reading order. */
export function findFirstLink(
  items: readonly SidebarItem[],
): { readonly label: string; readonly href: string } | undefined {
  for (const item of items) {
    if (item.kind === 'html' || isUnlistedItem(item) || (item.kind === 'link' && item.isExternal)) continue
    if (item.kind !== 'category') return { label: item.label, href: item.href }
    const first = item.link ? { label: item.label, href: item.link.href } : findFirstLink(item.items)
    if (first) return first
  }
  return undefined
}
