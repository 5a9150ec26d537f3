import type { GraphSource } from './graph-files.js'
import type { SplitPrefix } from './split-prefix.js'

/** Names of a doc, derived from its path. */
export interface NamedDoc {
  /** Folder and base name, such as `advanced/plans`. */
  readonly id: string
  /** Folder below the content root, number prefixes stripped; empty at the top. */
  readonly folder: string
  /** Front matter id, except of plain pages; else the file's name without number prefix and extension. */
  readonly baseName: string
  /** Number in the file's prefix. */
  readonly position?: number
  /** Whether the doc is the index of its folder: `index`, `_index`, `readme`, or the folder's name. */
  readonly isFolderIndex: boolean
}

/** How the files of a collection are named. */
interface Naming {
  /** Folder of the collection. */
  readonly contentRoot: string
  readonly splitPrefix: SplitPrefix
  /** Names of files that are an index besides the usual ones. */
  readonly indexFiles: readonly string[]
  /** Whether the front matter's `id` replaces the file's name. */
  readonly hasIds: boolean
}

/** Names a doc after its path and front matter id. */
export function nameDoc(
  source: Pick<GraphSource, 'path' | 'frontMatter'>,
  { contentRoot, splitPrefix, indexFiles, hasIds }: Naming,
): NamedDoc {
  const parts = source.path.slice(contentRoot === '' ? 0 : contentRoot.length + 1).split('/')
  const fileName = (parts.pop() ?? '').replace(/\.(?:mdx?|jsx?|tsx)$/i, '')
  const folders = parts.map((part) => splitPrefix(part).name)
  const { name, position } = splitPrefix(fileName)
  const baseName = (hasIds ? source.frontMatter.id : undefined) ?? name
  return {
    id: [...folders, baseName].join('/'),
    folder: folders.join('/'),
    baseName,
    ...(position !== undefined && { position }),
    isFolderIndex: isFolderIndex(name, folders.at(-1), indexFiles),
  }
}

/** Names of files that are the index of their folder. By default, `_index` is a partial; in Hugo it is the index. */
const INDEXES: ReadonlySet<string> = new Set(['index', '_index', 'readme'])

/** Whether a file called `name` is the index of its folder; `others` are additional names of such files. */
export function isFolderIndex(name: string, folder: string | undefined, others: readonly string[] = []): boolean {
  const lowered = name.toLowerCase()
  return INDEXES.has(lowered) || lowered === folder?.toLowerCase() || others.includes(name)
}
