import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isExternalUrl } from '../../config/is-external-url.js'

/** A docs folder of the new config: the pages of the site in one language. */
export interface PageFolder {
  /** Key in `locales`; `root` for the pages without a folder. */
  readonly locale: string
  /** Relative to the site's folder; `.` for the folder itself. */
  readonly path: string
  /** Path below which its pages are served, without a slash at the end; empty for the root. */
  readonly base: string
  /** Paths of its pages, relative to the folder. */
  readonly files: readonly string[]
}

/** Maximum depth of folders. */
const MAX_DEPTH = 20
/** Folders that VitePress skips. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'dist'])

/** Default name of the report of a migration, which is no page. */
export const REPORT = 'migration-report.md'

/** Lists the Markdown files below a folder in code-unit order, without the report and those in hidden folders. */
export function listPages(siteDir: string, folder: string): readonly string[] {
  const visit = (path: string, depth: number): readonly string[] => {
    if (depth > MAX_DEPTH) return []
    const entries = readFolder(join(siteDir, folder, path))
    return entries.flatMap((entry) => {
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) return visit(inner, depth + 1)
      return entry.name.endsWith('.md') && joinFolder(folder, inner) !== REPORT ? [inner] : []
    })
  }
  return visit('', 0)
}

function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((first, second) => (first.name < second.name ? -1 : 1))
  } catch {
    return []
  }
}

/** Joins two paths; `.` if the result is the folder itself. */
export function joinFolder(...parts: readonly string[]): string {
  return posix.normalize(parts.filter((part) => part !== '').join('/') || '.').replace(/(?<=.)\/$/, '')
}

/** A link of a navbar or sidebar to a page or to another site. */
export interface LinkTarget {
  /** URL with hash and query, without `.md` and `.html`. */
  readonly href: string
  /** Id of the page, if the link is to a whole page of the folder. */
  readonly id?: string
}

/** Resolves a link of VitePress, which is relative to the base URL. */
export function resolveLink(link: string, { base, files }: Pick<PageFolder, 'base' | 'files'>): LinkTarget {
  if (isExternalUrl(link)) return { href: link }
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  const route = `/${path.replace(/^\.?\/+/, '')}`
    .replace(/(?:(?<=\/)index)?\.(?:md|html)$/, '')
    .replace(/(?<=\/)index$/, '')
  const href = route + suffix
  if (suffix !== '' || (base !== '' && route !== base && !route.startsWith(`${base}/`))) return { href }
  const name = decodeName(route.slice(base.length + 1))
  const candidates = name === '' || name.endsWith('/') ? [`${name}index`] : [name, `${name}/index`]
  const id = candidates.find((each) => files.includes(`${each}.md`))
  return id === undefined ? { href } : { href, id }
}

function decodeName(name: string): string {
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}

/** A text of VitePress, which may contain HTML, as plain text. */
export function plainText(html: unknown): string {
  return String(html ?? '')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
}
