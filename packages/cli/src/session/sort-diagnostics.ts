import { basename } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { compareDiagnostics } from '../check/compare-diagnostics.js'

/** Deduplicates and sorts diagnostics for display. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]))
  return joinFailures([...unique.values()].sort(compareDiagnostics))
}

/** Maximum number of pages to name in a merged failure. */
const NAMED = 3

/**
 * A layout component that throws does so on every page, and so does a plugin that changes pages: that is one error,
 * at the first page. The last word of its hint is the page.
 */
function joinFailures(sorted: readonly Diagnostic[]): Diagnostic[] {
  const alike = new Map<string, Diagnostic[]>()
  for (const [index, diagnostic] of sorted.entries()) {
    const key = keyOf(diagnostic) ?? String(index)
    const known = alike.get(key)
    if (known) known.push(diagnostic)
    else alike.set(key, [diagnostic])
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    if (others.length === 0) return [first]
    const pages = others.slice(0, NAMED - 1).map(pageOf)
    const rest = others.length - pages.length
    const more = rest === 0 ? '' : ` and ${rest} more ${rest === 1 ? 'page' : 'pages'}`
    const start =
      first.code === PLUGIN_FAILED
        ? [first.hint, `It fails on ${pageOf(first)}`].filter(Boolean).join('. ')
        : first.hint
    return [{ ...first, hint: `${[start, ...pages].join(', ')}${more}` }]
  })
}

const PLUGIN_FAILED = 'plugin-failed'

/** The page of a failure: the file for a Markdown plugin's, else the last word of the hint. */
function pageOf({ code, file = '', hint = '' }: Diagnostic): string {
  return code === PLUGIN_FAILED ? file : hint.slice(hint.lastIndexOf(' ') + 1)
}

/** Key of failures with the same cause; `undefined` for all other diagnostics. */
function keyOf({ code, file = '', line, column, message }: Diagnostic): string | undefined {
  if (code === 'render-failed') return JSON.stringify([file, line, column, message])
  // Plugins put the name of the page into their messages.
  if (code === PLUGIN_FAILED) return JSON.stringify([code, message.replaceAll(file, '').replaceAll(basename(file), '')])
  if (code !== 'plugin' || !message.includes(': its hook html ')) return undefined
  // Without a line, the position is the changed page.
  return JSON.stringify([line === undefined ? '' : [file, line, column], message])
}
