import { escapePattern } from '../../../../contract/escape-pattern.js'
import { escapeHtml } from '../../../../html/escape-html.js'
import type { InlineConstruct } from './inline-construct.js'

/** Words with a definition, `*[HTML]: Hypertext Markup Language`, become `<abbr>` elements. */
export const abbreviations: InlineConstruct = ({ text, isFree, abbreviations: titles }) => {
  if (titles.size === 0) return []
  const names = [...titles.keys()].sort((a, b) => b.length - a.length).map(escapePattern)
  const pattern = new RegExp(`(?<!\\w)(?:${names.join('|')})(?!\\w)`, 'g')
  return [...text.matchAll(pattern)].flatMap(({ index, 0: name }) => {
    const end = index + name.length
    if (!isFree(index, end)) return []
    return [{ start: index, end, text: `<abbr title="${escapeHtml(titles.get(name) ?? '')}">${name}</abbr>` }]
  })
}
