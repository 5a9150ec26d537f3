import type { Code } from 'mdast'
import { parseCodeMeta } from '../code/parse-code-meta.js'
import { readTitleWords } from '../code/read-title-words.js'
import { writeAround, writeBlock } from '../directives/block-form.js'
import { isLabelParagraph, labelOf } from '../directives/directive-label.js'
import type { ContainerDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { isJsxIn } from '../source-file.js'
import { reportBlock } from './check-block.js'

/** `[npm]` after the language, as in VitePress. */
const BRACKETED = /(?:^|\s)\[([^[\]]*)\]/
/** `title="npm"`, which becomes the label of the tab. */
const TITLE = /(?:^|\s)title=(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{[^{}]*\}|[^\s"'{]\S*)/

/**
 * Converts the code blocks of a group to tabs. Their labels are title, language or number. Other content precedes them.
 */
export function groupCode(node: ContainerDirective, scope: DocumentScope): void {
  const others = node.children.filter(({ type }) => type !== 'code')
  const codes = node.children.filter((child): child is Code => child.type === 'code')
  const other = others.find((child) => !isLabelParagraph(child) && child.type !== 'html')
  if (codes.length === 0) {
    reportBlock(node, scope, {
      message: 'a code group contains no code',
      hint: 'Write a fence for each tab: ```sh [npm]',
    })
    const { block: _block, ...data } = node.data ?? {}
    node.data = data
    return
  }
  if (other) {
    const isJsx = isJsxIn(scope.file, node)
    reportBlock(other, scope, {
      message: 'a code group contains something other than code, which is shown before it',
      hint: `Move it out, or use ${writeAround('tabs', isJsx).before} with a ${writeBlock('tab', isJsx)} for each`,
    })
  }
  const tabs = codes.map((code, index): ContainerDirective => {
    const { title, code: untitled } = takeTitle(code)
    if (title === undefined)
      scope.report(code, {
        code: 'block',
        message: 'this code has no title, which is the label of its tab',
        hint: `Write [Title] after the language: \`\`\`${code.lang ?? 'sh'} [Title]`,
      })
    return {
      type: 'containerDirective',
      name: 'tab',
      attributes: {},
      children: [labelOf(title ?? code.lang ?? `${index + 1}`), untitled],
      ...(code.position && { position: code.position }),
    }
  })
  node.children = [...others, ...tabs]
}

interface Titled {
  readonly title: string | undefined
  readonly code: Code
}

/** The title of a code block, and the block without it. */
function takeTitle(code: Code): Titled {
  const meta = code.meta ?? ''
  const [bracketed, inBrackets] = BRACKETED.exec(meta) ?? []
  if (bracketed !== undefined)
    return { title: inBrackets?.trim() || undefined, code: { ...code, meta: meta.replace(bracketed, '').trim() } }
  const { title } = parseCodeMeta(meta)
  if (title !== undefined) return { title, code: { ...code, meta: meta.replace(TITLE, '').trim() } }
  const words = readTitleWords(meta)
  return { title: words.title, code: words.title === undefined ? code : { ...code, meta: words.settings } }
}
