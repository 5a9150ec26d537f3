import type { BreadcrumbView, CardView, LastUpdateView, LinkView } from '@docgen/renderer/contract'
import type { Post } from '../read/posts/post.js'
import type { SidebarItem } from './sidebar/sidebar.js'

/** Where something is in the site: its route and what follows from it. */
export interface Address {
  /** Path without base URL and trailing slash, not percent-encoded, such as `/advanced/plans`; `/` for the root. */
  readonly route: string
  /** Path with base URL and trailing-slash rule, percent-encoded. */
  readonly href: string
  /** Path inside the output folder, such as `advanced/plans.html`. */
  readonly file: string
}

/**
 * What a document says of itself: everything of its page that needs no other document.
 * All documents are objects of one shape, undefined fields included: on thousands of them that is twice as fast.
 */
export interface DocFacts extends Address {
  /** Folder and name without number prefixes, such as `advanced/plans`; unique in version and locale. */
  readonly id: string
  /** Path of the Markdown file relative to the site's folder. */
  readonly source: string
  /** Line of the front matter's `slug`, else 1: where a conflict of routes is shown. */
  readonly line: number
  /** `current` for the working tree. */
  readonly version: string
  readonly locale: string
  /** True where the text stands in for a translation that there is not. */
  readonly isFallback: boolean
  /** Front matter, else the first level-1 heading, else the id; placeholders filled. */
  readonly title: string
  readonly sidebarLabel?: string | undefined
  readonly sidebarPosition?: number | undefined
  readonly sidebarClassName?: string | undefined
  readonly sidebarCustomProps?: Readonly<Record<string, unknown>> | undefined
  /** `null`: the page shows no sidebar; absent: the one that lists it. */
  readonly displayedSidebar?: string | null | undefined
  readonly paginationLabel?: string | undefined
  /** Id of the document to show as next or previous; `null`: none; absent: by the sidebar. */
  readonly paginationNext?: string | null | undefined
  readonly paginationPrevious?: string | null | undefined
  readonly description?: string | undefined
  readonly keywords: readonly string[]
  /** As written in the front matter: an absolute address, a site path, or a path relative to the source. */
  readonly image?: string | undefined
  readonly isDraft: boolean
  readonly isUnlisted: boolean
  /** Whether search engines may list it: not where it is a draft, unlisted, or says `no_index`. */
  readonly isIndexed: boolean
  readonly isTitleHidden: boolean
  /** Class names on `<html>`. */
  readonly className?: string | undefined
  /** Heading levels of the table of contents; absent where it is hidden. */
  readonly toc?: { readonly min: number; readonly max: number } | undefined
  readonly tags: readonly Tag[]
  readonly editHref?: string | undefined
  readonly lastUpdate?: LastUpdateView | undefined
  /** Old paths, without base URL, that lead here. */
  readonly redirectFrom: readonly string[]
  /** Whether its text may show the cards of the pages beside it. */
  readonly listsCards: boolean
  /** Present on posts of a blog. */
  readonly post?: PostFacts | undefined
  /** Present on pages of an API. */
  readonly api?: ApiPlace | undefined
}

/** What a blog shows of a post, with its authors found. */
export interface PostFacts extends Omit<Post, 'authors'> {
  readonly authors: readonly Author[]
}

/** Who has written a post. */
export interface Author {
  /** That of `authors.yml`, where the author is in it. */
  readonly key?: string
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** What the name links to: the page of the author, a URL as written, or `mailto:`. */
  readonly url?: string
  /** As written: a URL, a path of a static folder, or relative to `source`. */
  readonly image?: string
  readonly socials: readonly LinkView[]
  /** The page with all posts of the author, where there is one. */
  readonly page?: Address
  /** File that has the image, relative to the site's folder. */
  readonly source: string
}

/** What a page of an API shows. */
export interface ApiPlace {
  /** Main file of the description, relative to the site's folder. */
  readonly path: string
  /** JSON pointer of the operation; absent on the overview. */
  readonly pointer?: string
  /** As written in the description; a link may name it. */
  readonly operationId?: string
  /** The operation's name in addresses; absent on the overview. */
  readonly slug?: string
  /** How other descriptions refer to the operation, such as `/paths/~1orders/get`. */
  readonly reference?: string
}

/** A tag of a document, with the page that lists all documents of it. */
export interface Tag extends LinkView {
  /** Route of the tag's page. */
  readonly route: string
  readonly description?: string
}

/** Where a page stands in its sidebar. */
export interface SidebarPlace {
  /** Id of the sidebar that the page shows; absent on pages without. */
  readonly sidebar?: string | undefined
  /** Index of the page's item in the sidebar and, before it, of each category around it; empty where the sidebar shows the page without listing it. */
  readonly trail: readonly number[]
  /** Categories around the page and, last, the page itself; empty where it is in no sidebar or breadcrumbs are off. */
  readonly breadcrumbs: readonly BreadcrumbView[]
  readonly previous?: LinkView | undefined
  readonly next?: LinkView | undefined
  /** What a list of cards on this page shows: the items of the category that it opens, else the items beside it. Empty where it shows none. */
  readonly siblings: readonly SidebarItem[]
}

/** A document with its place in the site. */
export interface Doc extends DocFacts, SidebarPlace {}

/** What a page that no source stands behind says of itself; the pages that it lists are in `cards`. */
export interface GeneratedIndexFacts extends Address {
  readonly kind: 'category' | 'tag' | 'tags' | 'posts' | 'archive' | 'authors' | 'author'
  /** Where it comes from: the config, a category file, or the first document with the tag. */
  readonly source: string
  readonly version: string
  readonly locale: string
  /** The tag's label for a tag; `Tags` for the page of all tags. */
  readonly title: string
  readonly description?: string | undefined
  readonly keywords: readonly string[]
  /** As written in the config: an absolute address or a site path. */
  readonly image?: string | undefined
  readonly cards: readonly CardView[]
  /** On a list of posts: where the newer ones are, and the older ones. */
  readonly newer?: Address | undefined
  readonly older?: Address | undefined
  /** On the page of a tag: the one that lists all tags; on that of an author: the one that lists all authors. */
  readonly all?: Address | undefined
  /** The authors that the page lists, or whose page it is, with the count of their posts. */
  readonly authors?: readonly (Author & { readonly count: number })[] | undefined
}

/** A page that lists others. */
export interface GeneratedIndex extends GeneratedIndexFacts, SidebarPlace {}
