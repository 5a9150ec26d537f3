import { editLine, type SourceLine } from '../source-line.js'

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,}))(.*)/s
const INFO = /^([^\s{:=[]*)((?::[\w-]*line-numbers)?(?:=\d*)?)/

/** The label of a block in a code group, right after a word. */
const LABEL = /(\S)(\[[^[\]]*\])$/

/** Converts the info string of a fence: `ts{1,4}:line-numbers=5 [a.ts]` becomes `ts showLineNumbers=5 {1,4} [a.ts]`. */
export function convertFence(line: SourceLine): SourceLine {
  const [, marks = '', rest = ''] = OPENING.exec(line.text) ?? []
  const info = rest.trimStart()
  const before = marks + rest.slice(0, rest.length - info.length)
  const converted = convertInfo(info)
  return converted === info.trimEnd() ? line : editLine(line, [editOf(before.length, info, converted)])
}

/** Converts an info string to that of docgen. */
export function convertInfo(info: string): string {
  const trimmed = info.trim()
  const numbers = /:(no-)?line-numbers(?:=(\d+))?(?![\w-])/.exec(trimmed)
  const rest = numbers ? trimmed.replace(numbers[0], ' ') : trimmed
  const [language = '', , equals] = INFO.exec(rest) ?? []
  const name = languageOf(language.slice(0, language.length - (equals ?? '').length))
  const words = rest.slice(language.length).trim().replace(/\s+/g, ' ')
  const meta = words.replace(LABEL, '$1 $2')
  if (
    numbers === null &&
    name === language &&
    words === meta &&
    (meta === '' || /\s/.test(trimmed.charAt(language.length)))
  )
    return trimmed
  const lines = numbers && numbers[1] === undefined ? `showLineNumbers${numbers[2] ? `=${numbers[2]}` : ''}` : ''
  // Without a language, the first word of the meta would be the language.
  const shown = name === '' && (meta !== '' || lines !== '') ? 'txt' : name
  return [shown, lines, meta].filter((part) => part !== '').join(' ')
}

/** The language without the suffix with which VitePress evaluates `{{ }}` in code. */
function languageOf(name: string): string {
  if (name === 'vue-html') return 'html'
  return name === 'ansi' ? 'txt' : name.replace(/-vue$/, '')
}

function editOf(start: number, before: string, after: string) {
  let shared = 0
  while (shared < before.length && before[shared] === after[shared]) shared++
  return { start: start + shared, end: start + before.length, text: after.slice(shared) }
}
