import type { NeighborDocs } from '../../read/neighbor-docs.js'

/**
 * All link targets: plain, JSON-serializable data that each worker receives once and queries for every link.
 * Look keys up with `Object.hasOwn`: an asset may be called `constructor`.
 */
export interface LinkTable {
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** `undefined`: URLs keep the trailing slash that they were written with. */
  readonly trailingSlash: boolean | 'folders' | undefined
  /** `editionKey` → targets that links of that edition resolve to first; the default edition is the first. */
  readonly editions: Readonly<Record<string, EditionLinks>>
  /** Folders of static files, relative to the site's folder. */
  readonly staticRoots: readonly string[]
  /** Route → href of every page. */
  readonly routes: Readonly<Record<string, string>>
  /** Path inside the output folder, with a leading slash, such as `/img/x.png` → static or generated file. */
  readonly statics: Readonly<Record<string, FileTarget>>
  /** Path relative to the site's folder → asset next to the docs. */
  readonly assets: Readonly<Record<string, FileTarget>>
  /** Old route → its target: an href of this site or an absolute URL. */
  readonly redirects: Readonly<Record<string, string>>
}

/** Targets that links of one version in one language resolve to before any others. */
export interface EditionLinks extends NeighborDocs {
  readonly version: string
  readonly locale: string
  /** Route below which its docs are: `/`, or a path such as `/docs/1.0`. */
  readonly home: string
  /** Names of the folders from the root of the repository to the site. */
  readonly folders?: readonly string[]
  /** Maps routes of the default edition to their counterparts, the most likely first; empty in the default edition. */
  readonly mounts: readonly { readonly from: string; readonly to: string }[]
  /** Path of a Markdown file or API description, relative to the site's folder → its page. */
  readonly pages: Readonly<Record<string, PageTarget>>
  /**
   * Operation id or name in the URL, each with and without the API's route as a prefix → the operation's page. Names
   * that several APIs use also have keys from `operationKeyOfApi`.
   */
  readonly operations: Readonly<Record<string, PageTarget>>
  /** Paths of the Markdown files that are drafts, without a page in this build. */
  readonly drafts: readonly string[]
}

/** Key in `operations` that contains the path of the API description, for names that several APIs use. */
export function operationKeyOfApi(path: string, name: string): string {
  return `${path}#${name}`
}

/**
 * Returns the page of an operation that a text in `file` refers to by name. In the description of an API, the
 * operations of this API take precedence.
 */
export function findOperationPage(name: string, file: string, { operations }: EditionLinks): PageTarget | undefined {
  const [api = ''] = file.split('#', 1)
  const key = [operationKeyOfApi(api, name), name].find((each) => Object.hasOwn(operations, each))
  return key === undefined ? undefined : operations[key]
}

/** A page as a link's target. */
export interface PageTarget {
  readonly route: string
  readonly href: string
}

/** A file as the target of a link or image. */
export interface FileTarget {
  readonly href: string
  /** Size of an image in CSS pixels, if its file contains it. */
  readonly width?: number
  readonly height?: number
  /** The image for dark mode: `x.dark.svg` next to `x.svg`. */
  readonly darkHref?: string
}

/** Key of an edition in the link table. */
export function editionKey({ version, locale }: { readonly version: string; readonly locale: string }): string {
  return `${version}\n${locale}`
}

/** Links of an edition; of the default edition if the key is undefined or unknown. */
export function editionLinks({ editions }: LinkTable, key: string | undefined): EditionLinks {
  const exactLinks = key === undefined ? undefined : editions[key]
  const links = exactLinks ?? Object.values(editions)[0]
  if (!links) throw new Error('the link table has no edition')
  return links
}
