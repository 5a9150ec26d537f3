import type { Code, RootContent } from 'mdast'
import { checkClosingFence } from '../check/check-closing-fence.js'
import { createPackageTabs, hasPackageTabs } from '../code/package-tabs.js'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

/**
 * Stores the language and meta of a code block with their positions in the source, for diagnostics, and checks its
 * closing fence. Returns tabs with the commands of all package managers if the meta contains `npm2yarn`.
 */
export function transformCode(node: Code, scope: DocumentScope): readonly RootContent[] | undefined {
  // Blocks in package tabs already have this data.
  if (node.data?.block) return undefined
  const language = node.lang ?? ''
  const meta = node.meta ?? ''
  const start = node.position?.start
  const source = sliceOf(scope.file, node)
  checkClosingFence(node, source, scope)
  const fence = /^(?:`{3,}|~{3,})[ \t]*/.exec(source)?.[0]
  const { codeFile, typedCode: typed } = node.data ?? {}
  const block = { kind: 'code', language, meta, ...(codeFile && { file: codeFile }), ...(typed && { typed }) } as const
  if (start && fence !== undefined) {
    const languageColumn = start.column + fence.length
    const [openingLine = ''] = meta === '' ? [] : source.split(/[\r\n]/, 1)
    const metaIndex = openingLine.indexOf(meta, fence.length + language.length)
    const metaColumn = meta === '' || metaIndex === -1 ? languageColumn + language.length : start.column + metaIndex
    node.data = { ...node.data, block: { ...block, position: { line: start.line, languageColumn, metaColumn } } }
  } else {
    node.data = { ...node.data, block }
  }
  const { convertCommand: convert } = scope
  if (!convert || !hasPackageTabs(node)) return undefined
  return [createPackageTabs(node, { convert, settings: scope.compilation.options.npm2yarn })]
}
