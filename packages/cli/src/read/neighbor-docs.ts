import { posix } from 'node:path'
import { type Collection, splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { cleanFolder } from './files/clean-folder.js'
import { type DocsVersion, translatedDocs } from './versions/version-files.js'

/** One version of the docs in one language. */
export interface DocsRoots extends Pick<DocsVersion, 'isLast'> {
  /** Key of the version. */
  readonly version: string
  readonly locale: string
  /** Folder of its docs, relative to the site's folder. */
  readonly contentRoot: string
  /** Folder of the originals; equals `contentRoot` in their language. */
  readonly sourceRoot: string
  readonly collection: Pick<Collection, 'id' | 'docs'>
}

/** The docs folders to which relative paths in one version of the docs can point. */
export interface NeighborDocs {
  /** Folders of this version, relative to the site's folder: translations before originals. */
  readonly contentRoots: readonly string[]
  /** Folder of the same docs in the working tree, for which authors wrote the relative paths. */
  readonly origin: string
  /**
   * Folder of other docs in the working tree → folders of the version that matches this one, translations before
   * originals.
   */
  readonly neighbors: Readonly<Record<string, readonly string[]>>
}

/**
 * Resolves a relative path in a file that was copied into a version or a translation, while the target of the path was
 * not. Returns possible paths relative to the site's folder, the most likely first.
 */
export type FindNeighborPaths = (file: string, path: string) => readonly string[]

/** Creates a `FindNeighborPaths` for the docs folders of a site. */
export function createNeighborPaths(
  versions: readonly DocsVersion[],
  { i18n }: Pick<Config, 'i18n'>,
): FindNeighborPaths {
  const roots = listRoots(versions, i18n)
  const docs = roots.map((each) => describeNeighborDocs(each, roots))
  return (file, path) => {
    const docsRoots = docs.find(({ contentRoots: [root] }) => file.startsWith(`${root}/`))
    if (!docsRoots) return []
    return [
      ...new Set([
        ...eachOriginal(join(file, path), docsRoots.contentRoots),
        ...eachNeighborPath(file, path, docsRoots),
      ]),
    ]
  }
}

/**
 * Yields the possible targets of a relative path in a copied file: in other docs folders, or outside of all docs, but
 * never in another version of the same docs.
 */
export function* eachNeighborPath(file: string, path: string, docs: NeighborDocs): Generator<string> {
  const { contentRoots, origin, neighbors } = docs
  const root = findRoot(file, contentRoots)
  // An included file may itself be in a neighbor.
  if (root === undefined) for (const roots of Object.values(neighbors)) yield* eachOriginal(join(file, path), roots)
  if (root === undefined || root === origin || origin === '') return
  const target = join(origin + file.slice(root.length), path)
  if (target.startsWith(`${origin}/`)) return
  for (const [folder, roots] of Object.entries(neighbors)) {
    if (target.startsWith(`${folder}/`))
      for (const neighborRoot of roots) yield neighborRoot + target.slice(folder.length)
  }
  if (!target.startsWith('../')) yield target
}

/** Yields the same path below each other root: for a file of a translation, the path of its original. */
function* eachOriginal(path: string, roots: readonly string[]): Generator<string> {
  const root = roots.length < 2 ? undefined : findRoot(path, roots)
  if (root !== undefined) for (const other of roots) if (other !== root) yield other + path.slice(root.length)
}

function findRoot(path: string, roots: readonly string[]): string | undefined {
  return roots.find((root) => path.startsWith(`${root}/`))
}

function join(file: string, path: string): string {
  return posix.join(posix.dirname(file), path)
}

/**
 * Finds the neighbors of docs. In each other collection, this is the version with the same name, otherwise the last
 * version, otherwise any version.
 */
export function describeNeighborDocs(docsRoots: DocsRoots, all: readonly DocsRoots[]): NeighborDocs {
  const { name } = splitVersionKey(docsRoots.version)
  const neighbors: Record<string, readonly string[]> = {}
  const best: Record<string, number> = {}
  for (const other of all) {
    if (other.locale !== docsRoots.locale || other.collection.id === docsRoots.collection.id) continue
    const origin = cleanFolder(other.collection.docs.path)
    const rank = splitVersionKey(other.version).name === name ? 2 : Number(other.isLast)
    if (rank <= (best[origin] ?? -1)) continue
    best[origin] = rank
    neighbors[origin] = rootsOf(other)
  }
  return { contentRoots: rootsOf(docsRoots), origin: cleanFolder(docsRoots.collection.docs.path), neighbors }
}

function rootsOf({ contentRoot, sourceRoot }: DocsRoots): readonly string[] {
  return [...new Set([contentRoot, sourceRoot])]
}

function listRoots(versions: readonly DocsVersion[], { locales, sourceLocale, layout }: Config['i18n']): DocsRoots[] {
  return locales.flatMap((locale) =>
    versions.map(({ name, folder, isLast, collection }) => ({
      version: name,
      locale,
      isLast,
      collection,
      sourceRoot: folder,
      contentRoot: locale === sourceLocale ? folder : translatedDocs(locale, name, layout),
    })),
  )
}
