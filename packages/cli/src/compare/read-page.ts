import { decodePath } from '../read/files/decode-path.js'
import { collectContent } from './collect-content.js'
import { attributeOf, readHtmlTree } from './html-tree.js'
import { THEME_MARKUPS, UNKNOWN_MARKUP } from './themes/theme-markups.js'

/** A page of a built site. */
export interface PageFile {
  /** Path of the file in the output folder, with slashes. */
  readonly file: string
  readonly html: string
  /** Base URL of the site; starts and ends with a slash. */
  readonly baseUrl: string
  /** Origin of the site, such as `https://docs.example`: links to it are internal. */
  readonly origin: string
}

/** The comparable content of a built page, as readers and search engines see it. */
export interface BuiltPage {
  /** Path without base URL, file extension and trailing slash, decoded; `/` for the root. */
  readonly route: string
  /** Text of the main heading; empty if there is none. */
  readonly title: string
  /** The other headings, in order: a `#` for each level, and the text. */
  readonly headings: readonly string[]
  /** Ids of the headings, except the title, and other link targets in the main part, in order. */
  readonly anchors: readonly string[]
  /** Canonical URL as written; empty if there is none. */
  readonly canonical: string
  /** Targets of the internal links in the main part, as routes with hashes, without duplicates, sorted. */
  readonly links: readonly string[]
  /** Words of the main part in order, in lower case: runs of letters and digits. */
  readonly words: readonly string[]
  /** Images of the main part in order. */
  readonly images: readonly BuiltImage[]
  /** Texts of the code blocks in order, without white space at the ends of lines. */
  readonly codeBlocks: readonly string[]
  /** Routes, without that of the language, of pages that the theme generates from nothing an author wrote. */
  readonly generatedRoutes?: RegExp
}

/** An image of a built page. */
export interface BuiltImage {
  /** Name of its file without folder, hash and extension; empty for an image that is part of the page (`data:`). */
  readonly name: string
  readonly alt: string
}

/** Reads the comparable content of a page: finds its theme, and skips what is part of the theme's layout. */
export function readPage({ file, html, baseUrl, origin }: PageFile): BuiltPage {
  const tree = readHtmlTree(html)
  const markup = THEME_MARKUPS.find(({ detect }) => tree.select(detect).size > 0) ?? UNKNOWN_MARKUP
  const content = collectContent(tree, markup)
  const [canonical] = tree.select('link[rel="canonical"]')
  const { title, headings, words, codeBlocks } = content
  return {
    route: routeOf(file),
    title,
    headings,
    anchors: [...new Set(content.ids)],
    canonical: (canonical && attributeOf(canonical, 'href')) ?? '',
    links: [...new Set(content.hrefs.flatMap((href) => readLink(href, { file, baseUrl, origin })))].sort(),
    words,
    images: content.images.map(({ src, alt }) => ({ name: nameOfImage(src), alt })),
    codeBlocks,
    ...(markup.generatedRoutes && { generatedRoutes: markup.generatedRoutes }),
  }
}

/** Returns the route of an output file: `/a` for both `a/index.html` and `a.html`. */
function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

/** A linked file with a hash in its name: `/assets/files/a-….zip` in Docusaurus, and `/assets/a.….zip` in docgen. */
const HASHED_FILE = /^\/assets\/(?:files\/)?([^/]+)[-.](?:[\da-f]{32}|[\da-f]{8})(\.[^./]+)$/

function readLink(href: string, { file, baseUrl, origin }: Omit<PageFile, 'html'>): readonly string[] {
  const base = `${origin}${baseUrl}${file.split('/').map(encodeURIComponent).join('/')}`
  if (!URL.canParse(href, base)) return []
  const url = new URL(href, base)
  if (url.origin !== new URL(origin).origin || !`${url.pathname}/`.startsWith(baseUrl)) return []
  const path = `/${url.pathname.slice(baseUrl.length)}`
  const target = decodePath(path)
    .replace(HASHED_FILE, '/assets/$1$2')
    .replace(/\/index\.html$|\.html$/, '')
    .replace(/(.)\/$/, '$1')
  return [(target === '' ? '/' : target) + decodePath(url.hash)]
}

/** Next.js optimizes images at this path. */
const OPTIMIZED = /^\/_next\/image$/

function nameOfImage(src: string): string {
  if (/^data:/i.test(src)) return ''
  if (!URL.canParse(src, 'http://site.invalid')) return src
  const url = new URL(src, 'http://site.invalid')
  const original = OPTIMIZED.test(url.pathname) ? url.searchParams.get('url') : null
  const file = decodePath(original ?? url.pathname).replace(/^.*\//, '')
  return file.replace(/\.[a-z\d]+$/i, '').replace(/(?:\.[\w-]{8}(?:_\w+)?|-[\da-f]{32})$/, '')
}
