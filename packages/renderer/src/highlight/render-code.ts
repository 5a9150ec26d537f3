import { cacheLines } from './cache-lines.js'
import { loadedGrammar, loadGrammar } from './load-grammar.js'

/** A block of code to be highlighted. */
export interface CodeRequest {
  /** Language tag in lower case; plain text where Prism does not know it. */
  readonly language: string
  readonly lines: readonly string[]
  /** Classes of marked lines by the line's index. */
  readonly lineClasses: ReadonlyMap<number, readonly string[]>
}

/** The HTML of a block's lines: each a `<span class="line …">` that ends in a newline. */
export async function renderCode(request: CodeRequest): Promise<string> {
  await loadGrammar(request.language)
  return renderLoadedCode(request)
}

/** The same for a language whose grammar has been loaded, or is unknown. */
export function renderLoadedCode({ language, lines: code, lineClasses }: CodeRequest): string {
  if (code.length === 0) return ''
  const lines = cacheLines(language, code.join('\n'), loadedGrammar(language))
  let html = ''
  for (const [index, line] of lines.entries()) {
    const classes = lineClasses.get(index)
    html += `<span class="${classes ? `line ${classes.join(' ')}` : 'line'}">${line}\n</span>`
  }
  return html
}
