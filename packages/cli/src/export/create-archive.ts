import { readFileSync } from 'node:fs'
import { type Zippable, zipSync } from 'fflate'
import {
  ARCHIVE_BASE,
  type ArchiveVersion,
  type BuiltSite,
  collectRequested,
  createStartRedirect,
  relativize,
  selectFiles,
  toRoot,
} from './archive-files.js'

/** Earliest date of the format. With a fixed date, archives of the same site are identical. */
const DATE = new Date(1980, 0, 1)

/** Files that are already compressed. */
const PACKED = /\.(?:avif|gif|jpe?g|mp4|png|webm|webp|woff2?|zip)$/i

/** The site and version to archive. */
export interface ArchiveRequest {
  readonly site: BuiltSite
  /** Folder of the built site, from which esbuild reads scripts. */
  readonly folder: string
  /** Absent on a site with one version. */
  readonly version?: ArchiveVersion | undefined
  /** Name of the folder in the archive. */
  readonly name: string
}

/** Creates the zip archive of a version of a site, which works from a disk. */
export async function createArchive({ site, folder, version, name }: ArchiveRequest): Promise<Uint8Array> {
  const files = new Map(selectFiles(site, version))
  const scripts = await bundleScripts(files, folder)
  const islands = await bundleIslandModules(files, folder)
  if (islands !== undefined) files.set('assets/archive-modules.js', Buffer.from(islands))
  const client = readClient()
  const requested: Record<string, string> = { ...collectRequested(files) }
  for (const [file, text] of scripts) {
    const isThread = /^assets\/search-worker\./.test(file)
    if (isThread) requested[file] = `${client}\n${text}`
    files.set(file, Buffer.from(text))
  }
  files.set('assets/archive-client.js', Buffer.from(client))
  files.set('assets/archive-files.js', Buffer.from(`docgenArchive.files=${JSON.stringify(requested)}`))
  const archivedSite: BuiltSite = { ...site, files }
  const entries: Zippable = {}
  for (const [file, bytes] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const content = /\.(?:html|css)$/.test(file)
      ? Buffer.from(prepare(file, bytes.toString('utf8'), archivedSite))
      : bytes
    entries[`${name}/${file}`] = [content, { level: PACKED.test(file) ? 0 : 6, mtime: DATE }]
  }
  const start = createStartRedirect(files, version)
  if (start !== undefined) entries[`${name}/index.html`] = [Buffer.from(start), { level: 6, mtime: DATE }]
  return zipSync(entries)
}

function prepare(file: string, text: string, site: BuiltSite): string {
  const relative = relativize(file, text, site)
  if (!file.endsWith('.html')) return relative
  const client = `${toRoot(file)}assets/archive-client.js`
  return relative
    .replace(/(<script(?= )[^<>]*?) type="module"/g, '$1 defer')
    .replace('<meta name="viewport"', `<script src="${client}"></script><meta name="viewport"`)
}

/** Settings of esbuild for scripts: each becomes a classic script that contains its imports. */
const ARCHIVED_SCRIPT = {
  bundle: true,
  format: 'iife',
  minify: true,
  write: false,
  // The base URL of a script is its folder, whatever the file is called.
  define: { 'import.meta.url': 'docgenScriptUrl' },
  banner: { js: 'var docgenScriptUrl=docgenArchive.root+"assets/script.js";' },
  logLevel: 'silent',
} as const

/** Bundles each script that pages load as a module, and the search thread, into a classic script with its imports. */
async function bundleScripts(files: ReadonlyMap<string, Buffer>, folder: string): Promise<ReadonlyMap<string, string>> {
  const { build } = await import('esbuild')
  const pages = [...files].filter(([file]) => file.endsWith('.html')).map(([, bytes]) => bytes.toString('utf8'))
  const named = pages.flatMap((html) =>
    [...html.matchAll(/<script [^<>]*>/g)]
      .filter(([tag]) => tag.includes(' type="module"'))
      .flatMap(([tag]) => / src="\/-docgen-archive-\/([^"?#]+)/.exec(tag)?.[1] ?? []),
  )
  const threads = [...files.keys()].filter((file) => /^assets\/search-worker\.[^/]*\.js$/.test(file))
  const entries = [...new Set([...named, ...threads])].filter((file) => files.has(file))
  return new Map(
    await Promise.all(
      entries.map(async (file): Promise<[string, string]> => {
        const { outputFiles } = await build({ ...ARCHIVED_SCRIPT, absWorkingDir: folder, entryPoints: [`./${file}`] })
        const [bundle] = outputFiles
        // esbuild keeps an import of a computed target: load these modules from the archive.
        return [file, (bundle?.text ?? '').replace(/\bimport\(/g, 'docgenArchive.importText(')]
      }),
    ),
  )
}

/**
 * Bundles the modules of all islands into one classic script, because browsers load no modules from a disk. Each module
 * runs when it is first imported, and all share one React. `undefined` without islands.
 */
async function bundleIslandModules(files: ReadonlyMap<string, Buffer>, folder: string): Promise<string | undefined> {
  const named = new Set<string>()
  for (const [file, bytes] of files) {
    if (!file.endsWith('.html')) continue
    for (const [tag] of bytes.toString('utf8').matchAll(/<docgen-island [^<>]*>/g))
      for (const [, module = ''] of tag.matchAll(/ (?:src|runtime)="\/-docgen-archive-\/([^"?#]+)/g))
        if (files.has(module)) named.add(module)
  }
  if (named.size === 0) return undefined
  const modules = [...named].sort().map((file) => `${JSON.stringify(file)}:()=>import(${JSON.stringify(`./${file}`)})`)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...ARCHIVED_SCRIPT,
    absWorkingDir: folder,
    stdin: { contents: `docgenArchive.modules={${modules.join(',')}}`, resolveDir: folder },
  })
  return outputFiles[0]?.text
}

/** Reads the script from docgen's folder, or from `dist` when docgen runs from source. */
function readClient(): string {
  for (const file of ['./archive-client.js', '../../dist/archive-client.js']) {
    try {
      return readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(
        'ARCHIVE_BASE',
        JSON.stringify(ARCHIVE_BASE),
      )
    } catch {
      // Try the next location.
    }
  }
  throw new Error('docgen has no script for archives: build its packages first')
}
