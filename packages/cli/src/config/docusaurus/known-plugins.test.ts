import { expect, it } from 'vitest'
import { isContentPlugin, isKnownPlugin, shouldRunPlugin } from './known-plugins.js'

const use = (name: string, plugin?: unknown) => ({ name, plugin, options: { value: undefined, path: [] } })

it('knows the plugins that the migration has rules for', () => {
  expect(['redocusaurus', '@docusaurus/plugin-pwa', 'own', 'toString'].map(isKnownPlugin)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isContentPlugin(use('@docusaurus/plugin-content-blog'))).toBe(true)
  expect(isContentPlugin(use('@docusaurus/plugin-sitemap'))).toBe(false)
})

it('runs plugins that the config names, except those that it reads itself', () => {
  expect(shouldRunPlugin(use('./own.js', './own.js'))).toBe(true)
  expect(shouldRunPlugin(use('from-a-preset'))).toBe(false)
  for (const name of ['redocusaurus', '@docusaurus/plugin-content-docs', '@docusaurus/plugin-client-redirects'])
    expect(shouldRunPlugin(use(name, name))).toBe(false)
})
