import type { SidebarView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Sidebar, SidebarItem } from '../graph/sidebar/sidebar.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { createFindWindow } from './find-window.js'
import { resolveHtmlLinks } from './move-html-styles.js'
import { branchKey, createPlanBranch, type PlanBranch } from './plan-sidebar.js'
import { planSidebarLists, type SidebarList } from './plan-sidebar-lists.js'
import type { SharedView } from './site-plan.js'

/** A page of a sidebar. */
export interface PageInSidebar {
  /** Absent for a page without a sidebar. */
  readonly sidebarId?: string
  readonly version: string
  readonly locale: string
  readonly href: string
  /** Indexes of the enclosing categories, outermost first, then the index of the page's item. */
  readonly itemPath: readonly number[]
  /** Present on the page of a long list, whose sidebar shows the whole list. */
  readonly list?: SidebarList
}

/** The sidebar branches that pages share. */
export interface SharedSidebars {
  /** Returns the key of a page's branch, which is the hash of its data; `undefined` for a page without a sidebar. */
  readonly keyOf: (position: PageInSidebar) => string | undefined
  /** The pages of all long lists. */
  readonly lists: readonly SidebarList[]
  /** Key → branch, of all pages so far. */
  readonly branches: ReadonlyMap<string, SharedView<SidebarView>>
}

/** Creates the branches of a site. Each is planned when the first page needs it. */
export function shareSidebars(graph: SiteGraph, config: Config, labelOf: (locale: string) => string): SharedSidebars {
  const branches = new Map<string, SharedView<SidebarView>>()
  const keys = new Map<string, string>()
  const planners = new Map<Sidebar, PlanBranch>()
  const sidebars = new Map(
    graph.sidebars.toReversed().map((sidebar) => [sidebarKey(sidebar.id, sidebar), sidebar] as const),
  )
  const lists = graph.sidebars.flatMap((sidebar) => planSidebarLists(sidebar, config))
  const listsByItems = new Map<readonly SidebarItem[], SidebarList>(lists.map((list) => [list.items, list]))
  const findWindow = createFindWindow()
  const createPlanner = (sidebar: Sidebar): PlanBranch => {
    const { locale } = sidebar
    const findList = (items: readonly SidebarItem[]) => {
      const list = listsByItems.get(items)
      return list && { label: labelOf(locale), href: list.href }
    }
    return createPlanBranch(sidebar, {
      finishHtml: (html) => resolveHtmlLinks(html, { graph, locale }),
      findList,
      findWindow,
    })
  }
  return {
    keyOf: ({ sidebarId, itemPath, href, list, ...edition }) => {
      const sidebar = sidebarId === undefined ? undefined : sidebars.get(sidebarKey(sidebarId, edition))
      if (!sidebar) return undefined
      const isWhole = list?.isWhole === true
      const position = (isWhole ? 'whole' : '') + branchKey({ sidebar, itemPath, href }, findWindow)
      const known = keys.get(position)
      if (known !== undefined) return known
      const planBranch = planners.get(sidebar) ?? createPlanner(sidebar)
      planners.set(sidebar, planBranch)
      const branch = planBranch(itemPath, isWhole)
      keys.set(position, branch.hash)
      if (!branches.has(branch.hash)) branches.set(branch.hash, branch)
      return branch.hash
    },
    lists,
    branches,
  }
}

function sidebarKey(id: string, { version, locale }: { readonly version: string; readonly locale: string }): string {
  return JSON.stringify([id, version, locale])
}
