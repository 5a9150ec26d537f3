import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openWorld } from './open-world.js'

const world = openWorld({
  source: new URL('../sites/compound-components', import.meta.url),
  codes: ['hidden-content', 'hidden-content'],
})
const sections = (page: Page) => page.locator('.prose section').allTextContents()

it('share the state of their provider, with Markdown in and around them', async () => {
  const page = await world.open('/')
  expect(await sections(page)).toEqual([expect.stringContaining('.bashrc')])
  expect(await page.textContent('.prose .count')).toBe('2 shells')
  const name = page.getByText('The shell is').locator('b')
  expect(await name.textContent()).toBe('bash')
  await page.getByRole('button', { name: 'fish' }).click()
  await expect.poll(() => name.textContent()).toBe('fish')
  await expect
    .poll(() => sections(page))
    .toEqual([expect.stringContaining('config.fish'), expect.stringContaining('within a list')])
  expect(await page.locator('.prose').getByRole('link', { name: 'closed' }).getAttribute('href')).toBe('/closed')
  await page.locator('.code-frame').hover()
  await page.locator('.code-frame [data-action="copy-code"]').waitFor()
  expect(await page.getByRole('heading', { name: 'Setup' }).count()).toBe(1)
  await page.getByRole('button', { name: 'bash' }).click()
  await expect.poll(() => sections(page)).toEqual([expect.stringContaining('.bashrc')])
})

it('have all of their Markdown in the search index', () => {
  const folder = join(world.site.outDir, 'assets/search')
  const index = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  for (const words of ['Write this to .bashrc', 'Write this to config.fish', 'within a list', 'The answer is 42'])
    expect(index.join()).toContain(words)
})

it('show content that is hidden at first', async () => {
  const page = await world.open('/closed')
  const answer = page.locator('.prose strong')
  expect(await answer.count()).toBe(0)
  await page.getByRole('button', { name: 'Answer' }).click()
  await answer.waitFor()
  expect(await answer.textContent()).toBe('42')
  expect(await page.getByText('Without a provider').textContent()).toBe('Without a provider, the shell is bash.')
})

it('select among their children by key', async () => {
  const page = await world.open('/keys')
  const island = page.locator('docgen-island')
  expect(await island.getByText('export one=1').count()).toBe(1)
  await page.getByRole('button', { name: 'fish' }).click()
  await island.getByText('set one 1').waitFor()
  expect(await island.getByText('export one=1').count()).toBe(0)
})
