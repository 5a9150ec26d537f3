/**
 * All that a link may lead to: plain data, the same after JSON, that a worker gets once and asks for every link.
 * Look a key up with `Object.hasOwn`: an asset may be called `constructor`.
 */
export interface LinkTable {
  /** With a slash at both ends. */
  readonly baseUrl: string
  /** `undefined`: addresses keep the slash that they were written with. */
  readonly trailingSlash: boolean | undefined
  /** `editionKey` → what links of that edition lead to first; the default edition is the first. */
  readonly editions: Readonly<Record<string, EditionLinks>>
  /** Folders of static files, relative to the site's folder. */
  readonly staticRoots: readonly string[]
  /** Route → href of every page. */
  readonly routes: Readonly<Record<string, string>>
  /** Path inside the output folder, with a slash before it, such as `/img/x.png` → static file. */
  readonly statics: Readonly<Record<string, FileTarget>>
  /** Path relative to the site's folder → file beside the documents. */
  readonly assets: Readonly<Record<string, FileTarget>>
  /** Old route → where it leads: an href of this site or an address elsewhere. */
  readonly redirects: Readonly<Record<string, string>>
}

/** What links of one version in one language lead to before they lead anywhere else. */
export interface EditionLinks {
  readonly version: string
  readonly locale: string
  /** Folders that `.md` paths may be relative to, relative to the site's folder: translations before what they are made from. */
  readonly contentRoots: readonly string[]
  /** Folder of the same documents in the working tree: relative paths were written there before a version was cut or translated. */
  readonly origin: string
  /** Folder of other documents in the working tree → that of the version of them that belongs to this one; empty in the working tree. */
  readonly neighbors: Readonly<Record<string, string>>
  /** Where routes of the default edition have their counterparts, the likeliest first; none in the default edition. */
  readonly mounts: readonly { readonly from: string; readonly to: string }[]
  /** Path of a Markdown file, relative to the site's folder → its page. */
  readonly pages: Readonly<Record<string, PageTarget>>
  /** Operation id, name in the address, or both with the route of the API before it → its page; and see `ownOperationKey`. */
  readonly operations: Readonly<Record<string, PageTarget>>
  /** Paths of the Markdown files that are drafts and have no page in this build. */
  readonly drafts: readonly string[]
}

/** Key in `operations` of what the API description at a path calls by a name, where another calls something else so. */
export function ownOperationKey(path: string, name: string): string {
  return `${path}#${name}`
}

/** The page of an operation that a text of `file` calls by a name: in an API's own texts its own operations go first. */
export function findOperationPage(name: string, file: string, { operations }: EditionLinks): PageTarget | undefined {
  const [api = ''] = file.split('#', 1)
  const key = [ownOperationKey(api, name), name].find((each) => Object.hasOwn(operations, each))
  return key === undefined ? undefined : operations[key]
}

/** A page as a link's target. */
export interface PageTarget {
  readonly route: string
  readonly href: string
}

/** A file as a link's or picture's target. */
export interface FileTarget {
  readonly href: string
  /** Size of a picture in CSS pixels, where its file tells. */
  readonly width?: number
  readonly height?: number
  /** The picture for the dark colour mode: `x.dark.svg` beside `x.svg`. */
  readonly darkHref?: string
}

/** What an edition is looked up by in the link table. */
export function editionKey({ version, locale }: { readonly version: string; readonly locale: string }): string {
  return `${version}\n${locale}`
}

/** Links of an edition; those of the default one where none is named. */
export function editionLinks({ editions }: LinkTable, key: string | undefined): EditionLinks {
  const found = key === undefined ? undefined : editions[key]
  const links = found ?? Object.values(editions)[0]
  if (!links) throw new Error('the link table has no edition')
  return links
}
