import { expect, it } from 'vitest'
import { createCodeSearch } from './create-code-search.js'
import { createTestFolder } from './create-test-folder.js'
import { writeTestFiles } from './write-test-files.js'

it('finds texts in modules and pages of the site, not in its output or packages', () => {
  const siteDir = createTestFolder()
  const call = (id: string): string => `export const text = translate({ id: ${id} })\n`
  writeTestFiles(siteDir, {
    'src/Hero.tsx': call("'hero.title'"),
    'own/a.mjs': call("'it\\'s'"),
    'docs/page.mdx': '<Translate>Say "hi"</Translate>\n',
    'site.config.ts': "export default { texts: { en: { listed: 'Text' } } }\n",
    'dist/assets/a.js': call("'built'"),
    'node_modules/a/index.js': call("'packaged'"),
    'i18n/de/a.js': call("'translated'"),
  })
  const { has, listIds } = createCodeSearch(
    siteDir,
    [{ text: '<Translate id="outside">Text</Translate>' }],
    ['site.config.ts'],
  )
  const wanted = [
    'hero.title',
    "it's",
    'Say "hi"',
    'outside',
    'built',
    'packaged',
    'translated',
    'listed',
    'hero.titel',
    'hero.titl',
    'hero',
    'title',
  ]
  expect(wanted.filter(has)).toEqual(['hero.title', "it's", 'Say "hi"', 'outside'])
  expect(listIds()).toEqual(['outside', 'hero.title'])
})
