import type { Diagnostic } from '@docgen/renderer/contract'
import { positionAt } from '../../config/source/position-at.js'
import type { MarkdownText } from '../text/list-texts.js'
import { maskProse } from './mask-prose.js'

/** Term → spellings that are wrong. */
export type Terms = Readonly<Record<string, readonly string[]>>

/** Languages that rarely repeat a word, with the words that can occur twice in a row. */
const DOUBLES: Readonly<Record<string, readonly string[]>> = {
  en: ['had', 'that', 'is', 'do', 'very', 'really', 'much', 'so', 'far', 'bye', 'blah'],
  de: ['die', 'der', 'das', 'den', 'sie', 'ihr', 'sich'],
  fr: ['nous', 'vous'],
  nl: ['die', 'dat', 'je'],
  es: ['muy'],
  it: ['via', 'man'],
  pt: [],
  sv: ['om', 'för'],
  da: [],
  nb: [],
}

/** Beginnings of verbs that combine with `in` or `on`, as in `sign in in one step`. */
const PHRASAL =
  /^(?:sign|log|opt|plug|check|zoom|typ|turn|switch|mov|go|carr|keep|hold|built|build|come|hand|jump|dial|drop|fill)/i

const PAIRS: readonly (readonly [string, string])[] = [
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
]

/** Doubled words, unbalanced quotes and wrong terms in a file. */
export function findTextProblems(source: MarkdownText, terms: Terms): readonly Diagnostic[] {
  const { file, text, bodyLine, locale } = source
  const masked = maskProse(text, bodyLine)
  const locate = (start: number, length: number) => ({ file, ...positionAt(text, start, start + length) })
  return [
    ...findDoubledWords({ text, masked, allowed: DOUBLES[locale.toLowerCase().split('-')[0] ?? ''], locate }),
    ...findUnbalanced(masked, locate),
    ...findTerms(masked, terms, locate),
  ]
}

type Locate = (start: number, length: number) => Required<Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>>

const WORD = /[\p{L}\p{M}\p{N}'’_]+/gu

interface Words {
  readonly text: string
  readonly masked: string
  /** Words that may repeat; absent if any may. */
  readonly allowed: readonly string[] | undefined
  readonly locate: Locate
}

function findDoubledWords({ text, masked, allowed, locate }: Words): readonly Diagnostic[] {
  if (!allowed) return []
  const found: Diagnostic[] = []
  let [beforeLast, last, lastEnd] = ['', '', -1]
  for (const { 0: word, index } of masked.matchAll(WORD)) {
    const end = index + word.length
    const isSame = word.toLowerCase() === last.toLowerCase() && /^\p{Ll}[\p{L}’']+$/u.test(word)
    // The mask replaces markup between words with spaces, so compare the text.
    if (isSame && isBlank(text.slice(lastEnd, index)) && !isPart(text, lastEnd - word.length, end)) {
      const at = locate(index, word.length)
      const gap = index - lastEnd
      const hasOneLine = !text.slice(lastEnd, index).includes('\n')
      const isPhrase = (word === 'in' || word === 'on') && PHRASAL.test(beforeLast)
      if (!isPhrase && !allowed.includes(word.toLowerCase()))
        found.push({
          code: 'doubled-word',
          severity: 'warning',
          ...at,
          message: `${JSON.stringify(word)} twice in a row`,
          hint: 'Remove one',
          ...(hasOneLine && {
            fix: { line: at.line, column: at.column - gap, length: word.length + gap, text: '' },
          }),
        })
    }
    beforeLast = last
    last = word
    lastEnd = end
  }
  return found
}

/** Whether a gap between words consists of white space in one paragraph. */
function isBlank(gap: string): boolean {
  return /^[ \t]+$/.test(gap) || /^[ \t]*\r?\n[ \t>]*$/.test(gap)
}

/** Whether a span is a part of a longer name, such as `a-b`, `a.b` or `a/b`. */
function isPart(text: string, start: number, end: number): boolean {
  return (
    /[-./@:\\#$&=+`*_~[({<]/.test(text.charAt(start - 1)) || /^(?:[-/@:\\=_`(]|\.\w)/.test(text.slice(end, end + 2))
  )
}

/** Paragraphs, list items, headings and rows of tables, with their offsets. */
function listBlocks(masked: string): readonly { readonly start: number; readonly text: string }[] {
  const blocks: { start: number; text: string }[] = []
  let start = 0
  let isOpen = false
  for (const line of masked.split(/(?<=\n)/)) {
    const starts = /^[ \t>]*(?:[-*+|#]|\d{1,9}[.)][ \t]|$)/.test(line.trimEnd())
    const last = blocks.at(-1)
    if (isOpen && !starts && last) last.text += line
    else blocks.push({ start, text: line })
    isOpen = line.trim() !== '' && !/^[ \t>]*#/.test(line)
    start += line.length
  }
  return blocks
}

const QUOTATION_MARK = new RegExp(`["„“”${PAIRS.flat().join('')}]`)

function findUnbalanced(masked: string, locate: Locate): readonly Diagnostic[] {
  if (!QUOTATION_MARK.test(masked)) return []
  return listBlocks(masked).flatMap(({ start, text }) => {
    const at = findUnpaired(text)
    if (at === undefined) return []
    return [
      {
        code: 'unbalanced-quotes',
        severity: 'warning',
        ...locate(start + at, 1),
        message: `the quotation mark ${text.charAt(at)} has no partner in its paragraph`,
        hint: 'Add or remove one',
      } satisfies Diagnostic,
    ]
  })
}

/** Offset of a quotation mark without a partner; undefined if all marks have a partner. */
function findUnpaired(text: string): number | undefined {
  // Counting each kind of mark is slow, and most paragraphs have no quotation marks.
  if (!QUOTATION_MARK.test(text)) return undefined
  // After a digit, a straight quotation mark means inches or seconds.
  const straight = [...text.matchAll(/"/g)].filter(({ index }) => !/\d/.test(text.charAt(index - 1)))
  const all = count(text, '"')
  if (all % 2 === 1 && straight.length % 2 === 1) return straight.at(-1)?.index
  // German closes with the mark that opens in English.
  const low = count(text, '„')
  const [high, closing] = [count(text, '“'), count(text, '”')]
  const inches = text.match(/\d”/g)?.length ?? 0
  const isBalanced = low > 0 ? low === high + closing : high === closing || high === closing - inches
  if (!isBalanced) return text.search(/[„“”]/)
  const pair = PAIRS.find(([one, other]) => count(text, one) !== count(text, other))
  return pair && Math.max(text.lastIndexOf(pair[0]), text.lastIndexOf(pair[1]))
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}

function findTerms(masked: string, terms: Terms, locate: Locate): readonly Diagnostic[] {
  return Object.entries(terms).flatMap(([term, spellings]) =>
    spellings.flatMap((spelling) => {
      const found: Diagnostic[] = []
      for (let at = masked.indexOf(spelling); at !== -1; at = masked.indexOf(spelling, at + spelling.length)) {
        const end = at + spelling.length
        const isInWord = /[\p{L}\p{N}_@./-]/u.test(masked.charAt(at - 1))
        const isBeforeWord = /^(?:[\p{L}\p{N}_@/-]|\.[\p{L}\p{N}])/u.test(masked.slice(end, end + 4))
        // The right spelling can begin with the wrong one.
        const isRight = masked.startsWith(term, at)
        if (isInWord || isBeforeWord || isRight) continue
        const position = locate(at, spelling.length)
        const { line, column, length } = position
        found.push({
          code: 'wrong-term',
          severity: 'warning',
          ...position,
          message: `${JSON.stringify(spelling)} is spelled ${JSON.stringify(term)}`,
          fix: { line, column, length, text: term },
        })
      }
      return found
    }),
  )
}
