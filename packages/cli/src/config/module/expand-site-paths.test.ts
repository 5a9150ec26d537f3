// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code of a site
import { expect, it } from 'vitest'
import { expandSitePaths } from './expand-site-paths.js'

it.each([
  ['require(`@site/static/${name}.png`)', 'require(`../../static/${name}.png`)'],
  ['require("@site/static/" + name)', 'require("../../static/" + name)'],
  ["import( '@site/data/' + name + '.json')", "import('../../data/' + name + '.json')"],
  // Fixed paths are resolved as such.
  ["require('@site/static/a.png')", "require('@site/static/a.png')"],
  ['require(`@site/static/a.png`)', 'require(`@site/static/a.png`)'],
  ['require("@site/a.png") + name', 'require("@site/a.png") + name'],
  ['require(`./${name}`)', 'require(`./${name}`)'],
])('makes computed paths of %j relative', (code, expected) => {
  expect(expandSitePaths(code, '../..')).toBe(expected)
})

it('makes paths relative in the folder of the site, and below it', () => {
  expect(expandSitePaths('require(`@site/a/${x}`)', '')).toBe('require(`./a/${x}`)')
  expect(expandSitePaths('require(`@site/a/${x}`)', 'website')).toBe('require(`./website/a/${x}`)')
})
