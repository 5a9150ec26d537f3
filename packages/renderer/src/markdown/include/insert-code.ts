import type { Code, RootContent } from 'mdast'
import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { CodeFile } from '../directives/code-file.js'
import type { LeafDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { CODE_ATTRIBUTES, type CodeReference, readCodeAttributes, readCodeWords } from './code-source.js'
import type { CompareLines } from './compare-lines.js'
import { findIncludedFile } from './find-included-file.js'
import { namePath } from './name-path.js'
import { resolveInclude } from './resolve-include.js'
import { revisionName } from './revision-name.js'
import { type LineSelection, readLines, selectLines } from './select-lines.js'

declare module 'mdast' {
  interface Data {
    /** The file whose code a block shows. */
    codeFile?: CodeFile
  }
}

/** Whether a text may show code of files, so that most texts need no search. */
export function mayInsertCode(text: string): boolean {
  return text.includes('::include') || text.includes('::code') || text.includes('file=')
}

/**
 * Replaces `::code{file="a.ts"}` with a code block, and fills empty fences with `file=a.ts`. Other blocks may contain
 * them.
 */
export function insertCode(
  parent: { readonly type: string; readonly name?: string | null; readonly children: RootContent[] },
  scope: DocumentScope,
  compare?: CompareLines,
): void {
  for (const [index, node] of parent.children.entries()) {
    const reference = node.type === 'leafDirective' ? readDirective(node, scope) : readFence(node)
    if (reference) {
      // Tabs need a label.
      const isTab = parent.type === 'containerDirective' && parent.name === 'code-group'
      parent.children[index] = createCode(reference, { node, scope, isTab, compare })
    } else if ('children' in node) insertCode(node, scope, compare)
  }
}

function readDirective(node: LeafDirective, scope: DocumentScope): CodeReference | undefined {
  const attributes = node.attributes ?? {}
  if (node.name === 'include') return 'code' in attributes ? readCodeAttributes(attributes) : undefined
  if (node.name !== 'code' || node.data?.hName !== undefined) return undefined
  for (const name of Object.keys(attributes)) {
    if (CODE_ATTRIBUTES.includes(name)) continue
    const near = nearestWord(name, CODE_ATTRIBUTES)
    const message = `::code has no attribute ${name}`
    const hint =
      near === undefined ? `Remove it: ::code has the attributes ${CODE_ATTRIBUTES.join(', ')}` : didYouMean(near)
    scope.report(node, { code: 'block', severity: 'warning', message, hint })
  }
  const { code: _code, ...own } = attributes
  const reference = readCodeAttributes(own)
  if (!reference)
    scope.report(node, {
      code: 'include-without-file',
      severity: 'error',
      message: '::code names no file',
      hint: 'Write ::code{file="../src/server.ts"}',
    })
  return reference
}

/** Reads an empty fence with `file=`. With code in it, `file=` is a word of another tool. */
function readFence(node: RootContent): CodeReference | undefined {
  if (node.type !== 'code' || node.value.trim() !== '') return undefined
  const source = readCodeWords(node.meta ?? '')
  return source && { source, lang: node.lang ?? '', meta: node.meta ?? '' }
}

interface CodeContext {
  readonly node: RootContent
  readonly scope: DocumentScope
  /** Whether the block becomes a tab. */
  readonly isTab: boolean
  /** Present if a block of the file shows changes. */
  readonly compare: CompareLines | undefined
}

const TITLE = /(?:^|\s)(?:title=|\[[^[\]]*\])/

function createCode({ source, lang, meta }: CodeReference, context: CodeContext): Code {
  const { node } = context
  const { file } = source
  const name = file.slice(file.lastIndexOf('/') + 1)
  const title = context.isTab && !TITLE.test(meta) ? `title=${JSON.stringify(name)}` : ''
  const { lines, changes, path } = readSource(source, context)
  return {
    type: 'code',
    lang: lang || null,
    meta: `${meta} ${title}`.trim() || null,
    value: lines.join('\n'),
    data: { codeFile: { ...(path !== undefined && { path }), ...(changes && { changes }) } },
    ...(node.position && { position: node.position }),
  }
}

interface ReadCode extends CodeFile {
  readonly lines: readonly string[]
}

function readSource(source: CodeReference['source'], context: CodeContext): ReadCode {
  const { file, since, keepsIndent } = source
  const found = findIncludedFile(file, context.node, context.scope)
  if (!found) return { lines: [] }
  const { path, text } = found
  const lines = select(text, source, context)
  if (!lines || since === undefined) return { lines: lines ? readLines(...lines, keepsIndent) : [], path }
  const old = findRevision(source.file, since, context)
  // A region that did not exist yet is new.
  const oldLines = old === undefined ? undefined : (select(old, source) ?? [[], []])
  if (!oldLines || !context.compare) return { lines: readLines(...lines, keepsIndent), path }
  return { ...context.compare(readLines(...oldLines, keepsIndent), readLines(...lines, keepsIndent)), path }
}

/** Selects lines of a text; `undefined` if there are none, which is reported if `context` is given. */
function select(
  text: string,
  { file, lines, region }: LineSelection & { readonly file: string },
  context?: CodeContext,
): [lines: readonly string[], selected: readonly number[]] | undefined {
  const all = text.replace(/\n$/, '').split('\n')
  const selected = selectLines(all, { ...(lines && { lines }), ...(region && { region }) }, file)
  if (!selected.problem) return [all, selected.lines]
  if (context) context.scope.report(context.node, { code: 'missing-include', severity: 'error', ...selected.problem })
  return undefined
}

/** Returns the text of a file in a Git revision; `undefined`, with a report, if there is none. */
function findRevision(file: string, since: string, { node, scope }: CodeContext): string | undefined {
  const { includes } = scope.compilation.source
  const name = revisionName(resolveInclude(scope.file.path, file), since)
  if (Object.hasOwn(includes, name)) return includes[name]
  scope.report(node, {
    code: 'missing-include',
    severity: 'error',
    message: `${namePath(resolveInclude(scope.file.path, file))} does not exist in the Git revision ${since}`,
    hint: 'Name a tag, a branch or a commit that contains the file. In CI, check out with the full history (`fetch-depth: 0`)',
  })
  return undefined
}
