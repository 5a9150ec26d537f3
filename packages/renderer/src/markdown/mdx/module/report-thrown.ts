import { describeIslandProps, readIslandFailure } from '../../../contract/describe-island-props.js'
import type { RelatedPosition } from '../../../contract/diagnostic.js'
import { readReason } from '../../../contract/read-reason.js'
import type { Problem } from '../../compilation.js'
import type { DocumentScope } from '../../document-scope.js'
import type { Positioned } from '../../source-file.js'
import { hintForModule } from './hint-for-module.js'

const BROWSER_NAMES: ReadonlySet<string> = new Set(
  'window document localStorage sessionStorage navigator location history'.split(' '),
)

/** What threw: a component, by its name, or code of the page itself. */
export type Thrower = 'expression' | 'file' | { readonly component: string }

/**
 * Reports an error thrown by the code of a page. The position is the node's position, or is in another file if only that file can be the cause.
 */
export function reportThrown(error: unknown, what: Thrower, { scope, node, delta = 0 }: ThrownAt): void {
  const { file, compilation } = scope
  const thrown = isEndless(readReason(error)) ? undefined : compilation.source.findThrown?.(error)
  const isPage = /\.mdx?$/i.test(file.path)
  if (!thrown || (isPage && what !== 'file')) {
    // The slash makes the path relative to the site's folder, instead of to the page.
    const related = thrown ? [{ ...thrown, file: `/${thrown.file}`, message: 'throws it' }] : []
    scope.report(node, describeThrownValue(error, what, related), delta)
    return
  }
  // The text of a component page is generated: an import of its module.
  const isPageModule = !isPage && file.text.includes(`/${thrown.file.slice(thrown.file.lastIndexOf('/') + 1)}"`)
  const related = isPageModule ? [] : [{ file: file.path, message: 'runs it' }]
  compilation.report(`/${thrown.file}`, thrown, describeThrownValue(error, what, related))
}

/** Where the code of a page threw. */
interface ThrownAt {
  readonly scope: DocumentScope
  readonly node: Positioned
  /** Characters after the start of the node. */
  readonly delta?: number
}

function describeThrownValue(error: unknown, what: Thrower, related: readonly RelatedPosition[]): Problem {
  const component = typeof what === 'object' ? what.component : undefined
  const name = typeof what === 'object' ? `<${what.component}>` : `this ${what}`
  const islandFailure = readIslandFailure(error)
  if (islandFailure) return describeIslandProps(islandFailure, name)
  const reason = readReason(error)
  const hint = hintOf(reason)
  return {
    code: 'mdx-failed',
    severity: 'error',
    message: `${name} throws: ${reason.split('\n', 1)[0]}`,
    ...(hint !== undefined && { hint }),
    ...(related.length > 0 && { related }),
    ...(component !== undefined && { subject: component }),
  }
}

/** Whether an error is a stack overflow, whose position is arbitrary. */
function isEndless(reason: string): boolean {
  return reason.includes('call stack')
}

const CONTEXT_HINT =
  "Write its values in the call: a relative folder, true or false, and a pattern, as in require.context('./parts', false, /\\.js$/)"

const PROVIDER_HINT =
  'If it reads a React context, provide that in the component of markdown.root: docgen does not run components in src/theme'

function hintOf(reason: string): string | undefined {
  if (isEndless(reason)) return 'It seems to render itself endlessly'
  if (reason.startsWith('__require.context ')) return CONTEXT_HINT
  if (/(?:Provider|context)\b/i.test(reason.split('\n', 1)[0] ?? '')) return PROVIDER_HINT
  const [, module] = /^docgen has no (@[\w-]+\/[\w/-]+)(?:\n|$)/.exec(reason) ?? []
  if (module !== undefined) return hintForModule(module)
  const [, name] = /^(\w+) is not defined/.exec(reason) ?? []
  if (name === undefined) return undefined
  if (BROWSER_NAMES.has(name)) {
    return "Only a browser has it: use it in useEffect, in a component whose file begins with 'use client'"
  }
  return `Import or export ${name} in this file, or write \\{${name}} if it is meant as text`
}
