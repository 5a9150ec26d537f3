import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PHONE } from './open-browser.js'
import { hold, type World, waitForPage } from './world.js'

/** Content of pages, and reading aids. */
export function testContent(world: World): void {
  const current = (page: Page) => page.locator('.toc-column [aria-current]').allTextContents()

  describe('tabs', () => {
    it('are switched together on all pages and in all windows, and remembered', async () => {
      const page = await world.open('/api/get-plans')
      const other = await page.context().newPage()
      await other.goto(world.address('/api/get-bot'))
      const chosen = (of: Page) => of.locator('[data-tab-group="code-samples"] > :checked').getAttribute('value')
      const label = page.locator('[data-tab-group="code-samples"] > .tab-label').nth(1)
      await label.click()
      const value = await chosen(page)
      expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.code-samples'))).toBe(value)
      await expect.poll(() => chosen(other)).toBe(value)
      await page.click('.pagination-link >> nth=0')
      await page.waitForFunction(() => document.activeElement?.matches('h1'))
      expect(await chosen(page)).toBe(value)
    })
  })

  describe('code', () => {
    it('can be copied and wrapped on pages opened by navigation', async () => {
      const page = await world.open('/advanced/recurring-subscriptions', {
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      await page.evaluate(() => navigation.navigate('/advanced/webhooks'))
      await waitForPage(page, 'Webhooks')
      const block = page.locator('.code-frame').first()
      await block.hover()
      await block.locator('[data-action="copy-code"]').click()
      await page.waitForFunction(() => document.getElementById('docgen-status')?.textContent === 'Copied')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe((await block.locator('pre').textContent())?.replace(/\n$/, ''))
      await page.waitForFunction(() => document.getElementById('docgen-status')?.textContent === '')
    })
  })

  describe('the actions of a page', () => {
    it('copy its Markdown and its URL, by click and by key', async () => {
      const page = await world.open('/advanced/plans', { permissions: ['clipboard-read', 'clipboard-write'] })
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      const button = page.locator('[data-action="copy-page"]')
      const markdown = await (await page.request.get(world.address('/advanced/plans.md'))).text()
      expect(markdown).toContain('\n# ')
      await button.click()
      await expect.poll(copied).toBe(markdown)
      await expect.poll(() => button.textContent()).toBe('Copied')
      await page.click('.page-actions summary')
      await page.click('[data-action="copy-link"]')
      await expect.poll(copied).toBe(page.url())
      await expect.poll(() => button.textContent()).toBe('Copy page')
      await page.keyboard.press('c')
      await expect.poll(copied).toBe(markdown)
      const chat = await page.locator('.page-actions a', { hasText: 'ChatGPT' }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('q')).toContain('/advanced/plans.md and')
    })
  })

  describe('the table of contents', () => {
    it('marks the current heading, on every page', async () => {
      const page = await world.open('/advanced/plans')
      for (const open of [async () => {}, () => page.click('.pagination-next')]) {
        await open()
        await page.waitForFunction(() => scrollY === 0)
        const links = page.locator('.toc-column a')
        const third = links.nth(2)
        await third.click()
        await expect.poll(() => current(page)).toEqual([await third.textContent()])
        // The link may be marked a frame before the scroll position changes.
        await page.waitForFunction(() => scrollY > 0)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect.poll(() => current(page)).toEqual([await links.last().textContent()])
      }
    })

    it('marks the heading of a followed link, even if headings below it fit in the window', async () => {
      const page = await world.open('/advanced/plans')
      for (const index of [-1, -2, -3]) {
        const link = page.locator('.toc-column a').nth(index)
        await link.click()
        await expect.poll(() => current(page)).toEqual([await link.textContent()])
      }
    })

    it('keeps the current entry visible if the list is longer than the window', async () => {
      const page = await world.open('/policies/privacy-policy', { viewport: { width: 1440, height: 360 } })
      const isInSight = () =>
        page.evaluate(() => {
          const box = document.querySelector('.toc-column')?.getBoundingClientRect()
          const entry = document.querySelector('.toc-column [aria-current]')?.getBoundingClientRect()
          // Above the first heading nothing is marked.
          if (!box || !entry) return scrollY < 1000
          return entry.top >= box.top - 1 && entry.bottom <= box.bottom + 1
        })
      for (let step = 0; step < 8; step++) {
        await page.mouse.move(600, 200)
        await page.mouse.wheel(0, 700)
        await expect.poll(isInSight).toBe(true)
      }
    })

    it('ends inside the window if the navbar is hidden', async () => {
      const page = await world.open('/policies/privacy-policy', { viewport: { width: 1440, height: 360 } })
      await page.mouse.move(600, 200)
      await page.mouse.wheel(0, 2500)
      await page.waitForSelector('[data-navbar-hidden]')
      const column = page.locator('.toc-column')
      const bottom = async (): Promise<number> => {
        const box = await column.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }
      await expect.poll(bottom).toBeLessThanOrEqual(360)
      await column.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      const last = await column.locator('a').last().boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(360)
    })

    it('marks no heading inside a hidden tab', async () => {
      const page = await world.open('/advanced/plans')
      await page
        .locator('main h2')
        .last()
        .evaluate((heading: HTMLElement) => {
          heading.hidden = true
        })
      const second = page.locator('.toc-column a').nth(1)
      await second.click()
      await page.mouse.wheel(0, 1)
      await expect.poll(() => current(page)).toEqual([await second.textContent()])
    })

    it('is collapsed in the content on phones, and links to its headings', async () => {
      const page = await world.open('/advanced/plans', PHONE)
      const fold = page.locator('.toc-collapsible')
      expect(await fold.locator('ul').isVisible()).toBe(false)
      await fold.locator('summary').click()
      await fold.locator('a').nth(2).click()
      await page.waitForFunction(() => scrollY > 100)
      expect(new URL(page.url()).hash).not.toBe('')
    })
  })

  describe('the back-to-top button', () => {
    it('appears after 300 px while scrolling up, but not after a jump', async () => {
      const page = await world.open('/advanced/plans', { reducedMotion: 'reduce' })
      const button = page.getByRole('button', { name: 'Scroll back to top' })
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 900)
      await page.waitForFunction(() => scrollY === 900)
      expect(await button.isVisible()).toBe(false)
      await page.mouse.wheel(0, -100)
      await button.waitFor()
      await page.locator('.toc-column a').last().click()
      await button.waitFor({ state: 'hidden' })
      await page.mouse.wheel(0, -100)
      await button.waitFor()
      await button.click()
      await page.waitForFunction(() => scrollY === 0)
      await button.waitFor({ state: 'hidden' })
      await page.mouse.wheel(0, 350)
      await page.waitForFunction(() => scrollY === 350)
      await page.mouse.wheel(0, -60)
      await page.waitForFunction(() => scrollY === 290)
      expect(await button.isVisible()).toBe(false)
    })

    it('scrolls to the top with the first tap on a page', async () => {
      const page = await world.open('/advanced/plans', { ...PHONE, reducedMotion: 'reduce' })
      const release = await hold(page, /interactions-/)
      for (const top of [900, 800]) {
        await page.evaluate((to) => {
          scrollTo(0, to)
          return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }, top)
      }
      await page.getByRole('button', { name: 'Scroll back to top' }).tap()
      expect(await page.evaluate(() => scrollY)).toBe(800)
      release()
      await page.waitForFunction(() => scrollY === 0)
    })
  })

  describe('an image', () => {
    it('opens on click and key press if it is larger than shown, and restores focus', async () => {
      const page = await world.open('/advanced/recurring-subscriptions', PHONE)
      await Promise.all([page.waitForResponse(/interactions-/), page.keyboard.press('Tab')])
      const picture = page.locator('.prose img[role="button"]').first()
      await picture.focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('dialog.zoom')
      await dialog.waitFor()
      expect(await dialog.locator('img').getAttribute('alt')).toBe(await picture.getAttribute('alt'))
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await picture.evaluate((image) => image === document.activeElement)).toBe(true)
      await picture.click()
      await dialog.locator('button').click()
      await dialog.waitFor({ state: 'detached' })
      await page.click('.color-mode-switch')
      await page.locator('.prose img.only-dark[role="button"]').first().waitFor()
    })

    it('closes on back navigation, as the list of shortcuts does', async () => {
      const page = await world.open('/advanced/plans', PHONE)
      await page.evaluate(() => navigation.navigate('/advanced/recurring-subscriptions'))
      await waitForPage(page, 'Recurring subscriptions')
      await page.keyboard.press('?')
      const opened = page.locator('dialog[open]')
      await opened.waitFor()
      await page.goBack()
      await waitForPage(page, 'Plans')
      expect(await opened.count()).toBe(0)
      await page.goForward()
      await waitForPage(page, 'Recurring subscriptions')
      await page.locator('.prose img[role="button"]').first().click()
      await opened.waitFor()
      await page.goBack()
      await waitForPage(page, 'Plans')
      expect(await opened.count()).toBe(0)
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1')
    })

    it('has a name as a button, even without alternative text', async () => {
      const page = await world.open('/advanced/recurring-subscriptions', PHONE)
      const picture = page.locator('.prose img[width]').first()
      const file = /([^/.]+)[^/]*$/.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? 'no name'
      await picture.evaluate((image: HTMLImageElement) => {
        image.alt = ''
      })
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: file, exact: true }).click()
      await page.getByRole('dialog', { name: file, exact: true }).waitFor()
    })
  })

  describe('highlighted search terms', () => {
    it('are marked, each term in the URL, in any case, and only in the content', async () => {
      const page = await world.open('/advanced/plans?highlight=PRICE&highlight=+&highlight=waiting+list')
      await page.waitForSelector('main mark')
      const marks = (await page.locator('main mark').allTextContents()).map((text) => text.toLowerCase())
      expect([...new Set(marks)].sort()).toEqual(['price', 'waiting list'])
      expect(await page.locator('.sidebar mark').count()).toBe(0)
      await page.waitForFunction(() => scrollY > 0)
      await page.goto(world.address('/advanced/webhooks'))
      await page.evaluate(() => navigation.navigate('/advanced/plans?highlight=.*'))
      await waitForPage(page, 'Plans')
      await page.click('.pagination-next')
      await waitForPage(page, 'Recurring subscriptions')
      expect(await page.locator('mark').count()).toBe(0)
    })

    it.each([
      ['/api/create-order?highlight=unavailable#responses', '503 Service Unavailable'],
      ['/api/add-admin?highlight=ratelimit&highlight=reset#responses', 'RateLimit-Reset'],
    ])('are revealed inside a tab or details: %s', async (address, words) => {
      const page = await world.open(address)
      await page.waitForSelector('main mark')
      await page.waitForFunction(
        (text) =>
          [...document.querySelectorAll<HTMLElement>('.statuses .tab-panel .prop, .statuses .status')].some(
            (line) => line.checkVisibility() && line.textContent?.includes(text),
          ),
        words,
      )
      const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.tab.')))
      expect(stored).toEqual([])
    })

    it('are restored at the previous scroll position', async () => {
      const page = await world.open('/advanced/plans?highlight=price')
      await page.waitForFunction(() => scrollY > 0)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const top = await page.evaluate(() => scrollY)
      await page.click('.pagination-next')
      await waitForPage(page, 'Recurring subscriptions')
      await page.goBack()
      await page.waitForSelector('main mark')
      expect(await page.evaluate(() => scrollY)).toBe(top)
    })
  })

  describe('a link to a hidden target', () => {
    it('reveals it on a page opened by navigation', async () => {
      const page = await world.open('/advanced/plans')
      await page.evaluate(() => navigation.navigate('/api/create-plan'))
      await page.waitForFunction(
        () => location.pathname === '/api/create-plan' && document.activeElement?.matches('h1'),
      )
      const id = await page.locator('details:not([open]) [id]:not(input)').first().getAttribute('id')
      await page.evaluate(() => navigation.navigate('/advanced/plans'))
      await waitForPage(page, 'Plans')
      await page.evaluate((hash) => navigation.navigate(`/api/create-plan#${hash}`), id)
      await page.locator(`[id="${id}"]`).waitFor()
    })
  })

  describe('tables and code that fit', () => {
    it('shows a table of short cells as wide as the text', async () => {
      const page = await world.open('/basics/languages')
      const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width
      // The title's row has the width of the text.
      expect(await widthOf('.prose > .table-box')).toBe(await widthOf('.title-line'))
    })

    it('are not focusable, unlike those that scroll', async () => {
      const page = await world.open('/payments/supported-currencies')
      const table = page.locator('.table-box').first()
      const isStop = () => table.evaluate((box: HTMLElement) => box.tabIndex === 0)
      await page.keyboard.press('Tab')
      await expect.poll(isStop).toBe(false)
      await page.setViewportSize({ width: 390, height: 800 })
      await table.evaluate((box) => {
        for (const cell of box.querySelectorAll('td')) cell.textContent += 'unbroken'.repeat(20)
      })
      await expect.poll(isStop).toBe(true)
    })

    it('limit a column of short names to its content', async () => {
      const page = await world.open('/payments/supported-currencies')
      const cell = page.locator('.prose td').first()
      expect((await cell.boundingBox())?.width).toBeLessThan(140)
    })
  })

  describe('forced colors', () => {
    it('keep matches in search results readable', async () => {
      const page = await world.open('/search?q=refund', { forcedColors: 'active', colorScheme: 'dark' })
      const match = page.locator('.search-results mark').first()
      await match.waitFor()
      const { color, backgroundColor } = await match.evaluate((mark) => ({ ...getComputedStyle(mark) }))
      expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 0)'])
    })

    it('distinguish the selected tab', async () => {
      const page = await world.open('/api/create-plan', { forcedColors: 'active' })
      const tabs = page.locator('.tabs').first()
      expect(await tabs.getAttribute('role')).toBe('radiogroup')
      expect(await tabs.getAttribute('aria-label')).toBeTruthy()
      const colorOf = (selector: string) =>
        tabs
          .locator(selector)
          .first()
          .evaluate((label) => getComputedStyle(label).backgroundColor)
      const other = await colorOf('.tab-radio:not(:checked) + .tab-label')
      expect(await colorOf('.tab-radio:checked + .tab-label')).not.toBe(other)
      const border = await tabs
        .locator('.tab-radio:not(:checked) + .tab-label')
        .first()
        .evaluate((label) => getComputedStyle(label).borderBottomColor)
      expect(border).toBe('rgb(255, 255, 255)')
    })
  })

  describe('links of an API overview', () => {
    it('open pages of the site in the same window', async () => {
      const page = await world.open('/api/memberlatch-api')
      const lost = await page
        .locator('main a:not(.dropdown-link)[href*="docs.memberlatch.example"], main a[target][href^="/"]')
        .evaluateAll((links) => links.map((link) => link.outerHTML))
      expect(lost).toEqual([])
    })

    it('have the path of an operation below its title, also from right to left', async () => {
      const page = await world.open('/api/memberlatch-api', { viewport: { width: 390, height: 800 } })
      const gaps = await page
        .locator('.operations a')
        .first()
        .evaluate((link) => {
          const edgesOf = (part: Element | null) => {
            const text = document.createRange()
            if (part) text.selectNodeContents(part)
            return text.getBoundingClientRect()
          }
          const [title, path] = [link.querySelector('span:not(.method)'), link.querySelector('code')]
          const left = edgesOf(path).left - edgesOf(title).left
          document.documentElement.dir = 'rtl'
          return [left, edgesOf(path).right - edgesOf(title).right]
        })
      expect(gaps).toEqual([0, 0])
    })
  })

  describe('print', () => {
    it('shows the URLs of links, except within the page', async () => {
      const page = await world.open('/')
      await page.emulateMedia({ media: 'print' })
      const said = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((link) => getComputedStyle(link, '::after').content)
      // Browsers dispatch this before they print.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      expect(await said('.prose a[href="/getting-started/create-telegram-bot"]')).toMatch(
        /https?:\/\/.+\/create-telegram-bot/,
      )
      expect(await said('.prose a[href^="#"]')).toBe('none')
    })

    it('opens closed details', async () => {
      const page = await world.open('/advanced/webhooks')
      const text = page.locator('.prose details pre').first()
      const isShown = () => text.evaluate((code) => code.checkVisibility())
      expect(await isShown()).toBe(false)
      await page.emulateMedia({ media: 'print' })
      expect(await isShown()).toBe(true)
    })
  })

  describe('without scripts', () => {
    it.each([
      ['wide', {}],
      ['narrow', PHONE],
    ])('all content is readable and reachable in a %s window, and no button is dead', async (_name, size) => {
      const page = await world.open('/api/create-plan', { ...size, javaScriptEnabled: false })
      for (const dead of ['.color-mode-switch', '.announcement-close', '.code-actions', '.back-to-top', 'dialog']) {
        const states = await page
          .locator(dead)
          .evaluateAll((all) => all.map((element) => element.checkVisibility({ visibilityProperty: true })))
        expect(states.filter(Boolean), dead).toEqual([])
      }
      const guide = await world.open('/advanced/plans', { ...size, javaScriptEnabled: false })
      expect(await guide.locator('.page-actions button:visible').count()).toBe(0)
      await guide.locator('.page-actions summary').click()
      await guide.getByRole('link', { name: 'View as Markdown' }).waitFor()
      const tabs = page.locator('[data-tab-group="code-samples"]').first()
      await tabs.locator('> .tab-label').nth(1).click()
      expect(await tabs.locator('> .tab-panel').nth(1).isVisible()).toBe(true)
      const closed = page.locator('.prose details:not([open]) > summary:visible')
      const label = await closed.first().textContent()
      await closed.first().click()
      const opened = await page.locator('.prose details[open] > summary').allTextContents()
      expect(opened).toContain(label)
      if (size === PHONE) {
        await page.locator('.navbar-toggle').click()
        await page.getByText('← Back to main menu').click()
        await page.locator('.main-menu').getByRole('link', { name: 'Contact' }).click()
      } else {
        await page.locator('.navbar').getByRole('link', { name: 'Contact' }).click()
      }
      await page.waitForURL(/contacting-the-support$/)
    })
  })
}
