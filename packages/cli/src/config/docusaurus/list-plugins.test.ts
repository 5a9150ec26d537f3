import { expect, it } from 'vitest'
import { fullName, type PackageKind } from './list-plugins.js'

it.each<[PackageKind, string, string]>([
  ['preset', 'classic', '@docusaurus/preset-classic'],
  ['preset', '@docusaurus/classic', '@docusaurus/preset-classic'],
  ['preset', '@docusaurus/preset-classic', '@docusaurus/preset-classic'],
  ['preset', '/site/node_modules/@docusaurus/preset-classic/lib/index.js', '@docusaurus/preset-classic'],
  ['preset', 'C:\\site\\node_modules\\redocusaurus\\index.js', 'redocusaurus'],
  ['plugin', 'content-docs', '@docusaurus/plugin-content-docs'],
  ['plugin', 'docusaurus-plugin-openapi-docs', 'docusaurus-plugin-openapi-docs'],
  ['plugin', 'unheard-of', 'docusaurus-plugin-unheard-of'],
  ['plugin', '@acme', '@acme/docusaurus-plugin'],
  ['plugin', '@acme/stars', '@acme/docusaurus-plugin-stars'],
  ['plugin', './plugins/mine', './plugins/mine'],
  ['theme', '@easyops-cn/docusaurus-search-local', '@easyops-cn/docusaurus-search-local'],
  ['plugin', '@docusaurus/theme-mermaid', '@docusaurus/theme-mermaid'],
  ['theme', 'mermaid', '@docusaurus/theme-mermaid'],
])('the %s %s is %s', (kind, name, expected) => {
  expect(fullName(name, kind)).toBe(expected)
})
