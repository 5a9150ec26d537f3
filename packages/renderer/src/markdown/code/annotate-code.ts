import type { CodePart } from '../../highlight/annotate-line.js'
import type { CodeAnnotations } from '../../highlight/render-code.js'
import type { TypedCode } from '../directives/typed-code.js'

/**
 * Converts the types in a block to annotations of its visible lines. `lineIndexes` are their indexes in `typed.code`;
 * absent if all lines are visible.
 */
export function annotateCode(typed: TypedCode, lineIndexes?: readonly number[]): CodeAnnotations {
  const visible = lineIndexes && new Map(lineIndexes.map((index, position) => [index, position]))
  const find = (line: number): number | undefined => (visible ? visible.get(line) : line)
  const notes = new Map<number, { readonly kind: 'query' | 'error'; readonly text: string }[]>()
  for (const { line, kind, text } of typed.notes) {
    const position = find(line)
    if (position !== undefined) notes.set(position, [...(notes.get(position) ?? []), { kind, text }])
  }
  const parts = new Map<number, readonly CodePart[]>()
  // Readers who use the keyboard need to reach each type once.
  const reached = new Set<string>()
  const lines = new Set([...typed.types, ...typed.marks].map(({ line }) => line))
  for (const line of [...lines].sort((one, other) => one - other)) {
    const position = find(line)
    if (position !== undefined) parts.set(position, splitLine(typed, line, reached))
  }
  return { parts, notes }
}

/** Splits a line where a type or a mark begins or ends. */
function splitLine({ types, marks }: TypedCode, line: number, reached: Set<string>): CodePart[] {
  const typesHere = types.filter((each) => each.line === line)
  const marksHere = marks.filter((each) => each.line === line)
  const edges = new Set([...typesHere, ...marksHere].flatMap(({ start, length }) => [start, start + length]))
  const sorted = [...edges].sort((one, other) => one - other)
  const result: CodePart[] = []
  for (const [index, start] of sorted.entries()) {
    const end = sorted[index + 1]
    if (end === undefined) break
    const covers = (each: { readonly start: number; readonly length: number }): boolean =>
      each.start <= start && end <= each.start + each.length
    const type = typesHere.find(covers)
    const mark = marksHere.find(covers)
    if (!type && !mark) continue
    const isFocusable = type !== undefined && !reached.has(type.text)
    if (type) reached.add(type.text)
    result.push({
      start,
      end,
      ...(type && { type: type.text }),
      ...(isFocusable && { isFocusable }),
      ...(mark && { mark: mark.kind }),
    })
  }
  return result
}
