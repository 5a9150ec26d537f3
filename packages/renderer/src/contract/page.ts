/** The kinds of page that a theme renders. */
export type PageKind = 'doc' | 'generated-index' | 'search' | 'not-found'

/** A final link: base URL and trailing-slash rule are applied. */
export interface LinkView {
  readonly label: string
  readonly href: string
}

/** A link to the page before or after another one. */
export interface NeighborView extends LinkView {
  /** How a release or a post compares to the page that links to it; absent on other pages. */
  readonly age?: 'newer' | 'older'
}

/** A link to a language, labeled in that language. */
export interface LanguageLinkView extends LinkView {
  /** BCP 47 tag. */
  readonly language: string
}

/** A breadcrumb; without `href` it is plain text. */
export interface BreadcrumbView {
  readonly label: string
  readonly href?: string
}

/** A card of a generated index page or of `::doc-cards`. */
export interface CardView {
  readonly kind: 'doc' | 'category' | 'link' | 'tag'
  readonly label: string
  readonly href: string
  readonly description?: string
  /** HTML of its icon in the sidebar; if absent, the card shows the icon of its kind. */
  readonly icon?: string
  /** Date of the page, RFC 3339 in UTC: its card is an entry of a timeline. */
  readonly date?: string
  /** Labels of an entry of a timeline, such as `New`. */
  readonly labels?: readonly string[]
  /** Present on posts in a list. */
  readonly post?: PostView
  /** Tags of a post in a list. */
  readonly tags?: readonly LinkView[]
  /** Number of items of a category, or of pages with a tag. */
  readonly count?: number
}

/** When and by whom the source was last changed. */
export interface LastUpdateView {
  /** RFC 3339 date in UTC, such as `2026-03-01T00:00:00Z`; absent if only the author is shown. */
  readonly date?: string
  readonly author?: string
  /** URL of the history of the page's source file. */
  readonly historyHref?: string
}

/** Details of a post, shown next to its title. */
export interface PostView {
  /** RFC 3339 in UTC. */
  readonly date?: string
  /** How many minutes it takes to read the post, at least 1. */
  readonly readingMinutes?: number
  /** URL of its image. */
  readonly image?: string
  readonly authors: readonly AuthorView[]
}

/** An author of posts. */
export interface AuthorView {
  readonly name: string
  readonly title?: string
  /** The author's page, another URL, or `mailto:`. */
  readonly url?: string
  readonly image?: string
  readonly description?: string
  /** Social accounts, labeled by platform. */
  readonly socials?: readonly LinkView[]
  /** Number of posts, on author pages and in the list of authors. */
  readonly count?: number
}

/** The version that a page belongs to. */
export interface VersionView {
  readonly name: string
  /** Path of the version below the start of the page's language, such as `1.0/`; empty for the latest version. */
  readonly path: string
  readonly label: string
  readonly hasBadge: boolean
  /** Whether search engines may index its pages; the site's own search always does. */
  readonly isIndexed: boolean
  /** Notice above the page, with a link to the same page of the latest version. */
  readonly notice?: {
    readonly kind: 'unreleased' | 'unmaintained'
    /** The same page of the latest version, with name and label of the version. */
    readonly latest: LinkView & { readonly name: string }
  }
}

/** A feed, with its media type. */
export interface FeedView extends LinkView {
  readonly type: 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json'
}

/** The file with a page as Markdown. */
export interface MarkdownPageView {
  /** Path inside the output folder, such as `advanced/plans.md`. */
  readonly file: string
  /** Path with base URL. */
  readonly href: string
  /** Path with base URL of the `llms.txt` that lists the page. */
  readonly listHref: string
}

/** Dates and authors of a page, for search engines. */
export interface ArticleView {
  readonly isPost: boolean
  /** RFC 3339 in UTC, as `modified`. */
  readonly published?: string
  readonly modified?: string
  /** With absolute URLs. */
  readonly authors: readonly { readonly name: string; readonly url?: string }[]
  /** Name of who last changed it. */
  readonly editor?: string
  /** BCP 47 tag of the text if it differs from the page's. */
  readonly language?: string
}

/** The page's data in the document's `<head>`. All URLs are absolute or start with the base URL. */
export interface HeadView {
  /** The complete `<title>`, delimiter and site title included. */
  readonly title: string
  /** `og:title`: the page's own title. */
  readonly socialTitle: string
  /** From the front matter; replaced by the compiled content's description if absent. */
  readonly description?: string
  readonly keywords: readonly string[]
  readonly canonical?: string
  /** Absolute URL of the social card image. */
  readonly image?: string
  readonly isIndexed: boolean
  /** `hreflang` → absolute URL, `x-default` last; empty on a site with one language. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[]
  /** Feeds that the page is in or lists, with absolute URLs. */
  readonly feeds?: readonly FeedView[]
  /** The page's Markdown file; absent if the page is not published as Markdown. */
  readonly markdownPage?: MarkdownPageView
  /** Entries of the JSON-LD `BreadcrumbList`: the breadcrumbs that are links, with absolute URLs. */
  readonly breadcrumbs: readonly LinkView[]
  /** Present on pages that search engines may index, if their date or author is known. */
  readonly article?: ArticleView
}

/**
 * A planned page: everything that a layout shows except the compiled text. Small, serializable, and part of the page's
 * cache key.
 */
export interface Page {
  readonly kind: PageKind
  /** Path without base URL and trailing slash, such as `/advanced/plans`; `/` for the root. */
  readonly route: string
  /** Path with base URL and trailing-slash rule. */
  readonly href: string
  /** Path inside the output folder, such as `advanced/plans.html`. */
  readonly file: string
  /** The source's path relative to the site's folder; absent for pages without a source file. */
  readonly source?: string
  readonly head: HeadView
  /** Key of the shell around the page's main part: announcement, navbar and footer. */
  readonly shell: string
  /** Key of the sidebar branch shown; absent on pages without sidebar. */
  readonly sidebar?: string
  /**
   * `home` for a landing page, which has no columns next to its content; `full` for a component that arranges its
   * content over the whole width itself; `bare` for content over the whole width without navbar, sidebar and footer,
   * unless a component in it requests these.
   */
  readonly layout?: 'home' | 'full' | 'bare'
  /** The page's title, shown as its h1 unless the content starts with one. */
  readonly title: string
  readonly isTitleHidden: boolean
  /** Heading levels of the table of contents; absent if it is hidden. */
  readonly toc?: { readonly min: number; readonly max: number }
  readonly breadcrumbs: readonly BreadcrumbView[]
  readonly tags: readonly LinkView[]
  readonly editHref?: string
  readonly lastUpdate?: LastUpdateView
  /** Date of the content, such as the date of a release, RFC 3339 in UTC. */
  readonly date?: string
  /** Words that classify the content, such as `New`, next to the date. */
  readonly labels?: readonly string[]
  /** Names of everyone who has changed the source, most changes first; absent if they are not shown. */
  readonly contributors?: readonly string[]
  /** True if the page shows how long it takes to read. */
  readonly showsReadingTime?: boolean
  readonly previous?: NeighborView
  readonly next?: NeighborView
  /** Present on posts of a blog. */
  readonly post?: PostView
  /** Present on blog lists: posts with excerpts, posts by year, authors, or the posts of one author or tag. */
  readonly blogList?: 'posts' | 'archive' | 'authors' | 'author' | 'tag'
  /** The authors listed on the page, or the author of an author page. */
  readonly authors?: readonly AuthorView[]
  /** On a list of posts: URLs of the pages with newer and with older posts. */
  readonly newerHref?: string
  readonly olderHref?: string
  /** On a tag page: URL of the page with all tags. */
  readonly allTagsHref?: string
  /** On an author page: URL of the page with all authors. */
  readonly allAuthorsHref?: string
  /** Banners above the content. */
  readonly banners: readonly ('draft' | 'unlisted' | 'untranslated')[]
  /** Present if the site has several versions and the page belongs to one of them. */
  readonly version?: VersionView
  /**
   * Locale → the same page there, this one included: the targets of a language menu; absent on a site with one
   * language.
   */
  readonly languages?: Readonly<Record<string, string>>
  /**
   * On the not-found page: the start pages of the other languages, because the requested URL may belong to any of them;
   * absent on a site with one language.
   */
  readonly starts?: readonly LanguageLinkView[]
  /** Language of the text if it differs from the page's, because it is not translated. */
  readonly contentLanguage?: { readonly language: string; readonly direction: 'ltr' | 'rtl' }
  /** Cards of a generated index, of the page's siblings in the sidebar, or of the main sections on the 404 page. */
  readonly cards: readonly CardView[]
  /** Lead sentence of a generated index. */
  readonly description?: string
  /** Extra class names on `<html>`. */
  readonly classNames: readonly string[]
}
