/** All that a link may lead to: plain data that a worker gets once and asks for every link. */
export interface LinkTable {
  /** With a slash at both ends. */
  readonly baseUrl: string
  /** `undefined`: addresses keep the slash that they were written with. */
  readonly trailingSlash: boolean | undefined
  /** Folders that `.md` paths may be relative to, relative to the site's folder. */
  readonly contentRoots: readonly string[]
  /** Path of a Markdown file, relative to the site's folder → its page. */
  readonly pages: ReadonlyMap<string, PageTarget>
  /** Route → href of every page. */
  readonly routes: ReadonlyMap<string, string>
  /** Path inside the output folder, with a slash before it → static file. */
  readonly statics: ReadonlyMap<string, FileTarget>
  /** Path relative to the site's folder → file beside the documents. */
  readonly assets: ReadonlyMap<string, FileTarget>
  /** Old route → where it leads: an href of this site or an address elsewhere. */
  readonly redirects: ReadonlyMap<string, string>
  /** Operation id of the API description → its page. */
  readonly operations: ReadonlyMap<string, PageTarget>
  /** Paths of the Markdown files that are drafts and have no page in this build. */
  readonly drafts: ReadonlySet<string>
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
