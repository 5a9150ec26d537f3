/** The kinds of page that a theme draws. */
export type PageKind = 'doc' | 'generated-index' | 'search' | 'not-found'

/** A link that is finished: base URL and trailing-slash rule applied. */
export interface LinkView {
  readonly label: string
  readonly href: string
}

/** A link to a language, in its own name for itself. */
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
  /** Day of a post, RFC 3339 in UTC. */
  readonly date?: string
  /** Of a post in a list. */
  readonly authors?: readonly AuthorView[]
  /** How many items the category has, or how many pages the tag. */
  readonly count?: number
}

/** When and by whom the source last changed. */
export interface LastUpdateView {
  /** RFC 3339 date in UTC, such as `2026-03-01T00:00:00Z`; absent where only the author is shown. */
  readonly date?: string
  readonly author?: string
}

/** When and by whom a post was written. */
export interface PostView {
  /** RFC 3339 in UTC. */
  readonly date?: string
  readonly authors: readonly AuthorView[]
}

/** Who has written a post. */
export interface AuthorView {
  readonly name: string
  readonly title?: string
  /** The author's page, a URL of theirs, or `mailto:`. */
  readonly url?: string
  readonly image?: string
  readonly description?: string
  /** Accounts elsewhere, labelled by their platforms. */
  readonly socials?: readonly LinkView[]
  /** Posts, on pages of authors and in their list. */
  readonly count?: number
}

/** What a page says of the version that it belongs to. */
export interface VersionView {
  readonly name: string
  /** Path of the version below the start of the page's language, such as `1.0/`; empty for the last version. */
  readonly path: string
  readonly label: string
  readonly hasBadge: boolean
  /** Whether search engines may list its pages; the site's own search always does. */
  readonly isIndexed: boolean
  /** Notice above the page, with the way to the same page of the last version. */
  readonly notice?: {
    readonly kind: 'unreleased' | 'unmaintained'
    /** Named by its version; the label is that version's. */
    readonly latest: LinkView & { readonly name: string }
  }
}

/** A feed, with its media type. */
export interface FeedView extends LinkView {
  readonly type: 'application/rss+xml' | 'application/atom+xml'
}

/** Everything the document's `<head>` says of one page. All addresses are absolute or start with the base URL. */
export interface HeadView {
  /** The whole `<title>`, delimiter and site title included. */
  readonly title: string
  /** `og:title`: the page's own title. */
  readonly socialTitle: string
  /** From the front matter; the compiled content's description stands in where absent. */
  readonly description?: string
  readonly keywords: readonly string[]
  readonly canonical?: string
  /** Absolute address of the social card picture. */
  readonly image?: string
  readonly isIndexed: boolean
  /** `hreflang` → absolute address, `x-default` last; empty on a site with one language. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[]
  /** Feeds of the blog that the page belongs to, absolute. */
  readonly feeds?: readonly FeedView[]
  /** Crumbs of the JSON-LD `BreadcrumbList`: those with a link, absolute. */
  readonly breadcrumbs: readonly LinkView[]
}

/** One page, planned: all that a layout shows of it except its compiled text. Small, serialisable, and part of the page's cache key. */
export interface Page {
  readonly kind: PageKind
  /** Path without base URL and trailing slash, such as `/advanced/plans`; `/` for the root. */
  readonly route: string
  /** Path with base URL and trailing-slash rule. */
  readonly href: string
  /** Path inside the output folder, such as `advanced/plans.html`. */
  readonly file: string
  /** The source's path relative to the site's folder; absent for pages that no file stands behind. */
  readonly source?: string
  readonly head: HeadView
  /** Key of the frame around the page's main part: shell (announcement, navbar, footer) and open sidebar branch. */
  readonly shell: string
  /** Key of the sidebar branch shown; absent on pages without sidebar. */
  readonly sidebar?: string
  /** The page's own title, shown as its h1 unless the content opens with one. */
  readonly title: string
  readonly isTitleHidden: boolean
  /** Heading levels of the table of contents; absent where it is hidden. */
  readonly toc?: { readonly min: number; readonly max: number }
  readonly breadcrumbs: readonly BreadcrumbView[]
  readonly tags: readonly LinkView[]
  readonly editHref?: string
  readonly lastUpdate?: LastUpdateView
  readonly previous?: LinkView
  readonly next?: LinkView
  /** Present on posts of a blog. */
  readonly post?: PostView
  /** Present on lists of a blog: posts as they begin, posts by year, authors, or the posts of one author. */
  readonly blogList?: 'posts' | 'archive' | 'authors' | 'author'
  /** The authors that the page lists, or whose page it is. */
  readonly authors?: readonly AuthorView[]
  /** On a list of posts: address of the page with newer ones, and of the one with older ones. */
  readonly newerHref?: string
  readonly olderHref?: string
  /** On the page of a tag: address of the page with all tags. */
  readonly allTagsHref?: string
  /** On the page of an author: address of the page with all authors. */
  readonly allAuthorsHref?: string
  /** Banners above the content. */
  readonly banners: readonly ('draft' | 'unlisted' | 'untranslated')[]
  /** Present where the site has more than one version and the page belongs to one of them. */
  readonly version?: VersionView
  /** Locale → the same page there, this one included: what the links of a language menu lead to; absent on a site with one language. */
  readonly languages?: Readonly<Record<string, string>>
  /** On the page for unknown addresses: where the other languages start, whose pages the address may be among; absent on a site with one language. */
  readonly starts?: readonly LanguageLinkView[]
  /** Language of the text where it is not the page's: it has not been translated. */
  readonly contentLanguage?: { readonly language: string; readonly direction: 'ltr' | 'rtl' }
  /** Cards of a generated index, or of the page's sidebar siblings. */
  readonly cards: readonly CardView[]
  /** Lead sentence of a generated index. */
  readonly description?: string
  /** Extra class names on `<html>`. */
  readonly classNames: readonly string[]
}
