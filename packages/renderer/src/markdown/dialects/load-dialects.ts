import type { Point } from '../compilation.js'
import type { AnchorSettings } from '../ids/create-element-ids.js'
import type { DialectName } from '../markdown-options.js'
import type { Dialect, DialectText, DroppedSyntax } from './dialect.js'
import { originOf, type SourceLine, splitLines } from './source-line.js'

/** Where a line of a converted text comes from: the number of a line that was copied, or a line with its pieces. */
export type LineOrigin = number | Pick<Required<SourceLine>, 'line' | 'pieces'>

/** A converted text. */
export interface ConvertedText {
  readonly text: string
  /** The origin of each line; absent if nothing was changed. */
  readonly lines?: readonly LineOrigin[]
  readonly dropped: readonly DroppedSyntax[]
}

/** Converts the text of the file at `path`, relative to the site's folder, to docgen's Markdown. */
export type ConvertDialects = (text: string, path: string) => ConvertedText

const LOADERS: Readonly<Record<DialectName, () => Promise<Dialect>>> = {
  docsy: async () => (await import('./docsy/convert-docsy.js')).convertDocsy,
  gitbook: async () => (await import('./gitbook/convert-gitbook.js')).convertGitBook,
  hugo: async () => (await import('./hugo/convert-hugo.js')).convertHugo,
  mintlify: async () => (await import('./mintlify/convert-mintlify.js')).convertMintlify,
  mkdocs: async () => (await import('./mkdocs/convert-mkdocs.js')).convertMkdocs,
  nextra: async () => (await import('./nextra/convert-nextra.js')).convertNextra,
  starlight: async () => (await import('./starlight/convert-starlight.js')).convertStarlight,
  vitepress: async () => (await import('./vitepress/convert-vitepress.js')).convertVitepress,
}

/** Dialects of MDX, which also convert `.mdx` files. The others convert only `.md` files. */
const OF_MDX: ReadonlySet<DialectName> = new Set(['mintlify', 'nextra', 'starlight'])

/**
 * Loads dialects, and returns a function that applies them in order. `roots` are the folders of documents, relative to
 * the site's folder: paths that begin with `@/` are relative to that of their file. `anchors` are the settings of ids
 * that replace those of the tools.
 */
export async function loadDialects(
  names: readonly DialectName[],
  roots: readonly string[] = [],
  anchors?: AnchorSettings,
): Promise<ConvertDialects> {
  const dialects = await Promise.all(
    names.map(async (name) => ({ convert: await LOADERS[name](), isOfMdx: OF_MDX.has(name) })),
  )
  return (text, path) => {
    const used = path.endsWith('x') ? dialects.filter(({ isOfMdx }) => isOfMdx) : dialects
    const dropped: DroppedSyntax[] = []
    if (used.length === 0) return { text, dropped }
    const drop = (kind: string, line: SourceLine, index = 0): void => {
      dropped.push({ kind, line: line.line, column: originOf(line, index).index + 1 })
    }
    const before = splitFrontMatter(splitLines(text))
    const root = findRoot(path, roots)
    const after = used.reduce((lines, { convert }) => convert(lines, { path, root, anchors, drop }), before)
    const lines = [...after.frontMatter, ...after.body]
    const isUnchanged = after === before || lines.every((line, index) => line.line === index + 1 && !line.pieces)
    if (isUnchanged && lines.length === before.frontMatter.length + before.body.length) return { text, dropped }
    return { text: lines.map((line) => line.text).join('\n'), lines: lines.map(toOrigin), dropped }
  }
}

/** The innermost folder that contains a file; the first folder for any other file. */
function findRoot(path: string, roots: readonly string[]): string {
  const around = roots.filter((root) => root === '' || path.startsWith(`${root}/`))
  return around.toSorted((first, second) => second.length - first.length)[0] ?? roots[0] ?? ''
}

function toOrigin({ line, pieces }: SourceLine): LineOrigin {
  return pieces ? { line, pieces } : line
}

/** Separates the front matter of a text from the lines below it. */
export function splitFrontMatter(lines: readonly SourceLine[]): DialectText {
  const isHyphens = ({ text }: SourceLine): boolean => /^\ufeff?-{3}[ \t]*$/.test(text)
  const [first, ...others] = lines
  const length = first && isHyphens(first) ? others.findIndex(isHyphens) + 2 : 0
  return length < 2
    ? { frontMatter: [], body: lines }
    : { frontMatter: lines.slice(0, length), body: lines.slice(length) }
}

/** The position in the source of a position in a converted text, and whether the text there was inserted. */
export function findOrigin(lines: readonly LineOrigin[], { line, column }: Point): Point & { isInserted: boolean } {
  const origin = lines[line - 1]
  if (origin === undefined) return { line, column, isInserted: true }
  if (typeof origin === 'number') return { line: origin, column, isInserted: false }
  const { index, isInserted } = originOf({ ...origin, text: '' }, column - 1)
  return { line: origin.line, column: index + 1, isInserted }
}
