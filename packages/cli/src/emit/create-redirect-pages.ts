import { escapeHtml } from '@docgen/renderer/contract'
import { createUrl, isTooLong, type UrlRules } from '../graph/routes/create-url.js'
import type { Artifact } from './artifact.js'
import { encodeUrl } from './create-redirects.js'

/** Inputs of the pages at old URLs. */
export interface RedirectPagesInput {
  /** Decoded routes without the base URL, and where they redirect to: hrefs of the site, or absolute URLs. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  readonly rules: UrlRules
  /** Protocol and host of the site, without a slash at the end. */
  readonly origin: string
  /** Path of each language, empty for none, and its `lang`. */
  readonly languages: readonly { readonly path: string; readonly htmlLang: string }[]
  /** All other output files. */
  readonly files: Iterable<string>
}

/**
 * Creates an HTML page at each old URL, for hosts that do not read `_redirects`. The page has no script and no style,
 * so any policy allows it. Skips an old URL if its path is too long, or if its file, or a folder with the name of its
 * file, exists in any letter case.
 */
export function createRedirectPages({ redirects, rules, origin, languages, files }: RedirectPagesInput): Artifact[] {
  if (redirects.length === 0) return []
  const takenFiles = new Set<string>()
  const takenFolders = new Set<string>()
  const take = (file: string): void => {
    for (const folder of listPrefixes(file).slice(0, -1)) takenFolders.add(folder)
    takenFiles.add(file.toLowerCase())
  }
  for (const file of files) take(file)
  const pages: Artifact[] = []
  for (const { from, to } of redirects) {
    const { file: defaultFile } = createUrl(from, rules)
    // Many hosts serve c.html for the URL /c, so next to c/index.html it would redirect to itself.
    const isBesidePage =
      from.endsWith('.html') && takenFiles.has(`${defaultFile.slice(0, -5)}/index.html`.toLowerCase())
    const file = isBesidePage ? `${defaultFile}/index.html` : defaultFile
    // Many hosts serve c/index.html for the URL /c, so next to c.html it would also redirect to itself.
    const isIndex = from.endsWith('/index') && takenFiles.has(`${from.slice(1, -6)}.html`.toLowerCase())
    const isTaken = takenFolders.has(file.toLowerCase()) || listPrefixes(file).some((each) => takenFiles.has(each))
    if (isTooLong(from) || isTaken || isIndex) continue
    take(file)
    pages.push({ file, bytes: writeRedirectPage(encodeUrl(to), origin, languageOf(from, languages)) })
  }
  return pages
}

/** The folders of a file, outermost first, and the file itself, in lower case. */
function listPrefixes(file: string): readonly string[] {
  const parts = file.toLowerCase().split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function languageOf(from: string, languages: RedirectPagesInput['languages']): string {
  const within = languages.find(({ path }) => path !== '' && `${from}/`.startsWith(`/${path}/`))
  return (within ?? languages.find(({ path }) => path === '') ?? languages[0])?.htmlLang ?? 'en'
}

/** Returns the HTML of a page that redirects to a URL. If `to` is a path, its canonical URL begins with `origin`. */
export function writeRedirectPage(to: string, origin: string, language: string): string {
  const href = escapeHtml(to)
  const canonical = escapeHtml(to.startsWith('/') ? origin + to : to)
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    `<title>${canonical}</title>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<link rel="canonical" href="${canonical}">`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `</head><body><p><a href="${href}">${canonical}</a></p></body></html>\n`,
  ].join('')
}
