import type { InlineConstruct, InlineEdit } from './inline-construct.js'

interface Mark {
  readonly pattern: RegExp
  readonly tag: string
}

// The content of each mark excludes the mark, so that every character is read a bounded number of times.
const MARKS: readonly Mark[] = [
  { pattern: /(?<![=])==(?![=\s])(?:[^=\n]|=(?!=))+(?<!\s)==(?!=)/g, tag: 'mark' },
  { pattern: /(?<!\^)\^\^(?![\^\s])(?:[^^\n]|\^(?!\^))+(?<!\s)\^\^(?!\^)/g, tag: 'ins' },
  { pattern: /(?<![\^[])\^(?![\^\s])[^^\s]+\^(?!\^)/g, tag: 'sup' },
  { pattern: /(?<!~)~(?![~\s])[^~\s]+~(?!~)/g, tag: 'sub' },
]

/** `==mark==`, `^^insert^^`, `x^2^` and `H~2~O` become HTML. `~~delete~~` is part of docgen's Markdown. */
export const markedText: InlineConstruct = ({ text, isFree }) =>
  MARKS.flatMap(({ pattern, tag }) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: matched }): readonly InlineEdit[] => {
      const length = tag === 'mark' || tag === 'ins' ? 2 : 1
      const end = index + matched.length
      if (!isFree(index, index + length) || !isFree(end - length, end)) return []
      return [
        { start: index, end: index + length, text: `<${tag}>` },
        { start: end - length, end, text: `</${tag}>` },
      ]
    }),
  )
