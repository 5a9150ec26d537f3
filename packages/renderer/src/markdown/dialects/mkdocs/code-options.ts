import { editLine, type SourceLine } from '../source-line.js'
import { readAttributeList } from './attribute-list.js'
import type { BlockContext } from './block-construct.js'

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,}))(.*)$/
const SNIPPET = /^[ \t]*(?:[^\w\s-]{1,5}[ \t]*)?-+8<-+[ \t]+["']/

/** Converts the options of a fence: its title stays, `linenums` and `hl_lines` get docgen's names. Code stays as it is. */
export function convertFence(
  [first, ...others]: readonly SourceLine[],
  { drop }: Pick<BlockContext, 'drop'>,
): readonly SourceLine[] {
  if (!first) return []
  const snippetLine = others.find(({ text }) => SNIPPET.test(text))
  if (snippetLine) drop('snippets in code', snippetLine)
  const [, fence = '', info = ''] = OPENING.exec(first.text) ?? []
  const options = readOptions(info.trim())
  if (fence === '' || !options) return [first, ...others]
  const { language, parts } = options
  const text = [language, ...parts].filter((part) => part !== '').join(' ')
  return [editLine(first, [{ start: fence.length, end: first.text.length, text }]), ...others]
}

function readOptions(info: string): { readonly language: string; readonly parts: readonly string[] } | undefined {
  const [, word = '', inBraces, plain = ''] = /^([^\s{]*)\s*(?:\{([^{}]*)\}\s*$)?(.*)$/.exec(info) ?? []
  const list = readAttributeList(inBraces ?? plain)
  if (!list || plain.includes('{')) return undefined
  const known = list.others.some(([name]) => ['hl_lines', 'linenums', 'title'].includes(name))
  if (!known && inBraces === undefined) return undefined
  const language = word === '' ? (list.classes[0] ?? '') : word
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
  return { language: language === 'annotate' ? '' : language, parts }
}
