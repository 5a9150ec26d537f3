import { renderWholeCode } from '../../highlight/render-code.js'

/** A code block. Pages that share it have to use the same object, so that its HTML can be cached. */
export interface CodeText {
  readonly language: string
  readonly text: string
}

/** A code block on a page. */
export interface CodeOnPage {
  readonly code: CodeText
  /**
   * Replaces the placeholder `mark` with `value` after highlighting. Neither contains characters with a special meaning
   * in HTML, or in the language at that position.
   */
  readonly filling?: { readonly mark: string; readonly value: string }
}

/** Returns the HTML of the code: one `<span>` with all of its lines. */
export type HighlightCode = (codeOnPage: CodeOnPage) => Promise<string>

/**
 * Creates a highlighter for many pages. It caches the HTML of code from its second use, as long as its object exists.
 */
export function createHighlighter(): HighlightCode {
  const htmlByCode = new WeakMap<CodeText, string>()
  const seen = new WeakSet<CodeText>()
  return async ({ code, filling }) => {
    const html = htmlByCode.get(code) ?? (await highlight(code))
    // Splitting and joining flattens the string: a concatenated string would keep all of its parts in memory.
    if (!seen.has(code)) seen.add(code)
    else if (!htmlByCode.has(code)) htmlByCode.set(code, html.split('\n').join('\n'))
    return filling ? html.replaceAll(filling.mark, () => filling.value) : html
  }
}

function highlight({ language, text }: CodeText): Promise<string> {
  return renderWholeCode(language, text.replaceAll('\u0000', '\uFFFD'))
}
