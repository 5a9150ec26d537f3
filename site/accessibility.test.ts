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
  version: '/version-history/1.58',
  policy: '/policies/privacy-policy',
  search: '/search',
  'not found': '/404',
}
const world = openWorld({ source: new URL('.', import.meta.url) })

describe.each([1440, 390])('at %i px', (width) => {
  describe.each(['light', 'dark'])('in %s mode', (mode) => {
    it.each(Object.entries(ROUTES))('the page %s has no accessibility violation', async (_kind, route) => {
      const page = await open(`${route}?docusaurus-theme=${mode}`, width)
      expect(await findViolations(page)).toEqual([])
      if (width === 390) {
        await page.click('.navbar-toggle')
        await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
        expect(await findViolations(page)).toEqual([])
      }
    })
  })
})

it.each(listOperations())(
  'the page of the operation %s has no accessibility violation, whatever is open',
  async (id) => {
    const page = await open(`/api/${id}`, 1440)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await findViolations(page)).toEqual([])
  },
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
