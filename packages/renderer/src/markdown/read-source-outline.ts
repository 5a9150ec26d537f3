import type { Heading, Nodes, PhrasingContent, Root } from 'mdast'
import { createLineTable } from '../contract/line-table.js'
import { parseMarkdown } from '../parse/parse-markdown.js'
import { type FormatSetting, findFormat } from './find-format.js'
import { textOfAll } from './html/jsx-element.js'
import { type AnchorSettings, createElementIds } from './ids/create-element-ids.js'
import { findHeadingId } from './ids/find-heading-id.js'
import type { MarkdownOptions } from './markdown-options.js'
import { readMdxTree } from './mdx/syntax/read-mdx-tree.js'

/** A span of a text, in UTF-16 code units. */
export interface SourceSpan {
  readonly start: number
  readonly end: number
}

/** A heading as written, with the span of its text without marks and custom id. */
export interface SourceHeading extends SourceSpan {
  /** Its text as written, without marks and custom id. */
  readonly title: string
  /** 1 to 6. */
  readonly level: number
  /** The id that its text, or its custom id, gives if no other heading has it. */
  readonly slug: string
  /** Span of a custom id, without the characters around it: `{#id}`. */
  readonly customId?: SourceSpan
}

/** Where a Markdown file has headings and blocks. */
export interface SourceOutline {
  readonly headings: readonly SourceHeading[]
  /** Code blocks, directives and components with more than one line: their first and last line, 1-based. */
  readonly blocks: readonly { readonly start: number; readonly end: number }[]
}

/** The text of a file and the settings that determine its syntax. */
export interface OutlineInput {
  /** Its ending decides between Markdown and MDX. */
  readonly path: string
  readonly text: string
  /** `format` of its front matter, if set. */
  readonly format?: FormatSetting | undefined
  readonly options?: Pick<MarkdownOptions, 'parser' | 'math'> & {
    readonly format?: FormatSetting
    readonly anchors?: AnchorSettings
  }
}

/** The id at the end of a heading's source, in all spellings that the compiler reads. */
const CUSTOM_ID = /(?<!\s)\s*(?:\\?\{#([^\s{}]+)\}|\{\/\*[ \t]*#([^\s{}*]+)[ \t]*\*\/\}|<!--\s*#([^\s<>]+?)\s*-->)\s*$/
const CLOSING_MARKS = /(?<![ \t])[ \t]+#+[ \t]*$/
const BLOCKS: ReadonlySet<Nodes['type']> = new Set(['code', 'containerDirective', 'mdxJsxFlowElement'])

/** Reads headings and blocks of a file with the compiler's parsers, without compiling it. No text makes it throw. */
export function readSourceOutline({ path, text, format, options }: OutlineInput): SourceOutline {
  const { parser = 'satteri', math = false, anchors } = options ?? {}
  const isMdx = findFormat(path, text, format ?? options?.format ?? 'md') === 'mdx'
  const tree: Root = isMdx ? readMdxTree(text, () => {}, math) : parseMarkdown(text, { parser, math })
  const lines = createLineTable(text)
  const offsetOf = ({ line, column }: { readonly line: number; readonly column: number }): number =>
    lines.startOf(line) + column - 1
  const headings: SourceHeading[] = []
  const blocks: SourceOutline['blocks'][number][] = []
  const describe = ({ children, depth, position }: Heading): void => {
    const [first, last] = [children[0]?.position, children.at(-1)?.position]
    if (!first || !last || !position) return
    const start = offsetOf(first.start)
    // Positions inside of a line of MDX whose id was converted do not fit. Only underlined headings have more lines.
    const isOneLine = position.end.line === first.start.line
    const written = text.slice(start, offsetOf(isOneLine ? position.end : last.end)).replace(CLOSING_MARKS, '')
    const custom = CUSTOM_ID.exec(written)
    const id = custom?.[1] ?? custom?.[2] ?? custom?.[3]
    const isId = custom !== null && id !== undefined && (id === idOf(children.at(-1)) || isComment(children.at(-1)))
    const title = (isId ? written.slice(0, custom.index) : written).trimEnd()
    const idStart = isId ? start + custom.index + custom[0].indexOf(`#${id}`) + 1 : 0
    headings.push({
      title,
      level: depth,
      start,
      end: start + title.length,
      slug: isId ? id : createElementIds(anchors).slug(textOfAll(children)),
      ...(isId && { customId: { start: idStart, end: idStart + id.length } }),
    })
  }
  const visit = (node: Nodes): void => {
    const { position } = node
    if (BLOCKS.has(node.type) && position && position.end.line > position.start.line)
      blocks.push({ start: position.start.line, end: position.end.line })
    if (node.type === 'heading') describe(node)
    else if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return { headings, blocks }
}

function idOf(node: PhrasingContent | undefined): string | undefined {
  return node?.type === 'text' ? findHeadingId(node.value)?.id : undefined
}

function isComment(node: PhrasingContent | undefined): boolean {
  return node?.type === 'html' && node.value.startsWith('<!--')
}
