import type { DocFacts } from '../doc.js'
import { type ItemPosition, placeInside, reportProblem, type SidebarScope } from './sidebar-scope.js'

/** HTML of an item's icon; an unknown icon is reported where it is written: with the item, or in the doc. */
export function iconOf(
  scope: SidebarScope,
  name: string | undefined,
  written: ItemPosition | DocFacts,
): { readonly icon?: string } {
  if (name === undefined || !scope.findIcon) return {}
  const answer = scope.findIcon(name)
  if ('html' in answer) return { icon: answer.html }
  const problem = { code: 'icon', severity: 'warning', ...answer } as const
  if ('sidebar' in written) reportProblem(scope, placeInside(written, 'icon'), problem)
  else {
    const { source } = written
    scope.diagnostics.push({ ...problem, file: source, ...scope.locateInSource(source, 'sidebar_icon') })
  }
  return {}
}
