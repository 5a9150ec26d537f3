import type { DocsVersion } from '../read/versions/version-files.js'
import type { Doc, GeneratedIndex, GeneratedIndexFacts, PageUrl } from './doc.js'
import type { Edition } from './edition.js'
import type { LinkTable } from './links/link-table.js'
import type { Sidebar } from './sidebar/sidebar.js'

export type { Doc, GeneratedIndex, PageUrl, Tag } from './doc.js'
export type { Edition } from './edition.js'
export { editionKey, type LinkTable } from './links/link-table.js'
export type { Sidebar, SidebarItem } from './sidebar/sidebar.js'

/** The whole site without content: every page's route, position and neighbors. It is small, and always complete. */
export interface SiteGraph {
  /** The default edition first. */
  readonly editions: readonly Edition[]
  /** Published versions, newest first. */
  readonly versions: readonly DocsVersion[]
  /** Locale → its generated pages; the default language is the first. */
  readonly locales: ReadonlyMap<string, LocalePages>
  /** `editionKey` → the start page of the edition; absent for an edition without docs. */
  readonly mainDocs: ReadonlyMap<string, Doc>
  /** By edition: docs in the order of their files, then API pages; drafts only if the build includes them. */
  readonly docs: readonly Doc[]
  /** `docKey` → doc. */
  readonly docsByKey: ReadonlyMap<string, Doc>
  /** By edition: lists of posts and authors, then category pages in sidebar order, then tag pages. */
  readonly indexes: readonly GeneratedIndex[]
  readonly sidebars: readonly Sidebar[]
  readonly redirects: readonly Redirect[]
  readonly links: LinkTable
  /** Assets next to the docs, with their path in the output folder. */
  readonly assets: readonly OutputAsset[]
  /** Pages and files that claim the same id, route or output path; the check stage reports them. */
  readonly conflicts: readonly Conflict[]
}

/** Pages of a language that are not docs. */
export interface LocalePages {
  /** Home of the language; a page exists there only if a doc does. */
  readonly home: PageUrl
  readonly search: PageUrl
  readonly notFound: PageUrl
  /** Whether a doc is the 404 page, so docgen generates none. */
  readonly hasOwnNotFound: boolean
}

/** An asset next to the docs that is written to `file` if a page uses it. */
export interface OutputAsset {
  /** Path relative to the site's folder. */
  readonly source: string
  readonly href: string
  /** Path inside the output folder, with the content's hash in its name. */
  readonly file: string
}

/** A redirect from an old route. */
export interface Redirect {
  /** Route without base URL. */
  readonly from: string
  /** An href of this site or an absolute URL. */
  readonly to: string
  /** Where it is defined: the config or a page's front matter. */
  readonly file: string
  readonly line?: number
}

/** Conflicting claims. */
export interface Conflict {
  /** `folder`: the first claim is a file at a path where the second claim needs a folder. */
  readonly kind: 'id' | 'route' | 'file' | 'folder'
  /** The id, route or output path that all of them claim. */
  readonly value: string
  /** Two or more; the first takes precedence. */
  readonly claims: readonly Claim[]
}

/** Where a claim comes from. */
export interface Claim {
  /** Source, category file, config or static file, relative to the site's folder. */
  readonly file: string
  readonly line?: number
  /** Describes a generated page: `the tag "new"`. */
  readonly subject?: string
  /** The kind of a generated page that lists other pages. */
  readonly indexKind?: GeneratedIndexFacts['kind']
  /** True for the search page and the 404 page of a language. */
  readonly isSpecial?: true
  /** The route or output path in the spelling of this claim. */
  readonly value: string
  /** The route of the page that claims an id. */
  readonly route?: string
  /** True for a static file. A page of the site takes precedence over it. */
  readonly isStatic?: true
}

/** Key of a doc in a graph. */
export function docKey(version: string, locale: string, id: string): string {
  return `${version}\n${locale}\n${id}`
}
