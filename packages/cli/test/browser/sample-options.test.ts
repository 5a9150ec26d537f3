import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { PHONE } from './open-browser.js'
import { openWorld } from './open-world.js'

const world = openWorld({ source: new URL('sample-options/', import.meta.url) })

const URL_OF_PETS = 'https://eu.pets.example/v1/pets'

/** Waits until the sample in a language contains a text, and returns the sample. */
async function waitForSample(page: Page, language: string, text: string): Promise<string> {
  const code = page.locator(`.tab-radio[value="${language}"] + .tab-label + .tab-panel pre > code`)
  await expect.poll(() => code.textContent()).toContain(text)
  return (await code.textContent()) ?? ''
}

/** Copies the visible sample. */
async function copySample(page: Page): Promise<string> {
  await page.locator('.sample [data-action="copy-code"]:visible').first().click()
  await page.waitForSelector('.is-done')
  return page.evaluate(() => navigator.clipboard.readText())
}

it('shows complete samples without scripts, and no options', async () => {
  const page = await world.open('/api/create-pet', { javaScriptEnabled: false })
  expect(await page.locator('.sample-options').isVisible()).toBe(false)
  const text = await page.locator('.sample pre:visible').textContent()
  expect(text).toContain(`"${URL_OF_PETS}?key=$API_KEY"`)
  expect(text).toContain('"Authorization: Bearer $TOKEN"')
  expect(text).toContain('{"name":"Tom"}')
})

it('changes the samples by the first click, and by the keyboard', async () => {
  const page = await world.open('/api/create-pet')
  await page.locator('.sample-options input').click()
  await waitForSample(page, 'curl', `"${URL_OF_PETS}?dryRun=true&key=$API_KEY"`)
  await page.locator('.sample-options select').focus()
  await page.keyboard.press('ArrowDown')
  expect(await waitForSample(page, 'python', '"Rex"')).toContain('?dryRun=true&key=" + quote(os.environ["API_KEY"])')
  await page.locator('.sample-options select').selectOption({ label: 'multipart/form-data' })
  await waitForSample(page, 'curl', '--form photo=@photo.bin')
  await waitForSample(page, 'wget', '—')
  await page.locator('.sample-options select').selectOption({ label: 'application/json: A cat' })
  await waitForSample(page, 'wget', '{"name":"Tom"}')
  await page.locator('.sample-options input').press('Space')
  await waitForSample(page, 'curl', `"${URL_OF_PETS}?key=$API_KEY"`)
  expect(world.browser.takeProblems()).toEqual([])
})

it('keeps server and credentials of the console in other samples', async () => {
  const page = await world.open('/api/create-pet', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.click('.try-it')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('region', { exact: true }).selectOption('us')
  await dialog.getByLabel(/^API key/).fill('k&1')
  await dialog.getByLabel(/^Token/).fill('t"2')
  await page.keyboard.press('Escape')
  const curl = await waitForSample(page, 'curl', 'https://us.pets.example')
  expect(curl).toContain('?key=••••••••"')
  expect(curl).toContain('"Authorization: Bearer ••••••••"')
  const copied = await copySample(page)
  expect(copied).toContain('?key=k%261"')
  expect(copied).toContain('"Authorization: Bearer t\\"2"')
  expect(await waitForSample(page, 'go', 'https://us.pets.example')).not.toContain('"os"')
  await page.locator('.sample-options select').selectOption('1')
  expect(await waitForSample(page, 'python', '"Rex"')).toContain('"Bearer " + "••••••••"')
  expect(await page.locator('.console-secret').count()).toBe(8)
})

it('says so if the samples of another body can not be loaded', async () => {
  const page = await world.open('/api/create-pet')
  await page.route('**/*.samples.json', (route) => route.abort())
  await page.locator('.sample-options select').press('ArrowDown')
  await page.waitForSelector('.sample .problem')
  await page.unroute('**/*.samples.json')
  await page.click('.sample .problem button')
  await waitForSample(page, 'curl', 'Rex')
  expect(world.browser.takeProblems().join()).toContain('Failed to fetch')
})

it.each([
  ['a desktop', {}],
  ['a phone', PHONE],
  ['a dark desktop', { colorScheme: 'dark' as const }],
])('is accessible on %s, and does not widen the page', async (_name, options) => {
  const page = await world.open('/api/create-pet', options)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
