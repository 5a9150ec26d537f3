import type { Element, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { loadGrammar } from '../highlight/load-grammar.js'
import type { Draft } from './draft.js'
import { convertToHtmlTree } from './handlers/convert-to-html-tree.js'
import { checkDiagrams } from './handlers/diagram.js'
import { renderFormulas } from './handlers/math.js'
import { unshareNodes } from './html/create-element.js'
import { writeRules } from './html/move-styles.js'
import { rejectUnsafeHtml } from './html/reject-unsafe-html.js'
import { reserveIds } from './ids/reserve-ids.js'
import { checkInsertedMdx } from './plugins/check-inserted-mdx.js'
import { runPlugins } from './plugins/run-plugins.js'
import type { SourceFile } from './source-file.js'

/**
 * Converts a page to HTML with markers, via an HTML tree: parses raw HTML into the tree, runs rehype plugins, removes
 * unsafe HTML, and renders the tree. Collects the page's facts in the draft.
 */
export async function convertDocument(document: Root, file: SourceFile, draft: Draft): Promise<string> {
  const { compilation, tree } = draft
  const { remarkPlugins, rehypePlugins, trustHtml } = compilation.options
  const hasRehypePlugins = rehypePlugins.length > 0
  const root = convertToHtmlTree(document, draft)
  // The HTML parser is a third of the compiler's code, and many sites have no HTML in their Markdown.
  const parsed = tree.hasRaw ? (await import('./html/parse-raw-html.js')).parseRawHtml(root) : root
  const input = hasRehypePlugins ? unshareNodes(parsed) : parsed
  const processed = await runPlugins(input, { plugins: rehypePlugins, file, compilation })
  const convertInserted =
    compilation.convertInserted ?? ((html: HtmlRoot) => checkInsertedMdx(html, file.path, compilation))
  if (hasRehypePlugins) convertInserted(processed)
  const hasOtherHtml = tree.hasRaw || tree.hasUntrusted || hasRehypePlugins || remarkPlugins.length > 0
  const safe = trustHtml || !hasOtherHtml ? processed : rejectUnsafeHtml(processed, compilation)
  if (hasOtherHtml || tree.hasIds) reserveIds(safe, draft)
  extractIncludedPages(safe, draft)
  const html = draft.render(safe.children)
  for (const language of draft.languages) await loadGrammar(language)
  if (draft.diagrams.length > 0) await checkDiagrams(draft.diagrams)
  if (draft.formulas.length > 0) {
    draft.sheets.add('math')
    await renderFormulas(draft.formulas, compilation.styleRules)
  }
  if (compilation.styleRules.size === 0) return html
  draft.pageStyles = writeRules(compilation.styleRules)
  return draft.markers.hole({ kind: 'page-styles' }) + html
}

/**
 * Moves the pages that components render from the tree to the draft: each is inserted where its component renders it.
 */
function extractIncludedPages(parent: HtmlRoot | Element, draft: Draft): void {
  if (draft.compilation.documents.size === 0) return
  const moveToDraft = (node: HtmlRoot['children'][number]): boolean => {
    const block = node.type === 'element' ? node.data?.block : undefined
    if (node.type !== 'element' || block?.kind !== 'include' || block.document === undefined) return false
    draft.documents.set(block.document, node)
    return true
  }
  for (const node of parent.children) if (node.type === 'element') extractIncludedPages(node, draft)
  const remainingChildren = parent.children.filter((node) => !moveToDraft(node))
  if (remainingChildren.length < parent.children.length) Object.assign(parent, { children: remainingChildren })
}
