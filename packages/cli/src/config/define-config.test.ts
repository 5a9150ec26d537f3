import { expect, expectTypeOf, it } from 'vitest'
import type { SiteConfigInput } from './config.js'
import { defineConfig, definePlugin } from './define-config.js'

it('returns the config', () => {
  const config = { title: 'Docs', url: 'https://docs.example.org' }
  expect(defineConfig(config)).toBe(config)
})

it('requires only title and URL, and infers the types of items from their fields', () => {
  expectTypeOf<{ title: string; url: string }>().toExtend<SiteConfigInput>()
  expectTypeOf<{ title: string }>().not.toExtend<SiteConfigInput>()
  defineConfig({
    title: 'Docs',
    url: 'https://docs.example.org',
    docs: { sidebars: { guide: ['intro', { Basics: ['one', { type: 'category', label: 'More', items: ['two'] }] }] } },
    navbar: {
      items: [
        { label: 'Home', to: '/', target: '_blank', 'data-x': 1 },
        {
          label: 'More',
          items: [
            { label: 'Page', to: '/page' },
            { type: 'doc', docId: 'intro' },
          ],
        },
      ],
    },
    footer: { links: [{ title: 'Docs', items: [{ label: 'Home', to: '/', rel: 'nofollow' }] }] },
    scripts: ['/chat.js', { src: '/chat.js', 'data-id': '7' }],
  })
})

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
