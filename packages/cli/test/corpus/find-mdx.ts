const FENCE = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,})(.*)$/
const COMMENT = /<!--.*?-->/gs
const INLINE_CODE = /(?<!`)(`+)(?!`)(?:(?!\n\s*\n).)*?(?<!`)\1(?!`)/gs
const HTML_CODE = /<(code|pre)\b.*?<\/\1>/gs
const HEADING_ID = /^(#+ .*?)\{#[^}\s]+\}[ \t]*$/gm
const MODULE = /^\s*(?:import|export)\b.*(?:from\b|["'{;=]|default)/
const OPENING_TAG = /(?<!\\)<[A-Z][\w.]*(?:\s[^<>]*)?\/?>/g
const TAG = /<[A-Za-z][^>]*>/g
const EXPRESSION = /(?<!\\)\{/g

/**
 * Lines of MDX in Markdown, counted from 1, one entry for each import, component and expression. Knows nothing of
 * docgen's parser: it looks for fences, backticks and brackets line by line.
 */
export function findMdx(markdown: string): number[] {
  const text = [COMMENT, INLINE_CODE, HTML_CODE]
    .reduce((rest, code) => rest.replace(code, blank), withoutFences(markdown))
    .replace(HEADING_ID, '$1')
  return text.split('\n').flatMap((line, index) => {
    const places = [MODULE, OPENING_TAG].map((pattern) => line.match(pattern)?.length ?? 0)
    const expressions = line.replace(TAG, '').match(EXPRESSION)?.length ?? 0
    const count = places.reduce((sum, one) => sum + one, MODULE.test(line) ? 0 : expressions)
    return Array<number>(count).fill(index + 1)
  })
}

function blank(code: string): string {
  return code.replace(/[^\n]/g, '.')
}

/** The same lines, with nothing in those of front matter and fenced code. */
function withoutFences(markdown: string): string {
  let fence: string | undefined = markdown.startsWith('---\n') ? '---' : undefined
  return markdown
    .split('\n')
    .map((line, index) => {
      const [, marks = line === '---' ? line : '', info = ''] = FENCE.exec(line) ?? []
      if (fence === undefined) {
        const opens = marks !== '' && marks !== '---' && !(marks.startsWith('`') && info.includes('`'))
        if (opens) fence = marks
        return opens ? '' : line
      }
      if (index > 0 && marks.startsWith(fence) && info.trim() === '') fence = undefined
      return ''
    })
    .join('\n')
}
