import { escapeText } from '../html/escape-html.js'
import { annotateLine, type CodePart } from './annotate-line.js'
import { highlightCode } from './highlight-code.js'
import { loadedGrammar, loadGrammar, type Tokenize } from './load-grammar.js'

/** Types and notes in a block of code. */
export interface CodeAnnotations {
  /** Line index → parts of the line, in order. */
  readonly parts: ReadonlyMap<number, readonly CodePart[]>
  /** Line index → notes below the line. */
  readonly notes: ReadonlyMap<number, readonly { readonly kind: string; readonly text: string }[]>
}

/** A code block to highlight. */
export interface CodeRequest {
  /** Lower-case language tag; plain text if unknown to Prism. */
  readonly language: string
  readonly lines: readonly string[]
  /** Classes of marked lines by line index. */
  readonly lineClasses: ReadonlyMap<number, readonly string[]>
  /** First line number; absent if numbers are hidden. */
  readonly firstLineNumber?: number
  /** Start of the ids of numbered lines; the number follows. */
  readonly lineId?: string
  readonly annotations?: CodeAnnotations
  /** Called if highlighting takes too much work: the code is shown as plain text. */
  readonly reportPlain?: () => void
}

/** Renders a block without marks or numbers as one `<span>` instead of one per line, which takes fewer bytes. */
export async function renderWholeCode(language: string, text: string): Promise<string> {
  await loadGrammar(language)
  if (text === '') return ''
  return `<span>${highlightCached(language, text, loadedGrammar(language), true) ?? escapeText(text)}\n</span>`
}

/**
 * Renders a block's lines: each is a `<span>` that ends in a newline, with the classes of its marks. If numbers are
 * shown, each line has its number in `data-line`. With a `lineId`, each numbered line also has an id and starts with an
 * empty link to itself, which keyboards and screen readers skip. The block is plain text if its grammar is not loaded
 * yet.
 */
export function renderLoadedCode(request: CodeRequest): string {
  const { language, lines: code, lineClasses, firstLineNumber, lineId, annotations } = request
  if (code.length === 0) return ''
  const text = code.join('\n')
  const colored = highlightCached(language, text, loadedGrammar(language))
  if (colored === undefined) request.reportPlain?.()
  const highlighted = colored ?? escapeText(text)
  // Fast path for nearly all blocks: one native call.
  if (lineClasses.size === 0 && firstLineNumber === undefined && !annotations) {
    return `<span>${highlighted.replaceAll('\n', '\n</span><span>')}\n</span>`
  }
  let html = ''
  for (const [index, line] of highlighted.split('\n').entries()) {
    const classes = lineClasses.get(index)
    const number = firstLineNumber === undefined ? '' : `${firstLineNumber + index}`
    const id = number === '' || lineId === undefined ? '' : `${lineId}${number}`
    const attributes = `${id && ` id="${id}"`}${number && ` data-line="${number}"`}`
    const marks = classes ? ` class="${classes.join(' ')}"` : ''
    const link = id && `<a href="#${id}" tabindex="-1" aria-hidden="true"></a>`
    const content = annotateLine(line, annotations?.parts.get(index) ?? [])
    html += `<span${attributes}${marks}>${link}${content}\n</span>${renderNotes(annotations, index)}`
  }
  return html
}

/** Renders the notes below a line as comments, so that code that readers copy stays valid. */
function renderNotes(annotations: CodeAnnotations | undefined, line: number): string {
  return (annotations?.notes.get(line) ?? [])
    .map(({ kind, text }) => `<span class="code-note is-${kind}">${escapeText(text.replace(/^/gm, '// '))}\n</span>`)
    .join('')
}

/**
 * Capacity of the cache, in UTF-16 code units of code; the HTML takes about five times that. Blocks recur on
 * neighboring pages or never, and long-lived entries cost more in garbage collection than highlighting again.
 */
const CAPACITY = 1_500_000

const remembered = new Map<string, string | undefined>()
let size = 0

/** Returns the result of `highlightCode`, from a cache if the same block was highlighted before. */
export function highlightCached(
  language: string,
  code: string,
  tokenize: Tokenize | undefined,
  isWhole = false,
): string | undefined {
  const key = `${isWhole ? 'whole ' : ''}${language}\n${code}`
  if (remembered.has(key)) {
    const codeHtml = remembered.get(key)
    // Move it to the end: the map's order is the order of use.
    remembered.delete(key)
    remembered.set(key, codeHtml)
    return codeHtml
  }
  const html = highlightCode(code, tokenize, isWhole)
  remembered.set(key, html)
  size += key.length
  for (const oldest of remembered.keys()) {
    if (size <= CAPACITY) break
    remembered.delete(oldest)
    size -= oldest.length
  }
  return html
}
