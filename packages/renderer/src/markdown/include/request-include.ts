import type { Code, Data, RootContent } from 'mdast'
import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { LeafDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import type { Positioned } from '../source-file.js'
import { namePath, nameRelativePath } from './name-path.js'
import { resolveInclude } from './resolve-include.js'
import { keepLines, type LineSelection, readCode, selectLines } from './select-lines.js'

/** A partial in the tree: its blocks, with positions that refer to the partial's file. */
export interface Include {
  type: 'include'
  file: string
  /** Key of the request if a component renders the file: its content is then inserted in the component's HTML. */
  document?: string
  children: RootContent[]
  position?: LeafDirective['position']
  data?: Data
}

declare module 'mdast' {
  interface RootContentMap {
    include: Include
  }
}

/** Replaces the directive with an empty `include` node and requests the file; reports a missing file or attribute. */
export function requestInclude(node: LeafDirective, scope: DocumentScope): readonly RootContent[] {
  const { file: href, lines, region, ...others } = node.attributes ?? {}
  const names = Object.keys(others)
  if (!href) {
    scope.report(node, {
      code: 'include-without-file',
      severity: 'error',
      message: 'the include names no file',
      hint: nearestWord('file', names) === undefined ? 'Write ::include{file="./_partial.md"}' : didYouMean('file'),
    })
    return []
  }
  for (const name of names) {
    const message = `::include has no attribute ${name}`
    const hint = 'Remove it: an include has the attributes file, lines, region and code'
    scope.report(node, { code: 'block', severity: 'warning', message, hint })
  }
  const selection = { ...(lines && { lines }), ...(region && { region }) }
  return requestFile(href, node, scope, { selection })
}

/** Replaces includes of code, `::include{file="a.ts" code="ts"}`, with code blocks, which other blocks may contain. */
export function insertCode(parent: { readonly children: RootContent[] }, scope: DocumentScope): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'leafDirective') {
      const code = node.name === 'include' ? readCodeBlock(node, scope) : undefined
      if (code) parent.children[index] = code
    } else if ('children' in node) insertCode(node, scope)
  }
}

/** The code block for an include of code; `undefined` for any other include. */
function readCodeBlock(node: LeafDirective, scope: DocumentScope): Code | undefined {
  const { file: href, code, lines, region } = node.attributes ?? {}
  if (!href || code === undefined || code === null) return undefined
  const { position } = node
  const [lang = '', ...meta] = code.trim().split(/\s+/)
  const found = findFile(href, node, scope)
  const fileLines = found?.text.replace(/\n$/, '').split('\n') ?? []
  const selection = { ...(lines && { lines }), ...(region && { region }) }
  const selected = found && selectLines(fileLines, selection)
  if (found && !selected) reportSelection(href, selection, { node, scope })
  return {
    type: 'code',
    lang: lang || null,
    meta: meta.join(' ') || null,
    value: readCode(fileLines, selected ?? []),
    ...(position && { position }),
  }
}

function reportSelection(
  href: string,
  { region, lines }: LineSelection,
  { node, scope }: { readonly node: Positioned; readonly scope: DocumentScope },
): void {
  const part =
    region === undefined
      ? `lines ${lines}`
      : lines === undefined
        ? `region ${region}`
        : `lines ${lines} in a region ${region}`
  const message = `${href} has no ${part}`
  const hint = 'Correct lines and region: lines="3-5" counts from 1, region="name" needs a comment #region name'
  scope.report(node, { code: 'missing-include', severity: 'error', message, hint })
}

/** What is included of a file, or how a file that is imported is used as a component. */
interface FileUse {
  readonly selection?: LineSelection
  readonly props?: Readonly<Record<string, unknown>>
  /** Position of the import: a missing file is reported there, however often it is used. */
  readonly importedAt?: { readonly node: Positioned; readonly delta: number }
}

/**
 * Requests a file for a node. Returns an empty `include` node, or nothing if the file is missing, which is reported.
 */
export function requestFile(
  href: string,
  node: Pick<LeafDirective, 'position'>,
  scope: DocumentScope,
  use: FileUse = {},
): readonly RootContent[] {
  const { selection = {}, props } = use
  const found = findFile(href, use.importedAt?.node ?? node, scope, use.importedAt?.delta)
  if (!found) return []
  const { path } = found
  const isPart = selection.lines !== undefined || selection.region !== undefined
  const selected = isPart ? selectLines(found.text.split('\n'), selection) : undefined
  if (isPart && !selected) {
    reportSelection(href, selection, { node, scope })
    return []
  }
  const text = selected ? keepLines(found.text, selected) : found.text
  const target: Include = {
    type: 'include',
    file: path,
    children: [],
    ...(node.position && { position: node.position }),
  }
  scope.includes.push({ path, text, target, directive: node, ...(props && { props }) })
  return [target]
}

/** Finds a file that the page includes; `undefined`, with a report `delta` characters into the node, if it is missing. */
function findFile(
  href: string,
  node: Positioned,
  scope: DocumentScope,
  delta = 0,
): { readonly path: string; readonly text: string } | undefined {
  const { includes, similarIncludes = {}, aliases = {} } = scope.compilation.source
  const resolved = resolveInclude(scope.file.path, href)
  const path = textAt(aliases, resolved) ?? resolved
  const text = textAt(includes, resolved) ?? textAt(includes, path)
  if (text === undefined) {
    const other = textAt(similarIncludes, path)
    const near = other ?? nearestWord(path, Object.keys(includes))
    const hint =
      near === undefined
        ? hintOutside(path)
        : didYouMean(
            href.startsWith('/') ? `/${namePath(near)}` : nameRelativePath(near),
            other !== undefined && differsInCase(path, other),
          )
    const message = `${href} points to ${namePath(path)}, which does not exist`
    scope.report(
      node,
      { code: 'missing-include', severity: 'error', message, ...(hint !== undefined && { hint }) },
      delta,
    )
    return undefined
  }
  return { path, text }
}

/** Whether paths differ only in case. `path` may be relative to the page, `other` is relative to the site's folder. */
function differsInCase(path: string, other: string): boolean {
  const end = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
  return other.toLowerCase().endsWith(end.toLowerCase()) && !other.endsWith(end)
}

/** Returns the hint for a path outside the site, which the compiler recognizes only relative to the site's folder. */
function hintOutside(path: string): string | undefined {
  return path.startsWith('/../') ? 'Outside the site, docgen reads only files of its repository' : undefined
}

/** Returns the text at a path. The path may be the name of a property of every object, such as `constructor`. */
function textAt(texts: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.hasOwn(texts, path) ? texts[path] : undefined
}
