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

it.each<[PackageKind, string, string, string[]]>([
  ['plugin', 'stars', 'stars', ['stars']],
  ['plugin', 'stars', 'stars', ['stars', 'docusaurus-plugin-stars']],
  ['plugin', 'stars', 'docusaurus-plugin-stars', ['docusaurus-plugin-stars']],
  ['theme', 'plain-docusaurus', 'plain-docusaurus', ['plain-docusaurus']],
  ['preset', 'acme', 'acme', ['acme']],
  ['plugin', '@acme/stars', '@acme/stars', ['@acme/stars', '@acme/docusaurus-plugin-stars']],
  ['plugin', '@acme/stars', '@acme/docusaurus-plugin-stars', ['@acme/docusaurus-plugin-stars']],
  ['plugin', 'sitemap', '@docusaurus/plugin-sitemap', ['sitemap']],
])('the %s %s is %s where %j are installed', (kind, name, expected, installed) => {
  expect(fullName(name, kind, (each) => installed.includes(each))).toBe(expected)
})
