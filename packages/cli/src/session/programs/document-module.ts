import { basename } from 'node:path'
import type { DocumentOutline } from '@docgen/renderer'
import { readWrittenFields } from '../../config/read-front-matter.js'

/** A document that code imports. */
export interface ImportedDocument {
  /** Absolute. */
  readonly path: string
  readonly text: string
  /** Whether `$` begins formulas. */
  readonly math: boolean
  /** Its own program, whose exports come first; absent where it has none. */
  readonly program?: { readonly specifier: string; readonly code: string } | undefined
}

/**
 * A document as code sees it. The compiler puts it in where a page uses it as a component; beside that it exports what documents
 * of Docusaurus do: `frontMatter`, `contentTitle`, `metadata`, `toc` and `assets`.
 */
export async function documentModule({ path, text, math, program }: ImportedDocument): Promise<string> {
  const message = `${basename(path)} is a document: use it among Markdown, not inside of an expression or a component`
  const frontMatter = readWrittenFields(text)
  const { contentTitle, toc } = await outline(text, math)
  const title = typeof frontMatter['title'] === 'string' ? frontMatter['title'] : contentTitle
  const values = { frontMatter, contentTitle, metadata: { title, frontMatter, ...frontMatter }, toc, assets: {} }
  const own = Object.entries(values).filter(([name]) => !exportsName(program?.code ?? '', name))
  return [
    ...(program ? [`export * from ${JSON.stringify(program.specifier)}`] : []),
    ...own.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`),
    `export default function Partial() {\n  throw new Error(${JSON.stringify(message)})\n}\n`,
  ].join('\n')
}

/** The compiler is big, and most documents that are imported have no heading. */
async function outline(text: string, math: boolean): Promise<DocumentOutline> {
  if (!/^[ \t>]*(?:#|=+[ \t]*$|-+[ \t]*$)/m.test(text)) return { contentTitle: undefined, toc: [] }
  const { outlineDocument } = await import('@docgen/renderer')
  return outlineDocument(text, math)
}

function exportsName(code: string, name: string): boolean {
  return new RegExp(`^export\\s+(?:const|let|var|class|(?:async\\s+)?function)\\s+${name}\\b`, 'm').test(code)
}
