import type { EditionLinks, FileTarget, PageTarget } from './link-table.js'

/** Where a link stands. */
export interface LinkOrigin {
  /** The file that it is written in, relative to the site's folder: paths of files are relative to it. */
  readonly file: string
  /** The page that it is shown on: addresses are relative to it. Absent outside pages, as in the config. */
  readonly route?: string
  /** `editionKey` of that page; the default edition where absent. */
  readonly edition?: string
}

/** What a link leads to. */
export type ResolvedLink = FoundLink | MissingLink

/** A link that leads somewhere. */
export type FoundLink =
  | ({ readonly kind: 'page'; readonly anchor?: string } & PageTarget)
  | ({ readonly kind: 'asset' | 'static'; readonly path: string } & FileTarget)
  /** Another site, or an address that nobody is to look after (`pathname://`). */
  | { readonly kind: 'external'; readonly href: string }

/** A link that leads nowhere. */
export interface MissingLink {
  readonly kind: 'missing'
  /** As written. */
  readonly href: string
  /** The file that it is written in. */
  readonly file: string
  /** What was looked for: a Markdown file by path, a page or file by route, or an operation by id. */
  readonly sought: 'file' | 'route' | 'operation'
  /** The file's path relative to the site's folder, the route, or the operation's id. */
  readonly wanted: string
  /** True where the Markdown file exists but is a draft. */
  readonly isDraft: boolean
}

/** A link cut up, with what stands around it. */
export interface LinkParts {
  /** As written. */
  readonly href: string
  /** Percent-decoded. */
  readonly path: string
  /** Query and hash, as written. */
  readonly suffix: string
  readonly anchor: string | undefined
  /** The file that it is written in. */
  readonly file: string
  /** The page that it is shown on; undefined outside pages. */
  readonly route: string | undefined
  readonly edition: EditionLinks
}

/** A page as a link's target, with the link's anchor. */
export function toPage(route: string, href: string, anchor: string | undefined): FoundLink {
  return anchor === undefined ? { kind: 'page', route, href } : { kind: 'page', route, href, anchor }
}
