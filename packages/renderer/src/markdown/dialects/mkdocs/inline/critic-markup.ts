import type { InlineConstruct, InlineEdit } from './inline-construct.js'

const PATTERN = /\{(\+\+|--|==)([^\n{}]*)\1\}|\{>>([^\n{}]*)<<\}|\{~~([^\n{}~]*)~>([^\n{}~]*)~~\}/g
const TAGS: Readonly<Record<string, string>> = { '++': 'ins', '--': 'del', '==': 'mark' }

/** Suggested changes become HTML: `{++added++}`, `{--removed--}`, `{~~old~>new~~}`, `{==marked==}`, `{>>comment<<}`. */
export const criticMarkup: InlineConstruct = ({ text, isFree }) => {
  if (!text.includes('{')) return []
  return [...text.matchAll(PATTERN)].flatMap(
    ({ index, 0: matched, 1: mark = '', 2: content, 3: note, 4: old, 5: changed }) => {
      const range = { start: index, end: index + matched.length }
      if (!isFree(range.start, range.end)) return []
      if (note !== undefined) return [{ ...range, text: '', dropped: 'comments of suggested changes' }]
      if (content === undefined) return [{ ...range, text: `<del>${old}</del><ins>${changed}</ins>` }]
      const edits: readonly InlineEdit[] = [
        { start: range.start, end: range.start + 3, text: `<${TAGS[mark]}>` },
        { start: range.end - 3, end: range.end, text: `</${TAGS[mark]}>` },
      ]
      return edits
    },
  )
}
