import type { DocumentOutline } from '@docgen/renderer'
import { readEsm } from '@docgen/renderer/light'
import { readWrittenFields } from '../../config/read-front-matter.js'

/** A document that code imports. */
export interface ImportedDocument {
  readonly text: string
  /** Whether `$` begins formulas. */
  readonly math: boolean
  /** Path from the site's folder, with `/` before it; absent for browsers, which can't show it. */
  readonly file: string | undefined
  /** Its own program, whose exports come first; absent where it has none. */
  readonly program?: { readonly specifier: string; readonly code: string } | undefined
}

/**
 * A document as code sees it: a component in whose place the compiler puts its content. It also exports what documents of
 * Docusaurus do: `frontMatter`, `contentTitle`, `metadata`, `toc` and `assets`.
 */
export async function documentModule({ text, math, file, program }: ImportedDocument): Promise<string> {
  const frontMatter = readWrittenFields(text)
  const { contentTitle, toc } = await outline(text, math)
  const title = typeof frontMatter['title'] === 'string' ? frontMatter['title'] : contentTitle
  const values = { frontMatter, contentTitle, metadata: { title, frontMatter, ...frontMatter }, toc, assets: {} }
  const own = Object.entries(values).filter(([name]) => !exportsName(program?.code ?? '', name))
  return [
    ...(program ? [`export * from ${JSON.stringify(program.specifier)}`] : []),
    ...own.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`),
    ...(file === undefined
      ? []
      : [
          "import { createDocument } from 'docgen:docusaurus'",
          `export default createDocument(${JSON.stringify(file)})`,
        ]),
  ].join('\n')
}

/** The compiler is big, and most documents that are imported have no heading. */
async function outline(text: string, math: boolean): Promise<DocumentOutline> {
  if (!/^[ \t>]*(?:#|=+[ \t]*$|-+[ \t]*$)/m.test(text)) return { contentTitle: undefined, toc: [] }
  const { outlineDocument } = await import('@docgen/renderer')
  return outlineDocument(text, math)
}

function exportsName(code: string, name: string): boolean {
  return readEsm(code).declared.includes(name)
}
