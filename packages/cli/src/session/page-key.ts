import type { LinkTarget } from '@docgen/renderer'
import type { Page } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'

/** All that one page's HTML is made of, each part as a hash or as the data itself. */
export interface PageInputs {
  /** Site data, texts, document head, theme, docgen's own code: what all pages of a language share. */
  readonly common: string
  readonly page: Page
  readonly shell: string
  readonly sidebar?: string
  readonly content?: string
  readonly targets: readonly LinkTarget[]
}

/** The cache key of a page: pages with one key have the same HTML. */
export function createPageKey({ common, page, shell, sidebar, content, targets }: PageInputs): string {
  return hashValue([common, page, shell, sidebar, content, targets])
}
