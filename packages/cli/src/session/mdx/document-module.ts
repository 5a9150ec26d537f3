import { type AnchorSettings, loadEsmReader, loadMdxReader, type MathSetting } from '@docgen/renderer/markdown'

import { readRawFields } from '../../config/read-front-matter.js'

/** A document imported by code. */
export interface ImportedDocument {
  readonly text: string
  readonly math: MathSetting
  readonly anchors: AnchorSettings
  /** Path from the site's folder, with a leading `/`. */
  readonly file: string
  /**
   * Whether a browser renders the document. The module then has no component if only the compiler can render all of it.
   */
  readonly isForBrowser?: boolean
  /** The MDX module of the document; its exports take precedence. Absent if the document has no code. */
  readonly mdxModule?: { readonly specifier: string; readonly code: string } | undefined
}

/**
 * Writes the code of a module for a document. Its default export is a placeholder, which the compiler replaces with the
 * content. It also has the exports of documents in Docusaurus: `frontMatter`, `contentTitle`, `metadata`, `toc` and
 * `assets`.
 */
export async function documentModule({ text, math, anchors, ...document }: ImportedDocument): Promise<string> {
  const { file, isForBrowser = false, mdxModule } = document
  const frontMatter = readRawFields(text)
  // The compiler is large, so it is loaded on demand.
  const { outlineDocument } = await loadMdxReader()
  const { readEsm } = await loadEsmReader()
  const { contentTitle, toc, nodes, isPartial } = outlineDocument(text, math, anchors)
  const title = typeof frontMatter['title'] === 'string' ? frontMatter['title'] : contentTitle
  const values = { frontMatter, contentTitle, metadata: { title, frontMatter, ...frontMatter }, toc, assets: {} }
  const { declared } = readEsm(mdxModule?.code ?? '')
  const passed = Object.entries(values).filter(([name]) => !declared.includes(name))
  return [
    ...(mdxModule ? [`export * from ${JSON.stringify(mdxModule.specifier)}`] : []),
    ...passed.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`),
    ...(isForBrowser && isPartial
      ? []
      : [
          "import { createDocument } from 'docgen:docusaurus'",
          `export default /* @__PURE__ */ createDocument(${JSON.stringify({ file, nodes })})`,
        ]),
  ].join('\n')
}
