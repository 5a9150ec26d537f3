import type { Page } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Address, Doc, GeneratedIndex } from '../graph/doc.js'
import { listCards } from '../graph/list-cards.js'
import { planHead } from './plan-head.js'

/** Keys of the frame that stands around a page. */
export interface FrameKeys {
  readonly shell: string
  readonly sidebar?: string
}

/** The page of a document. `image` is the finished address of its social card, where it names one. */
export function planDocPage(doc: Doc, keys: FrameKeys, config: Config, image?: string): Page {
  return {
    ...address(doc),
    ...keys,
    kind: 'doc',
    source: doc.source,
    title: doc.title,
    isTitleHidden: doc.isTitleHidden,
    head: planHead(
      {
        title: doc.title,
        href: doc.href,
        ...(doc.description !== undefined && { description: doc.description }),
        keywords: doc.keywords,
        ...(image !== undefined && { image }),
        isIndexed: doc.isIndexed,
        breadcrumbs: doc.breadcrumbs,
      },
      config,
    ),
    ...(doc.toc && { toc: doc.toc }),
    breadcrumbs: doc.breadcrumbs,
    tags: doc.tags.map(({ label, href }) => ({ label, href })),
    ...(doc.editHref !== undefined && { editHref: doc.editHref }),
    ...(doc.lastUpdate && { lastUpdate: doc.lastUpdate }),
    ...(doc.previous && { previous: doc.previous }),
    ...(doc.next && { next: doc.next }),
    banners: [...(doc.isDraft ? ['draft' as const] : []), ...(doc.isUnlisted ? ['unlisted' as const] : [])],
    cards: listCards(doc.siblings),
    classNames: [...(doc.route === '/' ? ['is-home'] : []), ...(doc.api ? ['is-api'] : [])],
  }
}

/** The page of a category or tag that no file stands behind. */
export function planIndexPage(index: GeneratedIndex, keys: FrameKeys, config: Config): Page {
  return {
    ...address(index),
    ...keys,
    kind: 'generated-index',
    title: index.title,
    isTitleHidden: false,
    head: planHead(
      {
        title: index.title,
        href: index.href,
        ...(index.description !== undefined && { description: index.description }),
        keywords: index.keywords,
        ...(index.image !== undefined && { image: index.image }),
        isIndexed: true,
        breadcrumbs: index.breadcrumbs,
      },
      config,
    ),
    breadcrumbs: index.breadcrumbs,
    tags: [],
    ...(index.previous && { previous: index.previous }),
    ...(index.next && { next: index.next }),
    banners: [],
    cards: index.cards,
    ...(index.description !== undefined && { description: index.description }),
    classNames: [],
  }
}

/** A page of docgen's own: search or not found. Neither belongs into a search engine. */
export function planOwnPage(
  kind: 'search' | 'not-found',
  where: Address & { readonly title: string },
  keys: FrameKeys,
  config: Config,
): Page {
  return {
    ...address(where),
    ...keys,
    kind,
    title: where.title,
    isTitleHidden: false,
    head: planHead({ title: where.title, href: where.href, isIndexed: false }, config),
    breadcrumbs: [],
    tags: [],
    banners: [],
    cards: [],
    classNames: [],
  }
}

function address({ route, href, file }: Address): Pick<Page, 'route' | 'href' | 'file'> {
  return { route, href, file }
}
