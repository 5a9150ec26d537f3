import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../packages/cli/test/browser/open-world.js'
import { findViolations } from '../packages/cli/test/find-violations.js'

// One page of every kind, as the build writes it.
const ROUTES = {
  home: '/',
  'guide with code and tabs': '/advanced/webhooks',
  'guide with tasks and pictures': '/first-steps/set-up-your-bot',
  'long table': '/payments/supported-currencies',
  'deep operation': '/api/create-plan',
  'plain operation': '/api/delete-webhook',
  'overview of the API': '/api/memberlatch-api',
  category: '/web-portal',
  version: '/version-history/1.58',
  policy: '/policies/privacy-policy',
  search: '/search',
  'not found': '/404',
}
const LONG = 600_000
const world = openWorld({ source: new URL('.', import.meta.url) })

// A desktop at 100, 200 and 400 %. One window per test: a new one for each page would take twice as long.
describe.each([1440, 720, 360])('at %i px', (width) => {
  it.each(['light', 'dark'])(
    'no page has an accessibility violation in %s mode',
    async (mode) => {
      const page = await open('/', width)
      for (const [kind, route] of Object.entries(ROUTES)) {
        await page.goto(world.address(`${route}?docusaurus-theme=${mode}`))
        expect.soft(await findViolations(page), kind).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(width)
        if (width === 360) {
          await page.click('.navbar-toggle')
          await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
          expect.soft(await findViolations(page, ['main']), `${kind} with open drawer`).toEqual([])
        }
      }
    },
    LONG,
  )
})

it(
  'no page of an operation has an accessibility violation, whatever is open',
  async () => {
    const page = await open('/', 1440)
    const operations = listOperations()
    expect(operations.length).toBeGreaterThan(30)
    for (const id of operations) {
      await page.goto(world.address(`/api/${id}`))
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      // The layout around them is that of the operations above.
      expect.soft(await findViolations(page, ['.navbar', '.sidebar', 'footer']), id).toEqual([])
    }
  },
  LONG,
)

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  it.each([1440, 390])('what opens over a page has no accessibility violation at %i px', async (width) => {
    const page = await open(`/first-steps/set-up-your-bot?docusaurus-theme=${mode}`, width)
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    if (width === 390) {
      await page.click('.navbar-toggle')
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
      await page.click('text=Back to main menu')
      expect(await findViolations(page)).toEqual([])
    } else {
      await page.keyboard.press('/')
      await page.keyboard.type('plan')
      await page.locator('.search-hit').first().waitFor()
      expect(await findViolations(page)).toEqual([])
    }
  })
})

function listOperations(): readonly string[] {
  const description = readFileSync(fileURLToPath(new URL('openapi.yaml', import.meta.url)), 'utf8')
  return [...description.matchAll(/^ {6}operationId: (\S+)$/gm)].map(([, id = '']) => id)
}

function open(address: string, width: number): Promise<Page> {
  return world.open(address, { viewport: { width, height: 900 }, bypassCSP: true })
}
