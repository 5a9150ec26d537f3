import { expect, it } from 'vitest'
import type { PluginUse } from '../../../config/docusaurus/plugin-use.js'
import type { SiteLayout } from '../site-layout.js'
import { listSidebarClasses } from './list-sidebar-classes.js'

const FILES: Readonly<Record<string, string>> = {
  'sidebars.ts': "export default { docs: [{ type: 'doc', id: 'a', className: 'beta  new' }, { className: other }] }",
  'versioned_sidebars/version-1.json': '{ "docs": [{ "type": "doc", "id": "a", "className": "old" }] }',
  'docs/guides/_category_.yml': 'label: Guides\nclassName: guides\n',
  'docs/page.md': '---\nsidebar_class_name: hidden\n---\nclassName: "text"\n',
}

const layout = {
  siteDir: '/site',
  listFiles: (folder: string) =>
    Object.keys(FILES).flatMap((name) => (name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : [])),
  readFile: (name: string) => FILES[name],
} as unknown as SiteLayout

it('finds class names in sidebars, category files and front matter', () => {
  const docs = { name: '@docusaurus/plugin-content-docs', options: { value: { sidebarPath: './sidebars' }, path: [] } }
  const found = [...listSidebarClasses([docs as unknown as PluginUse], layout)]
  expect(found.sort()).toEqual(['beta', 'guides', 'hidden', 'new', 'old', 'other'])
})
