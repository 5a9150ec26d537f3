import { posix } from 'node:path'
import { type Token, tokenize } from './tokenize.js'

/** The texts of a value's source files, by site-relative path, and the path of the file that exports the value. */
export interface SourceFiles {
  readonly entry: string
  readonly texts: ReadonlyMap<string, string>
}

/** A tokenized file. */
export interface TokenFile {
  readonly path: string
  readonly tokens: readonly Token[]
}

/** A token in a file: the start of a value. */
export interface TokenPosition {
  readonly file: TokenFile
  readonly index: number
  readonly open: OpenFile
}

/** Returns one of the value's source files by its path, or by an import specifier; `undefined` for other files. */
export type OpenFile = (path: string, importer?: string) => TokenFile | undefined

const ENDINGS = ['', '.ts', '.js', '.mjs', '.mts', '.json', '/index.ts', '/index.js']

/** Creates a function that opens the source files of a value and tokenizes each at most once. */
export function createOpenFile({ texts }: SourceFiles): OpenFile {
  const opened = new Map<string, TokenFile>()
  return (path, importer) => {
    const resolvedPath = importer === undefined ? path : resolveImport(path, importer, texts)
    const text = resolvedPath === undefined ? undefined : texts.get(resolvedPath)
    if (resolvedPath === undefined || text === undefined) return undefined
    const file = opened.get(resolvedPath) ?? { path: resolvedPath, tokens: tokenize(text) }
    opened.set(resolvedPath, file)
    return file
  }
}

function resolveImport(specifier: string, importer: string, texts: ReadonlyMap<string, string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(importer), specifier)
  const stems = [path, path.replace(/\.([cm]?)js$/, '.$1ts')]
  return stems.flatMap((stem) => ENDINGS.map((ending) => stem + ending)).find((candidate) => texts.has(candidate))
}
