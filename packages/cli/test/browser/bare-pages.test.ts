import { expect, it } from 'vitest'
import { openWorld } from './open-world.js'

// The home page of the site renders no layout.
const world = openWorld({ source: new URL('../sites/footer-of-bare-pages/', import.meta.url) })

it('a bare page fills the window with nothing but its content', async () => {
  const page = await world.open('/', { viewport: { width: 1440, height: 900 } })
  expect(await page.locator('.navbar, .footer, .announcement').count()).toBe(0)
  const header = page.getByText('Own header')
  expect(await header.evaluate(({ clientWidth }) => clientWidth)).toBe(1440)
  const code = page.locator('main pre')
  expect(await code.evaluate((pre) => Number.parseFloat(getComputedStyle(pre).paddingLeft))).toBeGreaterThan(8)
})

it('navbar and footer come and go with the pages that have them', async () => {
  const page = await world.open('/')
  await page.locator('main a').click()
  await page.locator('.navbar').waitFor()
  expect(await page.locator('.footer').count()).toBe(1)
  await page.goBack()
  await page.getByText('Own header').waitFor()
  await expect.poll(() => page.locator('.navbar, .footer').count()).toBe(0)
})
