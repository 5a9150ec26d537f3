import { editLine, type SourceLine } from '../source-line.js'
import { convertInfo } from './convert-fence.js'

/** `<!--@include: ./file.md#region{3,}-->` on a line of its own. */
const INCLUDE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)<!--\s*@include:\s*([^\s>][^>]*?)\s*-->[ \t]*$/
/** `<<< @/file.ts#region{1,3 ts:line-numbers} [title]`. */
const SNIPPET = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)<<<[ \t]*([^\s<].*?)[ \t]*$/
const RANGE = /\{(\d*),(\d*)\}$/
const REGION = /#([^\s{]+)$/
const LABEL = /[ \t]*\[([^\]]*)\]$/
const BRACES = /[ \t]*\{([^{}]*)\}$/

/** Converts a line that includes a file, to docgen's `::include`; `undefined` for any other line. */
export function convertInclude(line: SourceLine, root: string): SourceLine | undefined {
  const [included, before = '', target = ''] = INCLUDE.exec(line.text) ?? []
  if (included !== undefined) return replaceAfter(line, before, includeOf(target, root))
  const [imported, indent = '', snippet = ''] = SNIPPET.exec(line.text) ?? []
  return imported === undefined ? undefined : replaceAfter(line, indent, snippetOf(snippet, root))
}

function replaceAfter(line: SourceLine, before: string, text: string): SourceLine {
  return editLine(line, [{ start: before.length, end: line.text.length, text }])
}

function includeOf(target: string, root: string): string {
  const [written = '', first = '', last = ''] = RANGE.exec(target) ?? []
  const withoutRange = written === '' ? target : target.slice(0, -written.length)
  const { path, region } = splitRegion(withoutRange)
  return writeInclude(resolvePath(path, root), {
    ...(region !== undefined && { region }),
    ...(written !== '' && { lines: `${first}-${last}` }),
  })
}

function snippetOf(snippet: string, root: string): string {
  const [labelText = '', label] = LABEL.exec(snippet) ?? []
  const unlabeled = labelText === '' ? snippet : snippet.slice(0, -labelText.length)
  const [bracesText = '', braces = ''] = BRACES.exec(unlabeled) ?? []
  const { path, region } = splitRegion(bracesText === '' ? unlabeled : unlabeled.slice(0, -bracesText.length))
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
  const [written, region] = REGION.exec(target) ?? []
  return written === undefined || region === undefined
    ? { path: target.trim() }
    : { path: target.slice(0, -written.length).trim(), region }
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
