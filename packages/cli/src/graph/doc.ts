import type { BreadcrumbView, CardView, LastUpdateView, LinkView, NeighborView } from '@docgen/renderer/contract'
import type { Post } from '../read/posts/post.js'
import type { SidebarItem } from './sidebar/sidebar.js'

/** A page's route, and the URL and output file that follow from it. */
export interface PageUrl {
  /** Path without base URL and trailing slash, not percent-encoded, such as `/advanced/plans`; `/` for the root. */
  readonly route: string
  /** Path with base URL and trailing-slash rule, percent-encoded. */
  readonly href: string
  /** Path inside the output folder, such as `advanced/plans.html`. */
  readonly file: string
}

/**
 * Everything about a doc that depends on no other doc.
 * Create each doc with the same fields in the same order, even if they are undefined: code that reads thousands of docs
 * is then faster.
 */
export interface DocFacts extends PageUrl {
  /** Folder and name without number prefixes, such as `advanced/plans`; `findConflicts` reports duplicates. */
  readonly id: string
  /** Path of the Markdown file or API description, relative to the site's folder. */
  readonly source: string
  /** Line of the front matter's `slug`, else 1: the line of diagnostics about conflicting routes. */
  readonly line: number
  /** `current` for the working tree. */
  readonly version: string
  readonly locale: string
  /** Whether the content is an original in place of a missing translation. */
  readonly isFallback: boolean
  /** From the front matter, else the first level-1 heading, else the file or folder name; placeholders filled in. */
  readonly title: string
  readonly sidebarLabel?: string | undefined
  readonly sidebarPosition?: number | undefined
  readonly sidebarIcon?: string | undefined
  readonly sidebarClassName?: string | undefined
  readonly sidebarCustomProps?: Readonly<Record<string, unknown>> | undefined
  /** `null`: the page shows no sidebar; absent: the sidebar that lists it. */
  readonly displayedSidebar?: string | null | undefined
  readonly paginationLabel?: string | undefined
  /** Id of the next or previous doc; `null`: none; absent: determined by the sidebar. */
  readonly paginationNext?: string | null | undefined
  readonly paginationPrevious?: string | null | undefined
  readonly description?: string | undefined
  /** Its first paragraph, which cards show if it has no description. */
  readonly excerpt?: string | undefined
  readonly keywords: readonly string[]
  /** As written in the front matter: an absolute URL, a site path, or a path relative to the source. */
  readonly image?: string | undefined
  readonly isDraft: boolean
  readonly isUnlisted: boolean
  /** Whether it is the 404 page of its language, which is always unlisted. */
  readonly isNotFound?: boolean | undefined
  /** Whether search engines may index it: false for drafts, unlisted pages and `no_index`. */
  readonly isIndexed: boolean
  readonly isTitleHidden: boolean
  /** `home` on landing pages, `bare` on component pages without navbar and footer. */
  readonly layout?: 'home' | 'bare' | undefined
  /** Class names on `<html>`. */
  readonly className?: string | undefined
  /** Heading levels of the table of contents; absent if it is hidden. */
  readonly toc?: { readonly min: number; readonly max: number } | undefined
  readonly tags: readonly Tag[]
  readonly editHref?: string | undefined
  readonly lastUpdate?: LastUpdateView | undefined
  /** Date below the title, from the front matter; RFC 3339 in UTC. */
  readonly date?: string | undefined
  /** Date of a post, or from the front matter whether or not the page shows it; RFC 3339 in UTC. */
  readonly published?: string | undefined
  /** Labels next to the date below the title. */
  readonly labels?: readonly string[] | undefined
  /** Names of everyone who has changed it, if it shows them. */
  readonly contributors?: readonly string[] | undefined
  readonly showsReadingTime?: boolean | undefined
  /** Old paths, without base URL, that redirect to the page. */
  readonly redirectFrom: readonly string[]
  /** Whether its content may show the cards of sibling pages. */
  readonly listsCards: boolean
  /** Present on posts of a blog. */
  readonly post?: PostFacts | undefined
  /** Present on pages of an API. */
  readonly api?: ApiSubject | undefined
}

/** The facts of a post that a blog shows, with its authors resolved. */
export interface PostFacts extends Omit<Post, 'authors' | 'readingMinutes'> {
  readonly authors: readonly Author[]
  /** How long it takes to read it, at least 1, if the blog shows that. */
  readonly readingMinutes?: number
}

/** Author of a post. */
export interface Author {
  /** Key in `authors.yml`, if the author has an entry. */
  readonly key?: string
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** Target of the name's link: the author's page, a URL as written, or `mailto:`. */
  readonly url?: string
  /** As written: a URL, a path in a static folder, or relative to `source`. */
  readonly image?: string
  readonly socials: readonly LinkView[]
  /** The page with all posts of the author, if any. */
  readonly page?: PageUrl
  /** File that names the image, relative to the site's folder. */
  readonly source: string
}

/** The part of an API description that a page shows. */
export interface ApiSubject {
  /** Main file of the description, relative to the site's folder. */
  readonly path: string
  /** JSON pointer of the operation, schema or workflow, empty for the changelog; absent on the overview. */
  readonly pointer?: string
  /** Absent for an operation or the overview. */
  readonly kind?: 'schema' | 'workflow' | 'changelog'
  /** As written in the description; links can use it. */
  readonly operationId?: string
  /** The name of the operation or schema in URLs; absent on the overview and the changelog. */
  readonly slug?: string
  /** How other descriptions refer to it, such as `/paths/~1orders/get`. */
  readonly reference?: string
}

/** A tag of a page, with the page that lists all pages with that tag. */
export interface Tag extends LinkView {
  /** Route of the tag's page. */
  readonly route: string
  readonly description?: string
}

/** A page's position in its sidebar. */
export interface SidebarPosition {
  /** Id of the sidebar that the page shows; absent if it shows none. */
  readonly sidebar?: string | undefined
  /**
   * Indexes of the enclosing categories, the outermost first, and then of the page's item; empty if the sidebar does
   * not list the page.
   */
  readonly itemPath: readonly number[]
  /**
   * Enclosing categories and, last, the page itself; empty if the page is in no sidebar or breadcrumbs are
   * disabled.
   */
  readonly breadcrumbs: readonly BreadcrumbView[]
  readonly previous?: NeighborView | undefined
  readonly next?: NeighborView | undefined
  /**
   * Cards for a card list on this page: the items of the category that the page opens, else its siblings. Empty if
   * the page has no card list.
   */
  readonly siblings: readonly SidebarItem[]
}

/** A doc with its position in the site. */
export interface Doc extends DocFacts, SidebarPosition {}

/** Facts about a page that docgen generates without a Markdown file; `cards` are the pages that it lists. */
export interface GeneratedIndexFacts extends PageUrl {
  readonly kind: 'category' | 'tag' | 'tags' | 'posts' | 'archive' | 'authors' | 'author'
  /** The file that causes the page: the config, a category file, or the first page that it lists. */
  readonly source: string
  readonly version: string
  readonly locale: string
  /** The tag's label for a tag; `Tags` for the page of all tags. */
  readonly title: string
  readonly description?: string | undefined
  readonly keywords: readonly string[]
  /** As written in the config: an absolute URL or a site path. */
  readonly image?: string | undefined
  readonly cards: readonly CardView[]
  /** On a tag's page: the number of pages with the tag; `cards` can contain only some of them. */
  readonly count?: number | undefined
  /** On a list of posts: the pages with newer and with older posts. */
  readonly newer?: PageUrl | undefined
  readonly older?: PageUrl | undefined
  /** On a tag's page: the page of all tags; on an author's page: the page of all authors. */
  readonly all?: PageUrl | undefined
  /** The authors that the page is about, with their post counts. */
  readonly authors?: readonly (Author & { readonly count: number })[] | undefined
}

/** A generated page that lists other pages. */
export interface GeneratedIndex extends GeneratedIndexFacts, SidebarPosition {}
