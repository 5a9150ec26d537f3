import type { SourceLine } from './source-line.js'

/** A field of a YAML mapping in block style. */
export interface YamlNode {
  readonly key: string
  /** The value on the line of the key; empty if it is on the lines below. */
  readonly value: string
  /** The line of the key. */
  readonly line: SourceLine
  /** Columns before the key: white space, and the hyphens of a list. */
  readonly indent: number
  /** Whether the key follows the hyphen of a list. */
  readonly isItem: boolean
  /** All lines of the field. */
  readonly lines: readonly SourceLine[]
  readonly children: readonly YamlNode[]
}

/** The fields of a mapping, and the lines before the first of them. */
export interface YamlOutline {
  readonly before: readonly SourceLine[]
  readonly nodes: readonly YamlNode[]
}

const FIELD = /^([ \t]*(?:-[ \t]+)*)(?:([\w$-]+)|"([^"]*)"|'([^']*)')[ \t]*:(?!\S)(.*)/s

/**
 * Reads the fields of a YAML mapping in block style by their indentation, without evaluating values. Maximum depth: 8.
 */
export function readOutline(lines: readonly SourceLine[], depth = 0): YamlOutline {
  const starts: { readonly index: number; readonly indent: number; readonly match: RegExpExecArray }[] = []
  for (const [index, { text }] of lines.entries()) {
    const match = FIELD.exec(text)
    if (!match) continue
    const indent = (match[1] ?? '').length
    const first = starts[0]
    if (!first || indent <= first.indent) starts.push({ index, indent, match })
  }
  const nodes = starts.map(({ index, indent, match }, position): YamlNode => {
    const end = starts[position + 1]?.index ?? lines.length
    const own = lines.slice(index, end)
    const [, before = '', plain, double, single, value = ''] = match
    const line = lines[index] ?? { text: '', line: 1 }
    const isText = /^[|>]/.test(value)
    const children = depth > 8 || isText ? [] : readOutline(own.slice(1), depth + 1).nodes
    return {
      key: plain ?? double ?? single ?? '',
      value: value.trim(),
      line,
      indent,
      isItem: before.includes('-'),
      lines: own,
      children,
    }
  })
  return { before: lines.slice(0, starts[0]?.index ?? lines.length), nodes }
}
