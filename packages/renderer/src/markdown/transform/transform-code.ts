import type { Code, RootContent } from 'mdast'
import { checkClosingFence } from '../check/check-closing-fence.js'
import { asksForPackageTabs, packageTabs } from '../code/package-tabs.js'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

/**
 * Keeps where language, meta and lines of a code block stand in the source, for what is wrong with them, and looks for
 * its end. Commands of npm that are wanted for all package managers become tabs.
 */
export function transformCode(node: Code, scope: DocumentScope): readonly RootContent[] | undefined {
  // In tabs that were made of it, the block has its place already.
  if (node.data?.block) return undefined
  const language = node.lang ?? ''
  const meta = node.meta ?? ''
  const start = node.position?.start
  const source = sliceOf(scope.file, node)
  checkClosingFence(node, source, scope)
  const [openingLine = ''] = source.split(/[\r\n]/, 1)
  const fence = /^(?:`{3,}|~{3,})[ \t]*/.exec(openingLine)?.[0]
  const block = { kind: 'code', language, meta } as const
  if (start && fence !== undefined) {
    const languageColumn = start.column + fence.length
    const metaIndex = openingLine.indexOf(meta, fence.length + language.length)
    const metaColumn = meta === '' || metaIndex === -1 ? languageColumn + language.length : start.column + metaIndex
    node.data = { ...node.data, block: { ...block, place: { line: start.line, languageColumn, metaColumn } } }
  } else {
    node.data = { ...node.data, block }
  }
  const { convertCommand: convert } = scope
  if (!convert || !asksForPackageTabs(node)) return undefined
  return [packageTabs(node, { convert, settings: scope.compilation.options.npm2yarn })]
}
