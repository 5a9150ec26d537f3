import { type AttributeList, readAttributeList } from '../markdown-extra/attribute-list.js'
import type { BlockContext } from '../markdown-extra/block-construct.js'
import { cutStart, editLine, type SourceLine } from '../source-line.js'
import { convertCodeSnippet, hasSnippet } from './snippet.js'

const OPENING = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,})/

/**
 * Converts the options of a fence: its title stays, `linenums` and `hl_lines` get docgen's names. Code stays as it is; a
 * snippet alone becomes an include.
 */
export function convertFence(
  [first, ...others]: readonly SourceLine[],
  { drop }: Pick<BlockContext, 'drop'>,
): readonly SourceLine[] {
  if (!first) return []
  const converted = convertOptions(first, others)
  const snippetLine = others.find(hasSnippet)
  if (!snippetLine) return converted
  const [opening] = converted
  const options = opening?.text.slice(OPENING.exec(opening.text)?.[0].length).trim() ?? ''
  const include = convertCodeSnippet([first, ...others], options)
  if (!include) drop('snippets between other lines of code', snippetLine)
  return include ?? converted
}

function convertOptions(first: SourceLine, others: readonly SourceLine[]): readonly SourceLine[] {
  const [fence = ''] = OPENING.exec(first.text) ?? []
  const info = first.text.slice(fence.length)
  if (NO_LANGUAGE.test(info)) {
    // Python-Markdown reads such text as code.
    const code = cutStart(first, fence.length)
    return [editLine(first, [{ start: fence.length, end: first.text.length, text: 'text' }]), code, ...others]
  }
  const options = readOptions(info.trim())
  if (fence === '' || !options) return [first, ...others]
  const { language, parts } = options
  const text = [language, ...parts].filter((part) => part !== '').join(' ')
  return [editLine(first, [{ start: fence.length, end: first.text.length, text }]), ...others]
}

/** Matches text after a fence that cannot be a language. */
const NO_LANGUAGE = /^[ \t]*[\w.-]+[:/](?!\S*=)/

const NO_OPTIONS: AttributeList = { classes: [], others: [] }

function readOptions(info: string): { readonly language: string; readonly parts: readonly string[] } | undefined {
  const [first = ''] = /^\S*/.exec(info) ?? []
  const word = /[{=]/.test(first) ? '' : first
  const rest = info.slice(word.length).trim()
  const inBraces = /^\{([^{}]*)\}$/.exec(rest)?.[1]
  if (inBraces === undefined && rest.includes('{')) return undefined
  const list = rest === '' ? NO_OPTIONS : readAttributeList(inBraces ?? rest)
  if (!list) return undefined
  const known = list.others.some(([name]) => ['hl_lines', 'linenums', 'title'].includes(name))
  if (!known && inBraces === undefined && !word.startsWith('.')) return undefined
  const written = word.replace(/^\./, '') || (list.classes.find((name) => name !== 'annotate') ?? '')
  const parts = list.others.flatMap(([name, value]) => {
    if (name === 'title') return [`title="${value.replaceAll('"', "'")}"`]
    if (name === 'linenums')
      return [
        value === '1' || !/^\d+/.test(value) ? 'showLineNumbers' : `showLineNumbers=${Number.parseInt(value, 10)}`,
      ]
    return name === 'hl_lines' && value.trim() !== ''
      ? [
          `{${value
            .trim()
            .split(/[\s,]+/)
            .join(',')}}`,
        ]
      : []
  })
  // Without a language, docgen would read the first option as one.
  return { language: written === '' && parts.length > 0 ? 'text' : written, parts }
}
