import { readFileSync, writeFileSync } from 'node:fs'
import { DOCUSAURUS_MODULES, docusaurusName, LAYOUT_MODULES, THEME_MODULES } from '@docgen/renderer/markdown'
import { expect, it } from 'vitest'

const folder = new URL('../src/modules/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
/** The declarations of docgen's own modules, by name. */
const bodies = new Map(
  ['blocks.d.ts', 'content.d.ts', 'site.d.ts'].flatMap((file) =>
    Array.from(read(file).matchAll(/^declare module '(.+)' \{\n([\s\S]*?)^\}$/gm), ([, name = '', body = '']) => [
      [name, body] as const,
    ]).flat(),
  ),
)
const names = [...bodies.keys()]
const DOCUSAURUS_FILE = 'docusaurus.d.ts'

it('has types for every docgen module that components and MDX can import', () => {
  const modules = [
    ...[...DOCUSAURUS_MODULES].map((name) => `@docusaurus/${name}`),
    ...[...THEME_MODULES, ...LAYOUT_MODULES]
      .map((name) => `@theme/${name}`)
      .filter((name) => !/Components\//.test(name)),
  ]
  const own = names.filter((name) => !name.includes('*'))
  expect(own.map(docusaurusName).toSorted()).toEqual(modules.toSorted())
})

it('gives the modules of Docusaurus the types of the same modules of docgen', () => {
  const blocks = [...bodies].map(([name, body]) => {
    const docusaurus = name.includes('*') ? '@theme/MDXComponents/*' : docusaurusName(name)
    const exported = body.includes('export default') ? [`  export { default } from '${name}'`] : []
    return [`declare module '${docusaurus}' {`, `  export * from '${name}'`, ...exported, '}', ''].join('\n')
  })
  const text = `${HEADER}\n${blocks.join('')}${SWIZZLED}`
  if (process.env['DOCGEN_UPDATE']) writeFileSync(new URL(DOCUSAURUS_FILE, folder), text)
  expect(read(DOCUSAURUS_FILE)).toBe(text)
})

const HEADER = `// The names of Docusaurus for docgen's modules, and components of the site in src/theme.
// module-types.test.ts writes this file with DOCGEN_UPDATE=1.
`
const SWIZZLED = ['theme', 'theme-original']
  .map(
    (scope) => `declare module '@${scope}/*' {
  import type { ComponentType } from 'react'

  // Only the site knows the props of its components.
  const Component: ComponentType<any>
  export default Component
}
`,
  )
  .join('')
