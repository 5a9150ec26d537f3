import { isDocumentSpecifier } from './mdx/module/site-modules.js'
import { type ImportStatement, readEsm } from './mdx/read-esm.js'

/** A Markdown file that a block of ESM imports. */
export interface ImportedFile {
  /** Without `@site`: paths with a leading `/` are relative to the site. */
  readonly href: string
  /** Number of lines after the block's first. */
  readonly line: number
  readonly column: number
}

/** Maximum number of blank lines in a block of statements. With more, the block is treated as text. */
const MAX_BLANK_LINES = 20

/**
 * Finds the Markdown files that the block of ESM at a line imports, and the line after the block. Lines are indexes of
 * `lines`.
 */
export function findImports(
  lines: readonly string[],
  first: number,
): { readonly files: readonly ImportedFile[]; readonly end: number } {
  let end = first
  for (let blank = 0; ; blank++) {
    while (end < lines.length && lines[end]?.trim() === '') end++
    while (end < lines.length && lines[end]?.trim() !== '') end++
    const text = lines.slice(first, end).join('\n')
    const isLast = blank === MAX_BLANK_LINES || end >= lines.length
    const { imports, failure } = readEsm(text)
    if (failure?.isOpen && !isLast) continue
    return { files: imports.flatMap((each) => describe(each, text)), end }
  }
}

function describe({ specifier, index }: ImportStatement, text: string): ImportedFile[] {
  if (!isDocumentSpecifier(specifier)) return []
  const before = text.slice(0, index).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  return [{ href: specifier.replace(/^@site(?=\/)/, ''), line: before.length - 1, column }]
}
