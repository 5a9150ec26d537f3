import type { Element, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { loadGrammar } from '../highlight/load-grammar.js'
import type { Draft } from './draft.js'
import { checkDiagrams } from './handlers/check-diagrams.js'
import type { DrawComponent } from './handlers/draw-component.js'
import { renderDocument } from './handlers/render-document.js'
import { setFormulas } from './handlers/set-formulas.js'
import { convertToHtmlTree } from './html/convert-to-html-tree.js'
import { writeRules } from './html/move-styles.js'
import { refuseUnsafeHtml } from './html/refuse-unsafe-html.js'
import { reserveIds } from './reserve-ids.js'
import { runPlugins } from './run-plugins.js'
import type { SourceFile } from './source-file.js'

/** What the way over an HTML tree needs beside the document. */
export interface Conversion {
  readonly draft: Draft
  readonly file: SourceFile
  readonly draw: DrawComponent
}

/**
 * The HTML of any document, markers still in it, by way of an HTML tree: raw HTML is parsed into it and made safe, rehype
 * plugins run on it. Gathers the document's facts in the draft.
 */
export async function convertDocument(document: Root, { draft, file, draw }: Conversion): Promise<string> {
  const { compilation } = draft
  const { rehypePlugins: plugins, trustHtml } = compilation.options
  const converted = await convertToHtmlTree(document)
  const plugged = await runPlugins(converted, { plugins, file, compilation })
  const safe = trustHtml ? plugged : refuseUnsafeHtml(plugged, compilation)
  reserveIds(safe, draft)
  takeDocuments(safe, draft)
  const html = renderDocument(safe, draft, draw)
  for (const language of draft.languages) await loadGrammar(language)
  if (draft.diagrams.length > 0) await checkDiagrams(draft.diagrams)
  const hasFormulas = draft.formulas.length > 0
  if (hasFormulas) await setFormulas(draft.formulas, compilation.styleRules)
  if (!hasFormulas && compilation.styleRules.size === 0) return html
  draft.pageStyles = writeRules(compilation.styleRules)
  return draft.markers.hole({ kind: 'page-styles', hasFormulas }) + html
}

/** Takes what components show out of the tree: it goes where they are drawn. */
function takeDocuments(parent: HtmlRoot | Element, draft: Draft): void {
  if (draft.compilation.documents.size === 0) return
  const isDocument = (node: HtmlRoot['children'][number]): boolean => {
    const block = node.type === 'element' ? node.data?.block : undefined
    if (node.type !== 'element' || block?.kind !== 'include' || block.document === undefined) return false
    draft.documents.set(block.document, node)
    return true
  }
  for (const node of parent.children) if (node.type === 'element') takeDocuments(node, draft)
  const rest = parent.children.filter((node) => !isDocument(node))
  if (rest.length < parent.children.length) Object.assign(parent, { children: rest })
}
