import { theme } from '@docgen/theme'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { COUNTERPARTS, convertSwizzled } from './convert-swizzled.js'

it('only names components of the theme as counterparts', () => {
  const named = Object.values(COUNTERPARTS).flatMap((text) =>
    [...text.matchAll(/\{ (\w+) \}/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(String(name) in theme.components))).toEqual([])
})

it('tells components of Docusaurus from modules that the site adds', async () => {
  const names = [
    'BlogListPage/index.js',
    'Card/index.js',
    'DocSidebarItem/index.js',
    'Footer.js',
    'Photo/index.js',
    'useWidth.ts',
  ]
  const layout = readLayout(createTestFolder(Object.fromEntries(names.map((name) => [`src/theme/${name}`, '']))))
  const { fields, notes } = await convertSwizzled({ layout } as never, undefined)
  expect(notes.map(({ status, name }) => `${status} ${name}`)).toEqual([
    'lost src/theme/BlogListPage',
    'changed src/theme/Card',
    'lost src/theme/DocSidebarItem',
    'lost src/theme/Footer.js',
    'unneeded src/theme/Photo',
    'unneeded src/theme/useWidth.ts',
  ])
  expect(fields).toEqual({ alias: { '@theme/Card': './src/theme/Card' } })
})

it('reads the components of a theme that a plugin adds', async () => {
  const files = { 'looks/MDXComponents.js': "import Box from './Box'\nexport default { Box }\n" }
  const layout = readLayout(createTestFolder(files))
  const alias = { '@theme/MDXComponents': './looks/MDXComponents' }
  const { fields } = await convertSwizzled({ layout } as never, alias)
  expect(fields).toEqual({ markdown: { components: { Box: './looks/Box' } } })
})

it('reports components for single Markdown elements', async () => {
  const names = ['Img/index.js', 'Img/styles.module.css', 'A.tsx', 'styles.css']
  const files = Object.fromEntries(names.map((name) => [`src/theme/MDXComponents/${name}`, '']))
  const layout = readLayout(createTestFolder(files))
  const { notes } = await convertSwizzled({ layout } as never, undefined)
  expect(notes.map(({ status, name }) => `${status} ${name}`)).toEqual([
    'lost src/theme/MDXComponents/A',
    'lost src/theme/MDXComponents/Img',
  ])
})
