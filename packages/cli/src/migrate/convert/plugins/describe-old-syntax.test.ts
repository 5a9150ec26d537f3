import { expect, it } from 'vitest'
import type { SiteLayout } from '../site-layout.js'
import { describeOldSyntax } from './describe-old-syntax.js'

interface Site {
  readonly files?: Readonly<Record<string, string>>
  readonly versions?: Readonly<Record<string, number>>
}

function describeIn(source: string, { files = {}, versions = {} }: Site, setting?: string) {
  const layout: Pick<SiteLayout, 'listFiles' | 'readFile' | 'majorOf'> = {
    listFiles: (folder) =>
      Object.keys(files).flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])),
    readFile: (path) => files[path],
    majorOf: (name) => versions[name],
  }
  return describeOldSyntax(source, setting, layout as SiteLayout)
}

it('reports versions of remark-math before 4, also for what renders formulas', () => {
  const versions = { 'remark-math': 3, 'rehype-katex': 7 }
  expect(describeIn('remark-math', { versions }, 'markdown.math')).toEqual({
    message: 'remark-math 3 does nothing in Docusaurus 3: it adds syntax to the parser of Docusaurus 2',
    hint: 'If your pages contain formulas, set markdown.math to true, and write \\$ for other dollar signs',
  })
  expect(describeIn('rehype-katex', { versions })?.message).toContain('remark-math 3')
  expect(describeIn('remark-math', { versions: { 'remark-math': 4 } })).toBeUndefined()
  expect(describeIn('remark-math', {})).toBeUndefined()
})

it('keeps all plugins of Docusaurus 2', () => {
  expect(describeIn('remark-math', { versions: { 'remark-math': 3, '@docusaurus/core': 2 } })).toBeUndefined()
})

it('recognizes other plugins by their code', () => {
  const old = 'parser.blockTokenizers.x = 1'
  const describeFile = (path: string, text: string) => describeIn('a', { files: { [`node_modules/a/${path}`]: text } })
  expect(describeFile('index.cjs', old)?.message).toMatch(/^a does nothing/)
  expect(describeFile('index.js', `${old}; micromarkExtensions`)).toBeUndefined()
  expect(describeFile('readme.md', old)).toBeUndefined()
  expect(describeFile('node_modules/b/index.js', old)).toBeUndefined()
  expect(describeIn('./plugins/a.js', { files: { './plugins/a.js': old } })).toBeDefined()
})
