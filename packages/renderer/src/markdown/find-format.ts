/** The syntax of a file. */
export type DocumentFormat = 'md' | 'mdx'

/**
 * The setting in the config, or in a file's front matter, for the syntax of `.md` files. `detect`: MDX if the text uses
 * it.
 */
export type FormatSetting = DocumentFormat | 'detect'

const FENCED_CODE = /^[ \t>]*(`{3,}|~{3,})[^\n]*$[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm
const INLINE_CODE = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g
const ESM =
  /^(?:import\s*(?:(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*\s*as\s+[\w$]+|\{[^{}'"]*\})\s*from\s*)?['"][^'"\n]+['"]|export\s+(?:default|const|let|var|function|class|async)\b|export\s*[*{])/m
const COMPONENT = /<[A-Z][\w.]*(?:\s[^<>]*)?\/?>/

/** Returns the format of a file: `.mdx` is always MDX, other files depend on `setting`. */
export function findFormat(path: string, text: string, setting: FormatSetting): DocumentFormat {
  if (/\.mdx$/i.test(path)) return 'mdx'
  if (setting !== 'detect') return setting
  return usesMdx(text) ? 'mdx' : 'md'
}

/** Whether a text has imports, exports or components outside of code. */
export function usesMdx(text: string): boolean {
  if (!ESM.test(text) && !COMPONENT.test(text)) return false
  const prose = withoutCode(text)
  return ESM.test(prose) || COMPONENT.test(prose)
}

/** Removes code blocks and inline code from a text, so that only the parts remain that MDX parses. */
export function withoutCode(text: string): string {
  return openMdxFences(text).replace(FENCED_CODE, '').replace(INLINE_CODE, '')
}

const OPENING = /^([ \t>]*)(`{3,})[ \t]*mdx-code-block[ \t]*\r?$/
const CLOSING = /^[ \t>]*(`{3,})[ \t]*\r?$/

/**
 * Opens each ` ```mdx-code-block `: as in Docusaurus, it contains MDX that editors and translators should not touch.
 * Spaces replace its fences, so that positions do not change.
 */
export function openMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const lines = text.split('\n')
  // Fences without a closing fence yet, the outermost first: one of four backticks may contain some of three.
  let openings: readonly { readonly index: number; readonly fence: string }[] = []
  for (const [index, line] of lines.entries()) {
    const opened = OPENING.exec(line)?.[2]
    if (opened !== undefined) {
      if (!openings.some(({ fence }) => fence === opened)) openings = [...openings, { index, fence: opened }]
      continue
    }
    const closed = openings.length === 0 ? undefined : CLOSING.exec(line)?.[1]
    const closing = openings.findIndex(({ fence }) => fence === closed)
    const opening = openings[closing]
    if (!opening) continue
    for (const each of [opening.index, index]) lines[each] = blankFence(lines[each] ?? '')
    openings = openings.slice(0, closing)
  }
  return lines.join('\n')
}

function blankFence(line: string): string {
  const start = line.indexOf('`')
  return line.slice(0, start) + line.slice(start).replace(/[^\r]/g, ' ')
}
