import {
  type CatalogDoc,
  type CatalogSidebar,
  findCatalog,
  findSidebarTrail,
  isVisibleSidebarItem,
  markCurrent,
  type PropSidebarItem,
} from './docs-catalog.js'
import { catalogOf } from './docs-version.js'
import { NO_DOCS, refuse, withUnknown } from './refuse.js'
import { readPagePath } from './use-location.js'
import type { VersionLookup } from './version-lookup.js'

/** Creates the hooks that describe sidebars and their items. `findDoc` returns the doc that the page shows. */
export function createSidebarHooks({ findActive, candidatesOf }: VersionLookup, findDoc: () => CatalogDoc | undefined) {
  const findSidebar = () => {
    const active = findActive()
    const catalog = active && catalogOf(active)
    if (!catalog) return findCatalog() ? null : refuse('useDocsSidebar', NO_DOCS)
    const path = readPagePath()
    const isOf = ([, { items }]: readonly [string, CatalogSidebar]) => findSidebarTrail(items, path).length > 0
    const id = findDoc()?.sidebar
    const sidebarEntry =
      id === undefined ? Object.entries(catalog.sidebars).find(isOf) : ([id, catalog.sidebars[id]] as const)
    return sidebarEntry?.[1] ? { name: sidebarEntry[0], items: sidebarEntry[1].items } : null
  }
  const findTrail = () => findSidebarTrail(findSidebar()?.items ?? [], readPagePath())
  const findCategory = () => {
    if (!findCatalog()) return withUnknown({ items: markCurrent() }, ['label', 'href', 'description'], NO_DOCS)
    const category = findTrail().findLast((item) => item.type === 'category')
    return {
      label: undefined,
      href: undefined,
      description: undefined,
      ...category,
      items: markCurrent(category?.items),
    }
  }
  return {
    useLayoutDocsSidebar: (sidebarId: string, id?: string) => {
      const versionSidebar = candidatesOf(id)
        .map((version) => catalogOf(version)?.sidebars[sidebarId])
        .find((each) => each)
      if (!findCatalog()) return refuse('useLayoutDocsSidebar', NO_DOCS)
      return versionSidebar ?? refuse('useLayoutDocsSidebar', `No sidebar has the id ${sidebarId}`)
    },
    useDocsSidebar: findSidebar,
    useSidebarBreadcrumbs: () => {
      const trail = findTrail()
      return trail.length > 0 ? trail : null
    },
    useVisibleSidebarItems: (items: readonly PropSidebarItem[], path: string) =>
      items.filter((item) => isVisibleSidebarItem(item, path)),
    useCurrentSidebarCategory: findCategory,
    useCurrentSidebarSiblings: () => {
      const { items } = findCategory()
      return items.length > 0 ? items : markCurrent(findSidebar()?.items)
    },
  }
}
