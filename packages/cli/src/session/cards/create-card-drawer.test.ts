import { expect, it } from 'vitest'
import { createTestPage } from '../../plan/create-test-page.js'
import { createCardDrawer } from './create-card-drawer.js'
import type { CardsInput } from './draw-cards.js'

function createSite(file = 'cards/a.png', hasStyle = true): CardsInput {
  const card = { file, title: 'A' }
  const planned = { page: createTestPage(), locale: 'en', version: 'current', card }
  return { cards: { style: hasStyle ? {} : undefined }, plan: { pages: [planned] } } as never
}

function openDrawer(fail = (_count: number): boolean => false) {
  let count = 0
  const draw = createCardDrawer(async () => {
    count += 1
    if (fail(count)) throw new Error('no logo')
    return async (card, locale) => Buffer.from(`${card.file} ${locale} ${count}`)
  })
  return async (site: CardsInput, file: string) => (await draw(site, file))?.toString()
}

it('opens fonts once for each state of the site', async () => {
  const draw = openDrawer()
  const site = createSite()
  expect(await draw(site, 'cards/a.png')).toBe('cards/a.png en 1')
  expect(await draw(site, 'cards/a.png')).toBe('cards/a.png en 1')
  expect(await draw(createSite(), 'cards/a.png')).toBe('cards/a.png en 2')
})

it('draws nothing for other files, and without a style', async () => {
  const draw = openDrawer()
  expect(await draw(createSite(), 'cards/b.png')).toBeUndefined()
  expect(await draw(createSite('cards/a.png', false), 'cards/a.png')).toBeUndefined()
})

it('tries again after a failure', async () => {
  const draw = openDrawer((count) => count === 1)
  const site = createSite()
  await expect(draw(site, 'cards/a.png')).rejects.toThrow('no logo')
  expect(await draw(site, 'cards/a.png')).toBe('cards/a.png en 2')
})
