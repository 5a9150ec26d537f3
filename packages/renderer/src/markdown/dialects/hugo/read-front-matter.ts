import { parse } from 'smol-toml'
import type { DialectText } from '../dialect.js'
import type { SourceLine } from '../source-line.js'
import { unquoteYaml } from '../unquote-yaml.js'
import { readOutline } from '../yaml-outline.js'

/** A field of front matter. */
export interface HugoField {
  /** In lower case: Hugo ignores case. */
  readonly key: string
  readonly value: unknown
  /** The line of its key. */
  readonly line: SourceLine
  /** Its lines in YAML; absent for other formats. */
  readonly lines?: readonly SourceLine[]
}

/** The front matter of a page of Hugo, and the rest of the page. */
export interface HugoFrontMatter {
  readonly fields: readonly HugoField[]
  /** The first line of the page. */
  readonly first: SourceLine
  readonly body: readonly SourceLine[]
  /** Whether it is neither YAML nor TOML nor JSON. The body contains it then. */
  readonly isInvalid?: true
}

/** Reads front matter in YAML, TOML or JSON. */
export function readFrontMatter({ frontMatter, body }: DialectText): HugoFrontMatter {
  const first = frontMatter[0] ?? body[0] ?? { text: '', line: 1 }
  if (frontMatter.length > 0) {
    const { nodes } = readOutline(frontMatter.slice(1, -1))
    const fields = nodes.map(({ key, value, line, lines }) => ({
      key: key.toLowerCase(),
      value: readYamlValue(value, lines),
      line,
      lines,
    }))
    return { fields, first, body }
  }
  if (/^\ufeff?\+{3}[ \t]*$/.test(first.text)) return readBlock(body, first, { isEnd: /^\+{3}[ \t]*$/, skip: 1 })
  if (/^\ufeff?\{[ \t]*$/.test(first.text)) return readBlock(body, first, { isEnd: /^\}[ \t]*$/, skip: 0 })
  return { fields: [], first, body }
}

function readBlock(
  body: readonly SourceLine[],
  first: SourceLine,
  { isEnd, skip }: { readonly isEnd: RegExp; readonly skip: 0 | 1 },
): HugoFrontMatter {
  const end = body.findIndex(({ text }, index) => index > 0 && isEnd.test(text))
  if (end === -1) return { fields: [], first, body, isInvalid: true }
  const block = body.slice(skip, skip === 1 ? end : end + 1)
  const text = block.map((line) => line.text.replace(/^\ufeff/, '')).join('\n')
  let values: unknown
  try {
    values = skip === 1 ? parse(text) : JSON.parse(text)
  } catch {
    return { fields: [], first, body, isInvalid: true }
  }
  const fields = Object.entries(Object(values)).map(([key, value]) => ({
    key: key.toLowerCase(),
    value: value instanceof Date ? value.toISOString() : value,
    line:
      block.find((line) =>
        line.text
          .trimStart()
          .replace(/^["'[]+/, '')
          .startsWith(key),
      ) ?? first,
  }))
  return { fields, first, body: body.slice(end + 1) }
}

/** The value of a field in YAML: a text, a list of texts, or `undefined` for a mapping. */
function readYamlValue(written: string, lines: readonly SourceLine[]): unknown {
  const value = withoutComment(written)
  if (value.startsWith('[') && value.endsWith(']'))
    return value
      .slice(1, -1)
      .split(',')
      .map((item) => unquoteYaml(item.trim()))
      .filter((item) => item !== '')
  if (value === '') {
    const items = lines.slice(1).flatMap(({ text }) => /^[ \t]*-[ \t]+(\S.*)$/.exec(text)?.[1] ?? [])
    return items.length > 0 ? items.map((item) => unquoteYaml(withoutComment(item.trim()))) : undefined
  }
  if (/^[|>][+-]?$/.test(value))
    return lines
      .slice(1)
      .map(({ text }) => text.trim())
      .join(' ')
      .trim()
  return unquoteYaml(value)
}

function withoutComment(value: string): string {
  if (/^["']/.test(value)) return value
  const at = value.indexOf(' #')
  return (at === -1 ? value : value.slice(0, at)).trim()
}
