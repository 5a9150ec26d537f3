import { expect, it } from 'vitest'
import { componentOfExport, findDialectExport } from './dialect-modules.js'

it('finds exports only of modules of the given tools', () => {
  expect(findDialectExport('@astrojs/starlight/components', 'Card', [])).toBeUndefined()
  expect(findDialectExport('./card.js', 'Card', ['starlight'])).toBeUndefined()
  const card = findDialectExport('@astrojs/starlight/components', 'Card', ['mintlify', 'starlight'])
  expect(card && componentOfExport(card, undefined)?.as).toBe('Card')
  expect(card && componentOfExport(card, 'Part')).toBeUndefined()
})

it.each(['./Card.astro', 'astro:content', 'starlight-blog', '@x/starlight-y', './Card.vue'])(
  'knows that docgen cannot run %s',
  (specifier) => {
    const found = findDialectExport(specifier, 'Card', ['starlight'])
    expect(found && componentOfExport(found, undefined)).toBeUndefined()
    expect(found?.kind).toBe('dialect')
  },
)
