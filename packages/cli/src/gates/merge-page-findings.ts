import type { Diagnostic } from '@docgen/renderer/contract'

/** A problem of a page; its message does not name the page. */
export interface PageFinding {
  readonly route: string
  /** Rule that it breaks. */
  readonly rule: string
  readonly finding: Diagnostic
}

interface Group {
  readonly finding: Diagnostic
  readonly routes: string[]
}

/**
 * Adds the route of the page to each message. If several pages show the same problem, such as pages with the same
 * partial, it is reported once.
 */
export function mergePageFindings(found: readonly PageFinding[]): readonly Diagnostic[] {
  const groups = new Map<string, Group[]>()
  for (const { route, rule, finding } of found) {
    const { file, line, column, message } = finding
    const key = JSON.stringify([rule, file, line, column, line === undefined ? message : ''])
    const sameProblem = groups.get(key) ?? []
    // If a page shows the problem twice, its second finding goes into another group.
    const group = sameProblem.find(({ routes }) => routes.at(-1) !== route)
    if (group) group.routes.push(route)
    else groups.set(key, [...sameProblem, { finding, routes: [route] }])
  }
  return [...groups.values()].flat().map(({ finding, routes }) => {
    // Name the page in the default language: its route is the shortest.
    const [first] = routes.toSorted((one, other) => one.length - other.length)
    const others = routes.length - 1
    const more = others === 0 ? '' : ` and ${others} other page${others === 1 ? '' : 's'}`
    return { ...finding, message: `${first}${more}: ${finding.message}` }
  })
}
