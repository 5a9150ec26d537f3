import type { EditionLinks, FileTarget, PageTarget } from './link-table.js'

/** Origin of a link. */
export interface LinkOrigin {
  /** The file that contains it, relative to the site's folder: file paths are relative to it. */
  readonly file: string
  /** The page that shows it: URLs are relative to it. Absent outside pages, as in the config. */
  readonly route?: string
  /** `editionKey` of that page; defaults to the default edition. */
  readonly edition?: string
}

/** The target of a link. */
export type ResolvedLink = ValidLink | MissingLink

/** A link with a target. */
export type ValidLink =
  | ({ readonly kind: 'page'; readonly anchor?: string } & PageTarget)
  | ({ readonly kind: 'asset' | 'static'; readonly path: string } & FileTarget)
  /** Another site, or an unchecked URL (`pathname://`). */
  | { readonly kind: 'external'; readonly href: string }

/** A link without a target. */
export interface MissingLink {
  readonly kind: 'missing'
  /** As written. */
  readonly href: string
  /** The file that contains it. */
  readonly file: string
  /** The kind of target that was expected: a Markdown file by path, a page or file by route, or an operation by id. */
  readonly expected: 'file' | 'route' | 'operation'
  /** The file's path relative to the site's folder, the route, or the operation's id. */
  readonly wanted: string
  /** Whether the Markdown file exists but is a draft. */
  readonly isDraft: boolean
}

/** A parsed link and its context. */
export interface LinkParts {
  /** As written. */
  readonly href: string
  /** Percent-decoded. */
  readonly path: string
  /** Query and hash, as written. */
  readonly suffix: string
  readonly anchor: string | undefined
  /** The file that contains it. */
  readonly file: string
  /** The page that shows it; undefined outside pages. */
  readonly route: string | undefined
  readonly edition: EditionLinks
}

/** A page as a link's target, with the link's anchor. */
export function toPage(route: string, href: string, anchor: string | undefined): ValidLink {
  return anchor === undefined ? { kind: 'page', route, href } : { kind: 'page', route, href, anchor }
}
