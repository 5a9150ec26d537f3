import { expect, it } from 'vitest'
import { createTestPage } from '../../plan/create-test-page.js'
import { createLiveCardRenderer } from './create-live-card-renderer.js'
import type { CardsInput } from './render-cards.js'

function createSite(file = 'cards/a.png', hasStyle = true): CardsInput {
  const card = { file, title: 'A' }
  const planned = { page: createTestPage(), locale: 'en', version: 'current', card }
  return { cards: { style: hasStyle ? {} : undefined }, plan: { pages: [planned] } } as never
}

function openRenderer(fail = (_count: number): boolean => false) {
  let count = 0
  const render = createLiveCardRenderer(async () => {
    count += 1
    if (fail(count)) throw new Error('no logo')
    return async (card, locale) => Buffer.from(`${card.file} ${locale} ${count}`)
  })
  return async (site: CardsInput, file: string) => (await render(site, file))?.toString()
}

it('opens fonts once for each state of the site', async () => {
  const render = openRenderer()
  const site = createSite()
  expect(await render(site, 'cards/a.png')).toBe('cards/a.png en 1')
  expect(await render(site, 'cards/a.png')).toBe('cards/a.png en 1')
  expect(await render(createSite(), 'cards/a.png')).toBe('cards/a.png en 2')
})

it('renders nothing for other files, and without a style', async () => {
  const render = openRenderer()
  expect(await render(createSite(), 'cards/b.png')).toBeUndefined()
  expect(await render(createSite('cards/a.png', false), 'cards/a.png')).toBeUndefined()
})

it('tries again after a failure', async () => {
  const render = openRenderer((count) => count === 1)
  const site = createSite()
  await expect(render(site, 'cards/a.png')).rejects.toThrow('no logo')
  expect(await render(site, 'cards/a.png')).toBe('cards/a.png en 2')
})
