import { expect, it } from 'vitest'
import { openWorld } from './open-world.js'

const world = openWorld({ source: new URL('../sites/root-contexts', import.meta.url) })

it('reach islands from the root component, on the server and in the browser', async () => {
  const page = await world.open('/')
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const buttons = page.locator('.prose .distance button')
  expect(await buttons.allTextContents()).toEqual(['3 km', '7 km'])
  await buttons.first().click()
  await expect.poll(() => buttons.allTextContents()).toEqual(['4 km', '7 km'])
  await buttons.last().click()
  await expect.poll(() => buttons.allTextContents()).toEqual(['4 km', '8 km'])
  expect(errors).toEqual([])
  expect(await page.locator('meta[name="unit"]').count()).toBeLessThan(2)
})
