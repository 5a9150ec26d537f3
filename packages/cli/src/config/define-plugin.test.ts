import { expect, it } from 'vitest'
import { definePlugin } from './define-plugin.js'

it('returns the plugin, with typed arguments of its hooks', () => {
  const plugin = definePlugin({
    name: 'own',
    version: '1',
    check: ({ pages }) => pages.flatMap(({ links }) => links.map(({ file, line }) => ({ file, line, message: 'x' }))),
    html: { change: (html, { page }) => html + page.title },
  })
  expect(definePlugin(plugin)).toBe(plugin)
  // @ts-expect-error a plugin has a version
  definePlugin({ name: 'own' })
  // @ts-expect-error what is emitted has a name
  definePlugin({ name: 'own', version: '1', emit: () => [{ content: '' }] })
})
