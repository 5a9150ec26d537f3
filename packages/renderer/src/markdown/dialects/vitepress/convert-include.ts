import { editLine, type SourceLine } from '../source-line.js'
import { convertInfo } from './convert-fence.js'

/** `<!--@include: ./file.md#region{3,}-->` on a line of its own. */
const INCLUDE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)<!--[ \t]*@include:([^>]*)-->(.*)/s
/** `<<< @/file.ts#region{1,3 ts:line-numbers} [title]`. */
const SNIPPET = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)<<<(.*)/s
const RANGE = /^(\d*),(\d*)$/

/** Converts a line that includes a file, to docgen's `::include`; `undefined` for any other line. */
export function convertInclude(line: SourceLine, root: string): SourceLine | undefined {
  const [, before = '', target = '', after = ''] = INCLUDE.exec(line.text) ?? []
  if (target.trim() !== '' && after.trim() === '') return replaceAfter(line, before, includeOf(target.trim(), root))
  const [, indent = '', rest = ''] = SNIPPET.exec(line.text) ?? []
  const snippet = rest.trim()
  return snippet === '' || snippet.startsWith('<') ? undefined : replaceAfter(line, indent, snippetOf(snippet, root))
}

function replaceAfter(line: SourceLine, before: string, text: string): SourceLine {
  return editLine(line, [{ start: before.length, end: line.text.length, text }])
}

function includeOf(target: string, root: string): string {
  const { before, inside } = takeLast(target, '{}')
  const [, first = '', last = ''] = RANGE.exec(inside ?? '') ?? []
  const { path, region } = splitRegion(inside === undefined ? target : before)
  return writeInclude(resolvePath(path, root), {
    ...(region !== undefined && { region }),
    ...((first !== '' || last !== '') && { lines: `${first}-${last}` }),
  })
}

/** Splits a text that ends in brackets into the part before them and the part inside; `inside` is absent without. */
function takeLast(text: string, brackets: '{}' | '[]'): { readonly before: string; readonly inside?: string } {
  const start = text.endsWith(brackets.charAt(1)) ? text.lastIndexOf(brackets.charAt(0)) : -1
  return start === -1 ? { before: text } : { before: text.slice(0, start).trimEnd(), inside: text.slice(start + 1, -1) }
}

function snippetOf(snippet: string, root: string): string {
  const { before: unlabeled, inside: label } = takeLast(snippet, '[]')
  const { before, inside: braces = '' } = takeLast(unlabeled, '{}')
  const { path, region } = splitRegion(before)
  const words = braces.trim().split(/\s+/)
  const [first = ''] = words
  const ranges = /^\d+(?:[,-]\d+)*$/.test(first) ? ` highlight=${first}` : ''
  const info = ranges === '' ? words.join(' ') : words.slice(1).join(' ')
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'txt'
  const language = /^[^:=\s]/.test(info) ? '' : extension
  const title = label === undefined ? '' : ` [${label.replaceAll('"', '')}]`
  const code = convertInfo(`${language}${info.replaceAll('"', '')}${ranges}${title}`)
  return writeInclude(resolvePath(path, root), { ...(region !== undefined && { region }), code })
}

function splitRegion(target: string): { readonly path: string; readonly region?: string } {
  const index = target.lastIndexOf('#')
  return index === -1
    ? { path: target.trim() }
    : { path: target.slice(0, index).trim(), region: target.slice(index + 1) }
}

/** `@/` is the folder of the documents. */
function resolvePath(path: string, root: string): string {
  if (path.startsWith('@')) return `/${root === '' ? '' : `${root}/`}${path.replace(/^@\/?/, '')}`
  return /^\.{0,2}\//.test(path) ? path : `./${path}`
}

function writeInclude(file: string, attributes: Readonly<Record<string, string>>): string {
  const fields = Object.entries({ file, ...attributes }).map(
    ([name, value]) => `${name}="${value.replaceAll('"', '')}"`,
  )
  return `::include{${fields.join(' ')}}`
}
