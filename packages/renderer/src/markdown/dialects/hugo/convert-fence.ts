import { editLine, type SourceLine } from '../source-line.js'
import { convertLine } from './convert-line.js'
import type { HugoPage } from './hugo-page.js'

const OPENING = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,})/
const INFO = /^([^\s{`]*)[ \t]*(\{[^{}]*\})?$/
const OPTION = /(?<![a-zA-Z_-])([a-zA-Z_-]{1,40})[ \t]{0,9}=[ \t]{0,9}(?:\[([^\]]*)\]|"([^"]*)"|'([^']*)'|([^\s,}]+))/g
/** Languages of formulas. */
const MATH = new Set(['math', 'katex', 'latex-math'])

/** Converts fenced code or a comment: options of code, and escaped shortcodes and values in it. */
export function convertFence([first, ...others]: readonly SourceLine[], page: HugoPage): readonly SourceLine[] {
  if (!first) return []
  const [fence = ''] = OPENING.exec(first.text) ?? []
  const info = fence === '' ? null : INFO.exec(first.text.slice(fence.length).trim())
  const [matched, language = '', options = ''] = info ?? []
  const rest = others.map((line) => convertLine(line, page, true))
  if (matched === undefined) return [convertLine(first, page, true), ...rest]
  const last = rest.at(-1)
  if (MATH.has(language) && last) return [mark(first, fence), ...rest.slice(0, -1), mark(last, last.text)]
  if (options === '' && language !== '') return [first, ...rest]
  const words = writeOptions(options)
  const name = language || (words === '' ? '' : 'text')
  const text = `${name}${words === '' ? '' : ` ${words}`}`
  return [editLine(first, [{ start: fence.length, end: first.text.length, text }]), ...rest]
}

/** Replaces the fence of a formula with dollar signs. */
function mark(line: SourceLine, fence: string): SourceLine {
  const start = fence.search(/[`~]/)
  return start === -1 ? line : editLine(line, [{ start, end: line.text.length, text: '$$' }])
}

/** Writes docgen's words for Hugo's options of code, such as `{hl_lines=[2,"4-5"] linenos=table}`. */
export function writeOptions(options: string): string {
  const values = new Map<string, string>()
  for (const [, name = '', list, double, single, bare] of options.matchAll(OPTION))
    values.set(name.toLowerCase(), list ?? double ?? single ?? bare ?? '')
  const lines = (values.get('hl_lines') ?? '').match(/\d+(?:-\d+)?/g) ?? []
  const start = Number.parseInt(values.get('linenostart') ?? '1', 10)
  const numbers = values.get('linenos') ?? (values.has('linenostart') ? 'true' : 'false')
  const title = values.get('title') ?? values.get('filename') ?? values.get('file')
  return [
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(/^(?:false|0)$/.test(numbers) ? [] : [start > 1 ? `showLineNumbers=${start}` : 'showLineNumbers']),
    ...(lines.length === 0 ? [] : [`{${lines.join(',')}}`]),
  ].join(' ')
}
