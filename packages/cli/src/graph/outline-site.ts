import { createTestGraph, type TestSite } from './create-test-graph.js'
import type { SidebarItem } from './sidebar/sidebar.js'

/** A compact sidebar: a doc is its label, a category `[label, link or null, items]`. */
export type Outline = string | readonly [string, string | null, readonly Outline[]]

function outlineItems(items: readonly SidebarItem[]): readonly Outline[] {
  return items.map((item) => {
    if (item.kind === 'html') return `<${item.html}>`
    if (item.kind === 'category') return [item.label, item.link?.href ?? null, outlineItems(item.items)]
    return item.kind === 'doc' && item.isUnlisted ? `(${item.label})` : item.label
  })
}

/** The sidebars of a site in compact form, by id, with its graph and diagnostics; for tests. */
export function outlineSite(site: TestSite) {
  const { value, diagnostics } = createTestGraph(site)
  return {
    graph: value,
    diagnostics,
    sidebars: Object.fromEntries(value.sidebars.map(({ id, items }) => [id, outlineItems(items)])),
  }
}
