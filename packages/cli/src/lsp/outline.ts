import { createLineTable } from '@docgen/renderer/contract'
import type { SourceOutline } from '@docgen/renderer/markdown'
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  SymbolKind,
} from 'vscode-languageserver'
import { splitFrontMatter } from '../config/yaml/split-front-matter.js'
import { toRange } from './open-page.js'
import type { DiagnosticData } from './to-lsp-diagnostic.js'

/** Lists the headings of a page as a tree. */
export function listSymbols(text: string, { headings }: SourceOutline): DocumentSymbol[] {
  const roots: DocumentSymbol[] = []
  const open: { readonly level: number; readonly symbol: DocumentSymbol }[] = []
  for (const [index, { title, level, start, end }] of headings.entries()) {
    const following = headings.slice(index + 1).find((each) => each.level <= level)
    const sectionEnd = following ? text.lastIndexOf('\n', following.start) : text.length
    const symbol: DocumentSymbol = {
      name: title,
      kind: SymbolKind.String,
      range: toRange(text, text.lastIndexOf('\n', start) + 1, Math.max(end, sectionEnd)),
      selectionRange: toRange(text, start, end),
      children: [],
    }
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const siblings = open.at(-1)?.symbol.children ?? roots
    siblings.push(symbol)
    open.push({ level, symbol })
  }
  return roots
}

/** Lists what an editor can fold: front matter, sections, code blocks, directives and components. */
export function listFoldingRanges(text: string, { headings, blocks }: SourceOutline): FoldingRange[] {
  const lines = text.split('\n')
  const table = createLineTable(text)
  const ranges: FoldingRange[] = []
  const block = splitFrontMatter(text)
  if (block !== undefined && block !== 'unterminated')
    ranges.push({ startLine: 0, endLine: block.bodyLine - 2, kind: FoldingRangeKind.Region })
  const sections = headings.map(({ level, start }) => ({ level, line: table.lineAt(start) - 1 }))
  for (const [index, { level, line }] of sections.entries()) {
    const following = sections.slice(index + 1).find((each) => each.level <= level)
    let end = following ? following.line - 1 : lines.length - 1
    while (end > line && lines[end]?.trim() === '') end -= 1
    if (end > line) ranges.push({ startLine: line, endLine: end })
  }
  return [...ranges, ...blocks.map(({ start, end }) => ({ startLine: start - 1, endLine: end - 1 }))]
}

/** Turns the fixes and suggestions of diagnostics into actions. */
export function listFixes(uri: string, text: string, diagnostics: readonly Diagnostic[]): CodeAction[] {
  const lines = text.split('\n')
  return diagnostics.flatMap((diagnostic): CodeAction[] => {
    const { fix, hint = '' }: DiagnosticData = diagnostic.data ?? {}
    if (diagnostic.source !== 'docgen') return []
    if (fix) {
      const start = { line: fix.line - 1, character: fix.column - 1 }
      const range = { start, end: { line: start.line, character: start.character + fix.length } }
      const title = fix.text === '' ? 'Remove it' : `Replace it with ${fix.text}`
      return [toAction(title, uri, { range, newText: fix.text }, diagnostic)]
    }
    const [, suggestion] = /^Did you mean (\S+)\?(?: |$)/.exec(hint) ?? []
    const { start, end } = diagnostic.range
    const written = lines[start.line]?.slice(start.character, end.line === start.line ? end.character : undefined) ?? ''
    // Without a span, the diagnostic is about more than one word.
    if (suggestion === undefined || written.length < 2 || end.character > (lines[start.line]?.length ?? 0)) return []
    const edit = { range: { start, end }, newText: insertSuggestion(suggestion, written) }
    return [toAction(`Replace with ${suggestion}`, uri, edit, diagnostic)]
  })
}

/** Replaces the part of a text that a suggestion is about: an anchor, the name of a directive, or a path. */
function insertSuggestion(suggestion: string, written: string): string {
  if (suggestion.startsWith('#') && written.includes('#')) return written.slice(0, written.indexOf('#')) + suggestion
  // The span of a directive begins after its colons.
  const name = written.startsWith(':') ? suggestion : suggestion.replace(/^:+/, '')
  // A suggested path keeps the query and the anchor of the link.
  const [, suffix = ''] = /^[^?#\s]{1,999}([?#]\S*)$/.exec(written) ?? []
  return /[?#]/.test(suggestion) ? name : name + suffix
}

function toAction(
  title: string,
  uri: string,
  edit: { readonly range: Diagnostic['range']; readonly newText: string },
  diagnostic: Diagnostic,
): CodeAction {
  return {
    title,
    kind: CodeActionKind.QuickFix,
    isPreferred: true,
    diagnostics: [diagnostic],
    edit: { changes: { [uri]: [edit] } },
  }
}
