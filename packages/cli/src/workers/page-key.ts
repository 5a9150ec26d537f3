import type { LinkTarget } from '@docgen/renderer'
import type { Page } from '@docgen/renderer/contract'

import { hashValue } from '../cache/hash.js'
import type { SharedHashes } from './render-setup.js'

/** All inputs of one page's HTML, each as a hash. */
export interface PageInputs {
  /** The inputs that all pages of a language share: site data, texts, document head, theme, docgen's code. */
  readonly common: string
  readonly page: string
  readonly shell: string
  readonly sidebar?: string
  readonly content?: string
  /** Targets of its links and images. */
  readonly targets: string
  /** The plugins that change the page's HTML, in order; absent if the site has no such plugins. */
  readonly plugins?: readonly PluginKey[]
}

/** A plugin's name, and the hash of everything that its hooks depend on. */
export type PluginKey = readonly [name: string, key: string]

/** A page, its language, and the key of its content if it has some. */
export interface KeyedPage {
  readonly page: Page
  readonly locale: string
  readonly contentKey?: string
  /** The plugins that change the page's HTML; absent if the site has no such plugins. */
  readonly plugins?: readonly PluginKey[]
}

/** Hashes the inputs of a page whose links resolve to `targets`. */
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

/** Creates the cache key of a page: pages with the same key have the same HTML. */
export function createPageKey({ common, page, shell, sidebar, content, targets, plugins = [] }: PageInputs): string {
  return hashValue([common, page, shell, sidebar, content, targets, ...plugins])
}
