import { expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { findComponentTitle, isComponentFile, readComponentPage } from './read-component-page.js'

it.each([
  ['<Layout title="Hello there" description="x">', 'Hello there'],
  ["<Layout\n  description={d}\n  title={'Hello'}>", 'Hello'],
  ['<Layout title={`Hello`}><h1>Other</h1>', 'Hello'],
  ['<Layout title={"Hello " + name}><Heading as="h1" id="a">Kit\n for all</Heading>', 'Kit for all'],
  ['<h1 className={x}>Kit</h1>', 'Kit'],
  ['<h1>{title}</h1>', undefined],
  ['<Layout title={title}>', undefined],
])('finds the title in %j', (code, title) => {
  expect(findComponentTitle(code)).toBe(title)
})

it('accepts modules as components, but not types and data', () => {
  const files = ['a.tsx', 'b.jsx', 'c.js', 'd.ts', 'e.d.ts', 'f.json', 'g.md']
  expect(files.filter(isComponentFile)).toEqual(['a.tsx', 'b.jsx', 'c.js'])
})

it('returns a page that shows the component, and changes with its name and its code', () => {
  const siteDir = createTestFolder({ 'src/pages/a.tsx': 'x', 'src/pages/b.tsx': 'x', 'src/pages/c.tsx': 'y' })
  const read = (path: string) => readComponentPage({ siteDir, path, version: 'current', locale: 'en' }).value
  const first = read('src/pages/a.tsx')
  expect(first?.text).toBe('<Page />\n\nimport Page from "./a.tsx"\n')
  expect(first?.frontMatter).toMatchObject({ hide_title: true, mdx: { format: 'mdx' } })
  const hashes = ['a', 'b', 'c'].map((name) => read(`src/pages/${name}.tsx`)?.hash)
  expect(new Set(hashes).size).toBe(3)
  expect(read('src/pages/none.tsx')).toBeUndefined()
})
