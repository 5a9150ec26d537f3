import { posix } from 'node:path'
import { writeRedirectPage } from '../emit/create-redirect-pages.js'
import { decodePath } from '../read/files/decode-path.js'
import { SEARCH_MANIFEST_FILE } from '../search/search-manifest.js'
import { findArchivedFile } from './find-archived-file.js'

/** Base URL of exported sites. No real site has it, so each use of it in the output can be found by its text. */
export const ARCHIVE_BASE = '/-docgen-archive-/'

/** A built site, and where it is published. */
export interface BuiltSite {
  /** Path → content. */
  readonly files: ReadonlyMap<string, Buffer>
  /** URL of the published site, with base URL. Links to pages that an archive lacks point to this site. */
  readonly onlineUrl: string
}

/** Files for servers and crawlers, which are never read from a disk. */
const FOR_SERVERS =
  /^(?:404\.html|_headers|_redirects|robots\.txt|sitemap(?:-\d+)?\.xml|docgen-manifest\.json)$|(?:^|\/)(?:llms(?:-full)?\.txt|llms\/[^/]+\.txt|rss\.xml|atom\.xml|feed\.json|[^/]+\.md)$/

/** A version, as its pages name it. */
export interface ArchiveVersion {
  readonly name: string
  /** Path below the start of the language, such as `1.0/`; empty for the latest version. */
  readonly path: string
}

/** The versions of a built site; none on a site with one version. */
export function listArchiveVersions({ files }: BuiltSite): readonly ArchiveVersion[] {
  const versions = [...files].flatMap(([file, bytes]) => (file.endsWith('.html') ? (versionOf(bytes) ?? []) : []))
  return [...new Map(versions.map((version) => [version.name, version])).values()]
}

function versionOf(html: Buffer): ArchiveVersion | undefined {
  // The attributes are in the first tag.
  const [tag = ''] = /<html[^<>]*>/.exec(html.toString('utf8', 0, 4000)) ?? []
  const [, name] = / data-docs-version="([^"]*)"/.exec(tag) ?? []
  const [, path = ''] = / data-docs-version-path="([^"]*)"/.exec(tag) ?? []
  return name === undefined ? undefined : { name, path }
}

/** The files of one archive: pages of a version, pages without a version, and everything that these pages load. */
export function selectFiles({ files }: BuiltSite, version: ArchiveVersion | undefined): ReadonlyMap<string, Buffer> {
  const readable = [...files].filter(([file]) => !FOR_SERVERS.test(file))
  const ofOthers = readable.filter(([file, bytes]) => {
    const pageVersion = file.endsWith('.html') ? versionOf(bytes) : undefined
    return pageVersion !== undefined && version !== undefined && pageVersion.name !== version.name
  })
  const otherPages = new Map(ofOthers)
  const candidates = readable.filter(([file]) => !otherPages.has(file))
  const pages = new Map(candidates.filter(([file]) => file.endsWith('.html')))
  const isInOtherFolder = createFolderCheck(otherPages, pages)
  const isLinked = (file: string): boolean =>
    [...pages.values()].some((html) => html.includes(`"${ARCHIVE_BASE}${encodeURI(file)}`))
  const selected = new Map(candidates.filter(([file]) => !isInOtherFolder(file) || isLinked(file)))
  const manifest = selected.get(SEARCH_MANIFEST_FILE)
  if (!manifest || !version) return selected
  const { indexes, ...rest }: SearchManifest = JSON.parse(manifest.toString('utf8'))
  const versionIndexes = indexes.filter((index) => withoutSlashes(index.version) === withoutSlashes(version.path))
  const text = JSON.stringify({ ...rest, indexes: versionIndexes })
  const reached = listReached(text, selected)
  for (const file of selected.keys()) if (INDEX_FILE.test(file) && !reached.has(file)) selected.delete(file)
  return selected.set(SEARCH_MANIFEST_FILE, Buffer.from(text))
}

/**
 * Creates a function that returns whether a file belongs to other versions: its innermost folder that contains pages
 * contains none of `pages`, only `otherPages`.
 */
function createFolderCheck(otherPages: BuiltSite['files'], pages: BuiltSite['files']): (file: string) => boolean {
  const folders = new Set([...pages.keys()].flatMap(foldersOf))
  const otherFolders = new Set([...otherPages.keys()].flatMap(foldersOf))
  return (file) => {
    const closest = foldersOf(file).find((folder) => folders.has(folder) || otherFolders.has(folder))
    return closest !== undefined && !folders.has(closest)
  }
}

/** The folders that contain a file, innermost first. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split('/')
  return parts.map((_part, index) => parts.slice(0, parts.length - 1 - index).join('/'))
}

/** Returns the HTML of a root page that redirects to the version's start page; `undefined` if none is needed. */
export function createStartRedirect(
  files: ReadonlyMap<string, Buffer>,
  version: ArchiveVersion | undefined,
): string | undefined {
  const path = withoutSlashes(version?.path ?? '')
  const start = path === '' || files.has('index.html') ? undefined : findArchivedFile(path, (each) => files.has(each))
  if (start === undefined) return undefined
  const [, language = 'en'] = / lang="([^"]*)"/.exec(files.get(start)?.toString('utf8', 0, 4000) ?? '') ?? []
  return writeRedirectPage(encodeURI(start), '', language)
}

function withoutSlashes(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

/** The fields of `docgen-search.json` that the export reads. */
interface SearchManifest {
  readonly indexes: readonly { readonly version: string }[]
}

const INDEX_FILE = /^assets\/search\/[0-9a-f]{10}\.txt$/

/** The search index files that a text names by their hashes, directly or through other index files. */
function listReached(text: string, files: ReadonlyMap<string, Buffer>): ReadonlySet<string> {
  const reached = new Set<string>()
  const follow = (content: string): void => {
    for (const [hash] of content.matchAll(/[0-9a-f]{10}/g)) {
      const file = `assets/search/${hash}.txt`
      const bytes = reached.has(file) ? undefined : files.get(file)
      if (!bytes) continue
      reached.add(file)
      follow(bytes.toString('utf8'))
    }
  }
  follow(text)
  return reached
}

/** Makes a page or style sheet work in any folder: changes links, and removes elements that only work on a server. */
export function relativize(file: string, text: string, { onlineUrl, files }: BuiltSite): string {
  const origin = new URL(onlineUrl).origin
  const folder = posix.dirname(file)
  const relative = (target: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
    const archivedFile = findArchivedFile(decodePath(path), (each) => files.has(each))
    return archivedFile === undefined ? onlineUrl + target : encodeURI(posix.relative(folder, archivedFile)) + rest
  }
  const whole = text
    .replaceAll(origin + ARCHIVE_BASE, onlineUrl)
    .replaceAll(encodeURIComponent(origin + ARCHIVE_BASE), encodeURIComponent(onlineUrl))
  if (file.endsWith('.css')) return whole.replaceAll(ARCHIVE_BASE, toRoot(file))
  return (
    whole
      .replace(
        / (href|src|poster|action)="\/-docgen-archive-\/([^"]*)"/g,
        (_all, name, target) => ` ${name}="${relative(target)}"`,
      )
      .replace(/ (srcset|imagesrcset)="([^"]*)"/g, (_all, name, set: string) => {
        const changed = set.replace(/\/-docgen-archive-\/([^\s,]*)/g, (_url, target) => relative(target))
        return ` ${name}="${changed}"`
      })
      // Archives have no Markdown pages.
      .replaceAll(` data-markdown="${ARCHIVE_BASE}`, ` data-markdown="${onlineUrl}`)
      // An archive works at any URL, so it needs no warning about a wrong base URL.
      .replace(/<div id="docgen-base-url-banner"[^<>]*><div><strong>[^<]*<\/strong><p>[^<]*<\/p><\/div><\/div>/, '')
      // Browsers refuse to preload files from a disk.
      .replace(/<link rel="(?:preload|modulepreload|prefetch)"[^<>]*>/g, '')
      // A page on a disk has no origin that a policy could name.
      .replace(/<meta http-equiv="Content-Security-Policy"[^<>]*>/, '')
  )
}

/** The relative URL from a file to the archive's folder, such as `../`; empty for a file in it. */
export function toRoot(file: string): string {
  return '../'.repeat(file.split('/').length - 1)
}

/** All files by path, with the text of the files that scripts request: the search, and lists of versions. */
export function collectRequested(files: ReadonlyMap<string, Buffer>): Readonly<Record<string, string>> {
  const requestedFile =
    /^(?:docgen-search\.json|assets\/search\/.*|.*docs-versions\.json|(?:.*\/)?search(?:\/index)?\.html)$/
  return Object.fromEntries(
    [...files].map(([file, bytes]) => {
      // Scripts need only the path of other files, to complete links to them.
      if (requestedFile.test(file)) return [file, bytes.toString('utf8')]
      return [file, '']
    }),
  )
}
