import { expect, it } from 'vitest'
import { expandComputedPaths } from './expand-computed-paths.js'

const site = { siteDir: '/site', alias: { parts: './lib/parts', words$: './words.js', pack: 'package' } }

it.each([
  ['require(`@site/static/${name}.png`)', 'require(`../../static/${name}.png`)'],
  ['require("@site/static/" + name)', 'require("../../static/" + name)'],
  ["import( '@site/data/' + name + '.json')", "import('../../data/' + name + '.json')"],
  ['import(`@site/data/part-${name}.json`)', 'import(`../../data/part-${name}.json`)'],
  ['import(`@generated/list/${name}.json`)', 'import(`../../.docgen/docusaurus/list/${name}.json`)'],
  ['import(`parts/${name}.json`)', 'import(`../../lib/parts/${name}.json`)'],
  // Fixed paths are resolved as such.
  ["require('@site/static/a.png')", "require('@site/static/a.png')"],
  ['require(`@site/static/a.png`)', 'require(`@site/static/a.png`)'],
  ['require("@site/a.png") + name', 'require("@site/a.png") + name'],
  ['require(`./${name}`)', 'require(`./${name}`)'],
  ['import(`pack/${name}`)', 'import(`pack/${name}`)'],
  ['import(`words/${name}`)', 'import(`words/${name}`)'],
])('makes computed paths of %j relative', (code, expected) => {
  expect(expandComputedPaths(code, '/site/src/parts', site)).toBe(expected)
})

it('makes paths relative in the folder of the site, and below it', () => {
  expect(expandComputedPaths('require(`@site/a/${x}`)', '/site', site)).toBe('require(`./a/${x}`)')
  expect(expandComputedPaths('require(`@site/a/${x}`)', '/', site)).toBe('require(`./site/a/${x}`)')
  expect(expandComputedPaths('require(`@site/${x}`)', '/site', site)).toBe('require(`./${x}`)')
})
