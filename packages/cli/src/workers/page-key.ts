import type { LinkTarget } from '@docgen/renderer'
import type { Page } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import type { SharedHashes } from './render-setup.js'

/** All that one page's HTML is made of, each part as a hash. */
export interface PageInputs {
  /** Site data, texts, document head, theme, docgen's own code: what all pages of a language share. */
  readonly common: string
  readonly page: string
  readonly shell: string
  readonly sidebar?: string
  readonly content?: string
  /** What its links and pictures lead to. */
  readonly targets: string
  /** The plugins that change its HTML, in their order; absent where no plugin of the site does. */
  readonly plugins?: readonly PluginKey[]
}

/** A plugin's name, and the hash of all that its hooks depend on. */
export type PluginKey = readonly [name: string, key: string]

/** A page, its language, and the key of its text where it has one. */
export interface KeyedPage {
  readonly page: Page
  readonly locale: string
  readonly contentKey?: string
  /** The plugins that change its HTML; absent where no plugin of the site does. */
  readonly plugins?: readonly PluginKey[]
}

/** The inputs of a page whose links lead to `targets`. */
export function hashInputs(
  { page, locale, contentKey, plugins }: KeyedPage,
  targets: readonly LinkTarget[],
  shared: SharedHashes,
): PageInputs {
  const sidebar = page.sidebar === undefined ? undefined : shared.sidebars[page.sidebar]
  return {
    common: shared.common[locale] ?? '',
    page: hashValue(page),
    shell: shared.shells[page.shell] ?? '',
    ...(sidebar !== undefined && { sidebar }),
    ...(contentKey !== undefined && { content: contentKey }),
    targets: targets.length === 0 ? '' : hashValue(targets),
    ...(plugins && { plugins }),
  }
}

/** The cache key of a page: pages with one key have the same HTML. */
export function createPageKey({ common, page, shell, sidebar, content, targets, plugins = [] }: PageInputs): string {
  return hashValue([common, page, shell, sidebar, content, targets, ...plugins])
}
