import { insertLine, type SourceLine } from './source-line.js'
import { unquoteYaml } from './unquote-yaml.js'

/** A field at the start of a line. Nested fields are indented. */
export const FIELD = /^(?:(['"])([\w:-]+)\1|([\w:-]+))[ \t]*:(?:[ \t]+(\S.*))?$/

/** Returns the description of a page as a paragraph, which some tools show below the title; no lines without one. */
export function describePage(lines: readonly SourceLine[]): readonly SourceLine[] {
  const index = lines.findIndex(({ text }) => nameOf(FIELD.exec(text)) === 'description')
  const line = lines[index]
  if (!line) return []
  const value = FIELD.exec(line.text)?.[4] ?? ''
  const following = lines.slice(index + 1)
  const end = following.findIndex(({ text }) => !/^[ \t]+\S/.test(text))
  const more = following.slice(0, end).map(({ text }) => text.trim())
  const text = [/^[|>][+-]?$/.test(value) ? '' : value, ...more].join(' ').trim()
  const plain = unquoteYaml(text).trim()
  if (plain === '') return []
  const escaped = plain.replace(/[{}<]/g, '\\$&').replace(/^(?:[#>+*:|-]|\d+[.)])/, '\\$&')
  return ['', escaped, ''].map((each) => insertLine(each, line))
}

/** The name of a field. */
export function nameOf(match: RegExpExecArray | null): string | undefined {
  return match?.[2] ?? match?.[3]
}
