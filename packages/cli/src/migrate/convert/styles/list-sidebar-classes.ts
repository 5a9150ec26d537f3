import { normalizeConfigPath } from '../../../config/docusaurus/normalize-config-path.js'
import type { PluginUse } from '../../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../../config/is-record.js'
import { findImportedFile } from '../../../config/module/find-imported-file.js'
import { listContentFolders } from '../content-folders.js'
import type { SiteLayout } from '../site-layout.js'

const CLASS_NAME = /\bclassName['"]?\s{0,9}:\s{0,9}['"]?([\w \t-]+)/g
const PAGE_CLASS_NAME = /^sidebar_class_name[ \t]{0,9}:[ \t]{0,9}['"]?([\w \t-]+)/gm
const VERSIONED = 'versioned_sidebars'

/** The class names that sidebars, category files and front matter give to items of a sidebar. */
export function listSidebarClasses(plugins: readonly PluginUse[], layout: SiteLayout): ReadonlySet<string> {
  const { siteDir, listFiles, readFile } = layout
  const paths = plugins.flatMap(({ options: { value } }) => {
    const path = isRecord(value) ? value['sidebarPath'] : undefined
    if (typeof path !== 'string') return []
    return findImportedFile(normalizeConfigPath(path, siteDir), (file) => readFile(file) !== undefined) ?? []
  })
  const folders = listContentFolders(plugins)
  const inFolders = folders.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  const categories = inFolders.filter((name) => /\/_category_\.(?:json|ya?ml)$/.test(name))
  const items = [...paths, ...listFiles(VERSIONED).map((name) => `${VERSIONED}/${name}`), ...categories]
  const find = (names: readonly string[], pattern: RegExp): string[] =>
    names.flatMap((name) => [...(readFile(name) ?? '').matchAll(pattern)].map(([, classes = '']) => classes))
  const pages = inFolders.filter((name) => /\.mdx?$/.test(name))
  const found = [...find(items, CLASS_NAME), ...find(pages, PAGE_CLASS_NAME)]
  return new Set(found.flatMap((classes) => classes.split(/\s+/)).filter((name) => name !== ''))
}
