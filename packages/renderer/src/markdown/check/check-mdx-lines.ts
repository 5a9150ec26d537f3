import type { Paragraph } from 'mdast'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'
import { nearestPlaceholder } from './check-placeholders.js'

const IMPORT = /^import\s+(?:(?:type\s+)?[\w$*{][^'"\n]*\sfrom\s+)?['"][^'"\n]+['"]/
const EXPORT = /^export\s+(?:default\b|(?:const|let|var|function|class|async)\s|[{*])/
/** An expression in braces that is alone on its lines and is not JSON. */
const EXPRESSION =
  /^[ \t]*\{(?![ \t]*")(?:\/\*[\s\S]*?(?:\*\/\s*\}|$)|[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}[ \t]*(?=\r?$))/gm
const PLACEHOLDER = /^[ \t]*\{([A-Za-z][\w.-]*)\}$/

/**
 * Reports and marks a paragraph with imports, exports or standalone expressions of MDX: Markdown shows them as text.
 */
export function checkMdxLines(node: Paragraph, scope: DocumentScope): undefined {
  if (!scope.has.mdx) return undefined
  const source = sliceOf(scope.file, node)
  if (!source.includes('import ') && !source.includes('export ') && !source.includes('{')) return undefined
  const positions = [...findModuleLines(source), ...findExpressions(source, scope)]
  for (const { index, text, what } of positions) {
    scope.report(
      node,
      {
        code: 'mdx-in-markdown',
        message: describeText(text, what),
        length: text.length,
        hint: hintForText(text, scope),
      },
      index,
    )
  }
  if (positions.length > 0) node.data = { ...node.data, block: { kind: 'mdx' } }
  return undefined
}

/**
 * `{{#include ./x.md}}` of mdBook, `{!x.md!}` of MkDocs, and `{{< include x.md >}}` or `{% include x.md %}` of other
 * tools.
 */
const OTHER_INCLUDE = /^\{(?:!|(?:\{[#<]?|%-?) *(?:include(?:-markdown)?|embed|playground) ) *["']?([^\s"'{}<>%!]+)/

/** A tag or a value of a template, as in Jinja and Liquid. */
const TEMPLATE = /^\{[%{]/

function describeText(text: string, what: string): string {
  if (OTHER_INCLUDE.test(text)) return 'this include has the syntax of another tool, so it is shown as text'
  if (TEMPLATE.test(text)) return 'docgen runs no templates, so this part of one is shown as text'
  return `${what} is MDX, which plain Markdown shows as text`
}

function hintForText(text: string, scope: DocumentScope): string {
  if (text.startsWith('{/*')) return 'Write <!-- --> instead'
  const file = OTHER_INCLUDE.exec(text)?.[1]
  if (file !== undefined) return `Write ::include{file="${file}"} instead`
  if (TEMPLATE.test(text)) return 'Write its result instead, or put it in a code block'
  return hintForMdx(scope, 'put it in a code block')
}

/**
 * Returns a hint: `otherwise` and, for texts in a `.md` file, also to rename the file. An API description is no such
 * file.
 */
export function hintForMdx({ file }: DocumentScope, otherwise: string): string {
  const isFile = /\.md$/i.test(file.path)
  return isFile ? `Rename the file to .mdx, or ${otherwise}` : otherwise.charAt(0).toUpperCase() + otherwise.slice(1)
}

interface TextPosition {
  readonly index: number
  readonly text: string
  /** The MDX syntax at the position, as the message names it. */
  readonly what: string
}

function findModuleLines(source: string): TextPosition[] {
  const positions: TextPosition[] = []
  let index = 0
  for (const line of source.split('\n')) {
    const text = line.trimEnd()
    if (IMPORT.test(text)) positions.push({ index, text, what: 'an import' })
    else if (EXPORT.test(text)) positions.push({ index, text, what: 'an export' })
    index += line.length + 1
  }
  return positions
}

function findExpressions(source: string, scope: DocumentScope): TextPosition[] {
  const positions: TextPosition[] = []
  for (const { index, 0: whole } of source.matchAll(EXPRESSION)) {
    const name = PLACEHOLDER.exec(whole)?.[1]
    if (name !== undefined && isPlaceholder(name, scope.compilation.options.placeholders)) continue
    const text = whole.trimStart()
    const what = text.startsWith('{/*') ? 'a comment in braces' : 'an expression in braces'
    const [firstLine = text] = text.split('\n')
    positions.push({ index: index + whole.length - text.length, text: firstLine, what })
  }
  return positions
}

/** Whether a name is a placeholder's, or so close to one that it is reported as misspelled. */
function isPlaceholder(name: string, placeholders: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(placeholders, name) || nearestPlaceholder(name, placeholders) !== undefined
}
