import { renderCode } from '../../highlight/render-code.js'

/** A block of code. What is the same object is highlighted once, wherever it stands. */
export interface CodeText {
  readonly language: string
  readonly text: string
}

/** A block of code on a page. */
export interface PlacedCode {
  readonly code: CodeText
  /** What stands in the place of a mark: characters that mean nothing in HTML, nor to the language where the mark stands. */
  readonly filling?: { readonly mark: string; readonly value: string }
}

/** Gives the HTML of the code's lines. */
export type HighlightCode = (placed: PlacedCode) => Promise<string>

/** Prepares highlighting for many pages. What comes back once is kept, for as long as its code: it will come again. */
export function createHighlighter(): HighlightCode {
  const known = new WeakMap<CodeText, string>()
  const seen = new WeakSet<CodeText>()
  return async ({ code, filling }) => {
    const html = known.get(code) ?? (await highlight(code))
    // As one text: what was joined from pieces keeps all of them alive.
    if (!seen.has(code)) seen.add(code)
    else if (!known.has(code)) known.set(code, html.split('\n').join('\n'))
    return filling ? html.replaceAll(filling.mark, () => filling.value) : html
  }
}

function highlight({ language, text }: CodeText): Promise<string> {
  return renderCode({ language, lines: text.replaceAll('\u0000', '\uFFFD').split('\n'), lineClasses: new Map() })
}
