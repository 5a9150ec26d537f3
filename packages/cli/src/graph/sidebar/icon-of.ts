import type { DocFacts } from '../doc.js'
import { type ItemPosition, positionInside, reportProblem, type SidebarScope } from './sidebar-scope.js'

/** HTML of an item's icon; an unknown icon is reported where it is written: with the item, or in the doc. */
export function iconOf(
  scope: SidebarScope,
  name: string | undefined,
  owner: ItemPosition | DocFacts,
): { readonly icon?: string } {
  if (name === undefined || !scope.findIcon) return {}
  const icon = scope.findIcon(name)
  if ('html' in icon) return icon.html === '' ? {} : { icon: icon.html }
  const problem = { code: 'icon', severity: 'warning', ...icon } as const
  if ('path' in owner) reportProblem(scope, positionInside(owner, 'icon'), problem)
  else {
    const { source } = owner
    scope.diagnostics.push({ ...problem, file: source, ...scope.locateInSource(source, 'sidebar_icon') })
  }
  return {}
}
