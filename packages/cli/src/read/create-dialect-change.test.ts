import { expect, it } from 'vitest'
import { createDialectChange } from './create-dialect-change.js'

const ADMONITION = '!!! note\n\n    Text\n'

it('converts Markdown, but not MDX', async () => {
  const change = await createDialectChange(['mkdocs'], undefined)
  expect(change?.apply(ADMONITION, 'docs/a.md').value).toMatchObject({ text: expect.stringContaining(':::note') })
  expect(change?.apply(ADMONITION, 'docs/a.md').value.lines).toBeDefined()
  expect(change?.apply(ADMONITION, 'docs/a.mdx').value).toEqual({ text: ADMONITION })
})

it('converts what plugins have changed, and has a key for both', async () => {
  const apply = (text: string) => ({ value: { text: text.replace('note', 'tip') }, diagnostics: [] })
  const change = await createDialectChange(['mkdocs'], { key: 'plugins', apply })
  expect(change?.apply(ADMONITION, 'a.md').value.text).toContain(':::tip')
  expect(change?.key).not.toBe((await createDialectChange(['mkdocs'], undefined))?.key)
})

it('adds nothing without a dialect', async () => {
  const change = { key: 'plugins', apply: (text: string) => ({ value: { text }, diagnostics: [] }) }
  expect(await createDialectChange([], change)).toBe(change)
  expect(await createDialectChange([], undefined)).toBeUndefined()
})
