import { expect, it } from 'vitest'
import { createDialectChange } from './create-dialect-change.js'

const settingsOf = (...dialects: readonly ('hugo' | 'mkdocs' | 'vitepress')[]) => ({
  markdown: { dialects, anchors: { maintainCase: false } },
  collections: [
    { id: 'default', docs: { path: './docs/' } },
    { id: 'zh', docs: { path: 'docs/zh' } },
  ],
  alias: {},
  i18n: { locales: ['en', 'fr'], layout: 'docgen' as const },
})

const ADMONITION = '!!! note\n\n    Text\n'

it('converts Markdown, but not MDX', async () => {
  const change = await createDialectChange(settingsOf('mkdocs'), undefined)
  expect(change?.apply(ADMONITION, 'docs/a.md').value).toMatchObject({ text: expect.stringContaining(':::note') })
  expect(change?.apply(ADMONITION, 'docs/a.md').value.lines).toBeDefined()
  expect(change?.apply(ADMONITION, 'docs/a.mdx').value).toEqual({ text: ADMONITION })
})

it('converts what plugins have changed, and has a key for both', async () => {
  const apply = (text: string) => ({ value: { text: text.replace('note', 'tip') }, diagnostics: [] })
  const change = await createDialectChange(settingsOf('mkdocs'), { key: 'plugins', apply })
  expect(change?.apply(ADMONITION, 'a.md').value.text).toContain(':::tip')
  expect(change?.key).not.toBe((await createDialectChange(settingsOf('mkdocs'), undefined))?.key)
})

it('adds nothing without a dialect', async () => {
  const change = { key: 'plugins', apply: (text: string) => ({ value: { text }, diagnostics: [] }) }
  expect(await createDialectChange(settingsOf(), change)).toBe(change)
  expect(await createDialectChange(settingsOf(), undefined)).toBeUndefined()
})

it('resolves @/ from the docs folder of the file, or from the alias of the site', async () => {
  const snippet = '<<< @/a.ts\n'
  const change = await createDialectChange(settingsOf('vitepress'), undefined)
  expect(change?.apply(snippet, 'docs/b.md').value.text).toContain('file="/docs/a.ts"')
  expect(change?.apply(snippet, 'docs/zh/b.md').value.text).toContain('file="/docs/zh/a.ts"')
  const aliased = await createDialectChange({ ...settingsOf('vitepress'), alias: { '@': '.' } }, undefined)
  expect(aliased?.apply(snippet, 'docs/b.md').value.text).toContain('file="/a.ts"')
})

it('computes the URL of a translation from its path in the folder', async () => {
  const change = await createDialectChange(settingsOf('hugo'), undefined)
  const { text } = change?.apply('---\nslug: c\n---\n', 'i18n/fr/docs/current/a/b.md').value ?? {}
  expect(text).toContain('slug: "/a/c"')
})
