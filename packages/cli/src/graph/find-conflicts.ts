import type { StaticFile } from '../read/site-files.js'
import type { Address, DocFacts, GeneratedIndexFacts } from './doc.js'
import { nameOnDisk } from './name-on-disk.js'
import { type Claim, type Conflict, docKey } from './site-graph.js'

/** Everything that claims an id, a route or a path in the output folder. */
export interface Claimants {
  /** Of all editions, drafts left out, in the order in which they win. */
  readonly docs: readonly DocFacts[]
  readonly indexes: readonly GeneratedIndexFacts[]
  readonly statics: readonly StaticFile[]
  /** Pages of docgen's own, by what they are called. */
  readonly own: Readonly<Record<string, Address>>
}

/** Claims that can't stand beside each other. In `claims` the first one is the one that is built. */
export function findConflicts({ docs, indexes, statics, own }: Claimants): readonly Conflict[] {
  // A static file such as `404.html` replaces the page that docgen would write.
  const replaced = new Set(statics.map(({ output }) => output))
  const pages: readonly Page[] = [
    ...Object.entries(own)
      .filter(([, { file }]) => !replaced.has(file))
      .map(([source, address]) => ({ ...address, source })),
    ...docs,
    ...indexes.map((index) => ({ ...index, subject: nameIndex(index) })),
  ]
  const byId = group(docs, ({ version, locale, id }) => docKey(version, locale, id))
  const byRoute = group(pages, ({ route }) => route)
  // Many disks take names that differ in case alone for one, so they collide somewhere.
  const files = [...statics.map(claimStatic), ...pages.map(claimPage)]
  const byFile = group(files, ({ value }) => nameOnDisk(value))
  return [
    ...byId.map((claims) =>
      conflict(
        'id',
        claims.map((doc) => ({ ...placeOf(doc), value: doc.id })),
      ),
    ),
    ...byRoute.map((claims) =>
      conflict(
        'route',
        claims.map((page) => ({ ...placeOf(page), value: page.route })),
      ),
    ),
    // Pages with one route have one file too: that is said already.
    ...byFile
      .map(firstOfEachRoute)
      .filter((claims) => claims.length > 1)
      .map((claims) => conflict('file', claims.map(dropRoute))),
    ...findFilesAsFolders(files),
  ]
}

/** Files that stand where others need a folder, each once, beside the first that needs it. */
function findFilesAsFolders(claims: readonly FileClaim[]): readonly Conflict[] {
  const needing = new Map<string, FileClaim>()
  for (const claim of claims) {
    for (let end = claim.value.lastIndexOf('/'); end > 0; end = claim.value.lastIndexOf('/', end - 1)) {
      const folder = claim.value.slice(0, end)
      const key = nameOnDisk(folder)
      // Whoever needed it first needed the folders around it, too.
      if (needing.has(key)) break
      needing.set(key, { ...claim, value: folder })
    }
  }
  return claims.flatMap((claim) => {
    const other = needing.get(nameOnDisk(claim.value))
    return other ? conflict('folder', [dropRoute(claim), dropRoute(other)]) : []
  })
}

/** What claims of pages are read from; `source` is what a person calls the page by. */
interface Page extends Address {
  readonly source: string
  readonly line?: number
  readonly subject?: string | undefined
}

interface FileClaim {
  readonly file: string
  readonly line?: number | undefined
  readonly value: string
  readonly route?: string
}

function group<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const firsts = new Map<string, Item>()
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, item)
    else groups.set(key, [...(groups.get(key) ?? [first]), item])
  }
  return [...groups.values()]
}

function conflict(kind: Conflict['kind'], claims: readonly Claim[]): Conflict {
  return { kind, value: claims[0]?.value ?? '', claims }
}

function placeOf({ source, line, subject }: Page): Pick<Claim, 'file' | 'line' | 'subject'> {
  return { file: source, ...(line !== undefined && { line }), ...(subject !== undefined && { subject }) }
}

/** What stands at the address of a page that nobody has written. */
function nameIndex({ kind, title }: GeneratedIndexFacts): string | undefined {
  if (kind === 'tags') return 'the list of all tags'
  if (kind === 'authors') return 'the list of all authors'
  if (kind === 'archive') return 'the archive of posts'
  if (kind === 'posts') return undefined
  return `the ${kind} ${JSON.stringify(title)}`
}

function firstOfEachRoute(claims: readonly FileClaim[]): readonly FileClaim[] {
  const seen = new Set<string>()
  return claims.filter(({ route }) => route === undefined || seen.size < seen.add(route).size)
}

function claimPage(page: Page): FileClaim {
  return { file: page.source, line: page.line, value: page.file, route: page.route }
}

function claimStatic({ path, output }: StaticFile): FileClaim {
  return { file: path, value: output }
}

function dropRoute({ file, line, value }: FileClaim): Claim {
  return line === undefined ? { file, value } : { file, line, value }
}
