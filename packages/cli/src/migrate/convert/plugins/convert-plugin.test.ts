import { expect, it } from 'vitest'
import type { PluginUse } from '../../../config/docusaurus/plugin-use.js'
import { createTestFolder } from '../../../read/create-test-folder.js'
import { readLayout } from '../../docusaurus/read-layout.js'
import { convertPlugin } from './convert-plugin.js'

const convert = (use: Partial<PluginUse> & { readonly name: string }) =>
  convertPlugin(
    { options: { value: undefined, path: ['plugins', 0] }, ...use },
    {
      layout: readLayout(createTestFolder()),
      docs: [],
      file: 'docusaurus.config.js',
      opened: undefined,
      contents: new Map(),
      readStatic: () => undefined,
      traceImport: () => undefined,
      referTo: () => undefined,
    },
  )
const statusOf = (use: Parameters<typeof convert>[0]) =>
  convert(use).notes.map(({ status, name }) => `${status} ${name}`)

it('names a known plugin in notes about it as a whole, and not in those about an option', () => {
  expect(statusOf({ name: 'docusaurus-lunr-search' })).toEqual(['unneeded docusaurus-lunr-search'])
  expect(statusOf({ name: '@docusaurus/plugin-pwa' })).toEqual(['lost @docusaurus/plugin-pwa'])
  const sitemap = { name: '@docusaurus/plugin-sitemap', options: { value: { priority: 1 }, path: ['plugins', 0, 1] } }
  expect(statusOf(sitemap)).toEqual(['unneeded undefined'])
})

it('reports plugins without an equivalent, and presets that could not be called', () => {
  expect(convert({ name: 'other' }).notes).toMatchObject([
    { status: 'lost', hint: expect.stringContaining('content hook') },
  ])
  const preset = { value: undefined, path: ['presets', 0] }
  expect(convert({ name: 'my-preset', options: preset }).notes).toMatchObject([
    { status: 'lost', name: 'my-preset', message: 'docgen could not call this preset, so its plugins are missing' },
  ])
  expect(convert({ name: 'my-preset: blog', options: preset }).notes[0]?.message).toMatch(/no equivalent/)
})

it('passes plugins of the site itself on', () => {
  expect(convert({ name: './own.js', plugin: './own.js' }).notes).toMatchObject([
    { status: 'lost', name: './own.js', message: 'docgen could not create the plugin' },
  ])
})
