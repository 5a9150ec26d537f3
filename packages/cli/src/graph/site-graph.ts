import type { DocsVersion } from '../read/versions/docs-version.js'
import type { Address, Doc, GeneratedIndex } from './doc.js'
import type { Edition } from './edition.js'
import type { LinkTable } from './links/link-table.js'
import type { Sidebar } from './sidebar/sidebar.js'

export type { Address, Doc, GeneratedIndex, Tag } from './doc.js'
export type { Edition } from './edition.js'
export { editionKey, type LinkTable } from './links/link-table.js'
export type { Sidebar, SidebarItem } from './sidebar/sidebar.js'

/** The whole site without its text: every page's address, place and neighbours. Small, pure, and always made whole. */
export interface SiteGraph {
  /** The default one first. */
  readonly editions: readonly Edition[]
  /** Published versions, newest first. */
  readonly versions: readonly DocsVersion[]
  /** Locale → its pages without source; the default language is the first. */
  readonly locales: ReadonlyMap<string, LocalePages>
  /** `editionKey` → the document that the edition starts with; an edition without documents has none. */
  readonly mainDocs: ReadonlyMap<string, Doc>
  /** Edition by edition, in code-unit order of their sources; drafts only where the build asks for them. */
  readonly docs: readonly Doc[]
  /** `docKey` → document. */
  readonly docsByKey: ReadonlyMap<string, Doc>
  /** Category pages in sidebar order, then tag pages. */
  readonly indexes: readonly GeneratedIndex[]
  readonly sidebars: readonly Sidebar[]
  readonly redirects: readonly Redirect[]
  readonly links: LinkTable
  /** Files beside the documents, with their place in the output folder. */
  readonly assets: readonly OutputAsset[]
  /** Pages and files that claim the same id, route or output path: for the check stage. */
  readonly conflicts: readonly Conflict[]
}

/** What a language has beside documents. */
export interface LocalePages {
  /** Where the language starts; there is a page only where a document is. */
  readonly home: Address
  readonly search: Address
  readonly notFound: Address
}

/** A file beside the documents that is written to `file` when a page uses it. */
export interface OutputAsset {
  /** Path relative to the site's folder. */
  readonly source: string
  readonly href: string
  /** Path inside the output folder, with the content's hash in its name. */
  readonly file: string
}

/** An old address that leads to a new one. */
export interface Redirect {
  /** Route without base URL. */
  readonly from: string
  /** An href of this site or an address elsewhere. */
  readonly to: string
  /** Where it is written: the config or a page's front matter. */
  readonly file: string
  readonly line?: number
}

/** Things that can't stand beside each other. */
export interface Conflict {
  /** `folder`: the first is a file where the other needs a folder. */
  readonly kind: 'id' | 'route' | 'file' | 'folder'
  /** The id, route or output path that all of them claim. */
  readonly value: string
  /** Two or more, in code-unit order of their files. */
  readonly claims: readonly Claim[]
}

/** Where a claim is made. */
export interface Claim {
  /** Source, category file, config or static file, relative to the site's folder. */
  readonly file: string
  readonly line?: number
  /** Whose page it is, where nobody has written it: `the tag "new"`. */
  readonly subject?: string
  /** The route or output path as this one spells it. */
  readonly value: string
}

/** What a document is looked up by in a graph. */
export function docKey(version: string, locale: string, id: string): string {
  return `${version}\n${locale}\n${id}`
}
