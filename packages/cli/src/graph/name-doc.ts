import type { GraphSource } from './graph-files.js'

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
  /** Whether the doc is the index of its folder: `index`, `readme`, or the folder's name. */
  readonly isFolderIndex: boolean
}

/** How the files of a collection are named. */
interface Naming {
  /** Folder of the collection. */
  readonly contentRoot: string
  /** Whether file names may begin with their position. */
  readonly hasPrefixes: boolean
  /** Whether the front matter's `id` replaces the file's name. */
  readonly hasIds: boolean
}

/** Names a doc after its path and front matter id. */
export function nameDoc(
  source: Pick<GraphSource, 'path' | 'frontMatter'>,
  { contentRoot, hasPrefixes, hasIds }: Naming,
): NamedDoc {
  const parts = source.path.slice(contentRoot === '' ? 0 : contentRoot.length + 1).split('/')
  const fileName = (parts.pop() ?? '').replace(/\.(?:mdx?|jsx?|tsx)$/i, '')
  const folders = parts.map((part) => splitIf(part, hasPrefixes).name)
  const { name, position } = splitIf(fileName, hasPrefixes)
  const baseName = (hasIds ? source.frontMatter.id : undefined) ?? name
  return {
    id: [...folders, baseName].join('/'),
    folder: folders.join('/'),
    baseName,
    ...(position !== undefined && { position }),
    isFolderIndex: isFolderIndex(name, folders.at(-1)),
  }
}

/** Whether a file called `name` is the index of its folder. */
export function isFolderIndex(name: string, folder: string | undefined): boolean {
  const lowered = name.toLowerCase()
  return lowered === 'index' || lowered === 'readme' || lowered === folder?.toLowerCase()
}

function splitIf(name: string, hasPrefixes: boolean): PrefixedName {
  return hasPrefixes ? splitNumberPrefix(name) : { name }
}

/** A file or folder name without its number prefix, and the number. */
export interface PrefixedName {
  readonly name: string
  readonly position?: number
}

/** Names that start with two numbers are dates or versions: `2024-07-29`, `1.12.1`. */
const DATE_OR_VERSION = /^\d+[-_.]\d/
const PREFIXED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s

/**
 * `01-intro` → `intro` at position 1; `1.00`, `1.12.1` and `2024-07-29` stay whole.
 * Same rule as Docusaurus, so that folders migrate unchanged.
 */
export function splitNumberPrefix(name: string): PrefixedName {
  if (DATE_OR_VERSION.test(name)) return { name }
  const match = PREFIXED.exec(name)
  return match?.[2] === undefined ? { name } : { name: match[2], position: Number(match[1]) }
}
