import type { Compilation } from '../compilation.js'
import { listMdxParts } from './has-unwritten-code.js'

/**
 * Reports MDX elements and expressions that plugins insert into a page that is not MDX. Reports each name only once.
 */
export function checkInsertedMdx(tree: object, file: string, compilation: Compilation): void {
  const names = new Set(listMdxParts(tree).flatMap(nameOf))
  for (const name of [...names].sort()) {
    compilation.report(file, undefined, {
      code: 'unknown-component',
      message: `a Markdown plugin inserts ${name}, which needs MDX, but this page is not MDX: only its content can be shown`,
      hint: "Write mdx: { format: mdx } into the front matter, set markdown.format to 'mdx' in the config, or insert HTML instead",
    })
  }
}

function nameOf({ type, name, value }: Readonly<Record<string, unknown>>): string[] {
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') return typeof name === 'string' ? [`<${name}>`] : []
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression' ? [`{${String(value).slice(0, 40)}}`] : []
}
