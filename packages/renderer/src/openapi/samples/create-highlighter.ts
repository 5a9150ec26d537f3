import { renderCode } from '../../highlight/render-code.js'

/** A code block. The same object is highlighted once, wherever it appears. */
export interface CodeText {
  readonly language: string
  readonly text: string
}

/** A code block on a page. */
export interface CodeOnPage {
  readonly code: CodeText
  /** Replaces a placeholder: characters without special meaning in HTML, or in the language at that position. */
  readonly filling?: { readonly mark: string; readonly value: string }
}

/** Returns the HTML of the code's lines. */
export type HighlightCode = (codeOnPage: CodeOnPage) => Promise<string>

/** Creates a highlighter for many pages. It caches code that recurs, as long as the object of the code exists. */
export function createHighlighter(): HighlightCode {
  const htmlByCode = new WeakMap<CodeText, string>()
  const seen = new WeakSet<CodeText>()
  return async ({ code, filling }) => {
    const html = htmlByCode.get(code) ?? (await highlight(code))
    // Flattened into one string: a concatenated string would keep all of its parts in memory.
    if (!seen.has(code)) seen.add(code)
    else if (!htmlByCode.has(code)) htmlByCode.set(code, html.split('\n').join('\n'))
    return filling ? html.replaceAll(filling.mark, () => filling.value) : html
  }
}

function highlight({ language, text }: CodeText): Promise<string> {
  return renderCode({ language, lines: text.replaceAll('\u0000', '\uFFFD').split('\n'), lineClasses: new Map() })
}
