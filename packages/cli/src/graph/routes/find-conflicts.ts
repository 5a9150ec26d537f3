import type { StaticFile } from '../../read/site-files.js'
import type { DocFacts, GeneratedIndexFacts, PageUrl } from '../doc.js'
import { type Claim, type Conflict, docKey } from '../site-graph.js'

/** Everything that claims an id, a route or a path in the output folder. */
export interface Claimants {
  /** Docs of all editions, by precedence. */
  readonly docs: readonly DocFacts[]
  readonly indexes: readonly GeneratedIndexFacts[]
  readonly statics: readonly StaticFile[]
  /** Pages that docgen generates, by name. */
  readonly specialPages: Readonly<Record<string, PageUrl>>
}

/** Conflicting claims to one id, route or output path. The first of `claims` is built. */
export function findConflicts({ docs, indexes, statics, specialPages }: Claimants): readonly Conflict[] {
  // A static file such as `404.html` overrides the page that docgen generates.
  const replaced = new Set(statics.map(({ output }) => output))
  const pages: readonly Page[] = [
    ...Object.entries(specialPages)
      .filter(([, { file }]) => !replaced.has(file))
      .map(([source, url]) => ({ ...url, source, isSpecial: true as const })),
    ...docs,
    ...indexes.map((index) => ({ ...index, subject: nameIndex(index), indexKind: index.kind })),
  ]
  const byId = groupDuplicates(docs, ({ version, locale, id }) => docKey(version, locale, id))
  const byRoute = groupDuplicates(pages, ({ route }) => route)
  // Names that differ only in case collide on case-insensitive file systems.
  const [ofPages, ofStatics] = [pages.map(claimPage), statics.map(claimStatic)]
  const byFile = groupDuplicates([...ofPages, ...ofStatics], ({ value }) => nameOnDisk(value))
  return [
    ...byId.map((claims) =>
      createConflict(
        'id',
        claims.map((doc) => ({ ...positionOf(doc), value: doc.id, route: doc.route })),
      ),
    ),
    ...byRoute.map((claims) =>
      createConflict(
        'route',
        claims.map((page) => ({ ...positionOf(page), value: page.route })),
      ),
    ),
    // Pages with the same route have the same file; the route conflict is already reported.
    ...byFile
      .map(keepFirstOfEachRoute)
      .filter((claims) => claims.length > 1)
      .map((claims) => createConflict('file', claims.map(dropRoute))),
    ...findFilesAsFolders([...ofStatics, ...ofPages]),
  ]
}

/** Files with the path of a folder: each once, with the first file that needs the folder. */
function findFilesAsFolders(claims: readonly FileClaim[]): readonly Conflict[] {
  const needing = new Map<string, FileClaim>()
  for (const claim of claims) {
    for (let end = claim.value.lastIndexOf('/'); end > 0; end = claim.value.lastIndexOf('/', end - 1)) {
      const folder = claim.value.slice(0, end)
      const key = nameOnDisk(folder)
      // If the map has a folder, it also has the folder's parents.
      if (needing.has(key)) break
      needing.set(key, { ...claim, value: folder })
    }
  }
  return claims.flatMap((claim) => {
    const other = needing.get(nameOnDisk(claim.value))
    return other ? createConflict('folder', [dropRoute(claim), dropRoute(other)]) : []
  })
}

/** Input of the claims of pages; `source` names the page in diagnostics. */
interface Page extends PageUrl {
  readonly source: string
  readonly line?: number
  readonly subject?: string | undefined
  readonly indexKind?: GeneratedIndexFacts['kind']
  readonly isSpecial?: true
}

interface FileClaim {
  readonly file: string
  readonly line?: number | undefined
  readonly value: string
  readonly route?: string
  readonly isSpecial?: true
}

/** Groups items with the same key; omits keys with one item. */
function groupDuplicates<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
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

function createConflict(kind: Conflict['kind'], claims: readonly Claim[]): Conflict {
  return { kind, value: claims[0]?.value ?? '', claims }
}

function positionOf({ source, line, subject, indexKind, isSpecial }: Page): Omit<Claim, 'value'> {
  return {
    file: source,
    ...(line !== undefined && { line }),
    ...(subject !== undefined && { subject }),
    ...(indexKind !== undefined && { indexKind }),
    ...(isSpecial && { isSpecial }),
  }
}

/** Describes a generated page in diagnostics. */
function nameIndex({ kind, title }: GeneratedIndexFacts): string | undefined {
  if (kind === 'tags') return 'the list of all tags'
  if (kind === 'authors') return 'the list of all authors'
  if (kind === 'archive') return 'the archive of posts'
  if (kind === 'posts') return 'the list of posts'
  return `the ${kind} ${JSON.stringify(title)}`
}

function keepFirstOfEachRoute(claims: readonly FileClaim[]): readonly FileClaim[] {
  const seen = new Set<string>()
  return claims.filter(({ route }) => route === undefined || seen.size < seen.add(route).size)
}

function claimPage(page: Page): FileClaim {
  const { source, line, file, route, isSpecial } = page
  return { file: source, line, value: file, route, ...(isSpecial && { isSpecial }) }
}

function claimStatic({ path, output }: StaticFile): FileClaim {
  return { file: path, value: output }
}

function dropRoute({ file, line, value, route, isSpecial }: FileClaim): Claim {
  return {
    file,
    value,
    ...(line !== undefined && { line }),
    ...(isSpecial && { isSpecial }),
    ...(route === undefined && { isStatic: true }),
  }
}

/**
 * A key that is equal for paths that are one file on many file systems, which ignore case and Unicode
 * normalization.
 */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
