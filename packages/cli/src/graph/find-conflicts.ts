import type { StaticFile } from '../read/site-files.js'
import type { Address, DocFacts, GeneratedIndexFacts } from './doc.js'
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
  const pages: readonly Page[] = [
    ...Object.entries(own).map(([source, address]) => ({ ...address, source })),
    ...docs,
    ...indexes,
  ]
  const byId = group(docs, ({ version, locale, id }) => docKey(version, locale, id))
  const byRoute = group(pages, ({ route }) => route)
  // Many disks take names that differ in case alone for one, so they collide somewhere.
  const byFile = group([...statics.map(claimStatic), ...pages.map(claimPage)], ({ value }) =>
    value.normalize('NFC').toLowerCase(),
  )
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
  ]
}

/** What claims of pages are read from; `source` is what a person calls the page by. */
interface Page extends Address {
  readonly source: string
  readonly line?: number
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

function placeOf(page: Page): Pick<Claim, 'file' | 'line'> {
  return page.line === undefined ? { file: page.source } : { file: page.source, line: page.line }
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
