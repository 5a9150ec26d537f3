import type { TextFix } from '@docgen/renderer/contract'
import { positionAt } from '../../config/source/position-at.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import { splitFrontMatter } from '../../config/yaml/split-front-matter.js'

const KEY = 'redirect_from'

/**
 * The edit that adds old routes to `redirect_from` in the front matter of a text. `undefined` if the front matter has
 * no end, or if the field has a notation that a single edit cannot extend.
 */
export function addRedirectFrom(text: string, routes: readonly string[]): TextFix | undefined {
  const block = splitFrontMatter(text)
  if (block === 'unterminated') return undefined
  const list = routes.map((route) => JSON.stringify(route)).join(', ')
  if (block === undefined) {
    const start = text.startsWith('\ufeff') ? 2 : 1
    return { line: 1, column: start, length: 0, text: `---\n${KEY}: [${list}]\n---\n\n` }
  }
  const { key, isExact } = locateYamlKey(block.yaml, [KEY])
  if (!isExact)
    return { ...positionAt(text, block.yamlOffset, block.yamlOffset), length: 0, text: `${KEY}: [${list}]\n` }
  return extendField(text, { start: block.yamlOffset + key.start, end: block.yamlOffset + block.yaml.length, routes })
}

interface Field {
  /** Offset of the key. */
  readonly start: number
  /** Offset of the end of the front matter. */
  readonly end: number
  readonly routes: readonly string[]
}

/** Adds to a list in brackets, to a list with hyphens, or to a single value. */
function extendField(text: string, { start, end, routes }: Field): TextFix | undefined {
  const lineEnd = Math.min(...[text.indexOf('\n', start), end].filter((at) => at !== -1))
  const line = text.slice(start, lineEnd).trimEnd()
  const list = routes.map((route) => JSON.stringify(route)).join(', ')
  const [before = ''] = /^redirect_from\s*:\s*/.exec(line) ?? []
  const value = line.slice(before.length)
  const at = start + before.length
  if (value.startsWith('[')) {
    if (!value.endsWith(']') || value.includes('#')) return undefined
    const separator = /^\[\s*\]$/.test(value) ? '' : ', '
    const close = at + value.length - 1
    return { ...positionAt(text, close, close), length: 0, text: `${separator}${list}` }
  }
  if (value === '') {
    const [, indent] = /^\r?\n([ \t]*)- /.exec(text.slice(lineEnd, end)) ?? []
    if (indent === undefined) return undefined
    const added = routes.map((route) => `${indent}- ${JSON.stringify(route)}\n`).join('')
    const next = text.indexOf('\n', lineEnd) + 1
    return { ...positionAt(text, next, next), length: 0, text: added }
  }
  // In brackets, a comma would split the value in two.
  if (/[#&*!|>{}%@`,[\]]/.test(value)) return undefined
  return { ...positionAt(text, at, at), length: value.length, text: `[${value}, ${list}]` }
}
