import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PHONE } from './open-browser.js'
import { hold, isSameWindow, markWindow, type World, waitForPage } from './world.js'

const SWITCH = '.color-mode-switch'
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const interactions = (page: Page) => page.waitForResponse(/interactions-/)

/** The layout around the main part: color mode, announcement, navbar, drawer, sidebar, keyboard, and failures. */
export function testFrame(world: World): void {
  describe('the color mode', () => {
    it('is light, whatever the system prefers, until the reader changes it for all pages and windows', async () => {
      const page = await world.open('/advanced/plans', { colorScheme: 'dark' })
      expect(await mode(page)).toBe('light')
      expect(await page.getAttribute(SWITCH, 'aria-label')).toBe(
        'Switch between dark and light mode (currently light mode)',
      )
      const other = await page.context().newPage()
      await other.goto(page.url())
      await page.click(SWITCH)
      expect(await stored(page, 'theme')).toBe('dark')
      expect(await page.getAttribute(SWITCH, 'aria-label')).toBe(
        'Switch between dark and light mode (currently dark mode)',
      )
      await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
      await page.click('.pagination-next')
      await waitForPage(page, 'Recurring subscriptions')
      expect(await mode(page)).toBe('dark')
      expect(await page.getAttribute(SWITCH, 'aria-label')).toContain('dark mode)')
      await page.click(SWITCH)
      // The colors fade, which starts a frame later.
      await expect.poll(() => mode(page)).toBe('light')
    })

    it('is applied before the first paint; the URL takes precedence without being remembered', async () => {
      const page = await world.open('/advanced/plans?docusaurus-theme=dark')
      expect(await mode(page)).toBe('dark')
      expect(await stored(page, 'theme')).toBeNull()
      await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      const release = await hold(page, /bootstrap\./)
      const loading = page.goto(world.address('/advanced/webhooks'), { waitUntil: 'commit' })
      await page.waitForFunction(() => document.querySelector('main') !== null)
      expect(await mode(page)).toBe('dark')
      release()
      await loading
    })
  })

  describe('the home page', () => {
    it('moves focus through its content from top to bottom', async () => {
      const page = await world.open('/')
      const tops = await page
        .locator('main :is(a[href], input, button)')
        .evaluateAll((all) =>
          all
            .filter(
              (element) => element.checkVisibility() && element.closest('.landing') && !element.closest('.cards, ul'),
            )
            .map((element) => element.getBoundingClientRect().top),
        )
      expect(tops.length).toBeGreaterThan(2)
      // Elements in a column layout start at the same height again.
      const columns = new Set(tops.filter((top, at) => tops.indexOf(top) !== at))
      expect(tops.slice(1).filter((top, before) => !columns.has(top) && top < (tops[before] ?? 0) - 24)).toEqual([])
    })
  })

  describe('the 404 page', () => {
    it('has no canonical URL', async () => {
      const page = await world.open('/404.html')
      expect(await page.locator('link[rel=canonical]').count()).toBe(0)
      expect(await page.locator('.suggestions').isVisible()).toBe(false)
      world.browser.takeProblems()
    })

    it('suggests pages with similar URLs', async () => {
      const page = await world.open('/basic/forced-join')
      const link = page.locator('.suggestions a strong').first()
      await expect.poll(() => link.textContent()).toBe('Force join')
      await link.click()
      await waitForPage(page, 'Force join')
      world.browser.takeProblems()
    })

    it('shows the suggestions before a search for the words of the path, and moves nothing', async () => {
      const page = await world.open('/basic/forced-join')
      await page.waitForSelector('.suggestions:not([data-pages]) a')
      expect(await page.textContent('.not-found-code')).toBe('404 /basic/forced-join')
      expect(await page.inputValue('.page-not-found .search-input')).toBe('forced join')
      const tops = await page
        .locator('.page-not-found :is(.doc-title, .suggestions, .search-form, .cards)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      expect(tops).toHaveLength(4)
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
      expect(await page.evaluate(sumLayoutShifts)).toBe(0)
      world.browser.takeProblems()
    })

    it('offers search and sections without scripts', async () => {
      const page = await world.open('/basic/forced-join', { javaScriptEnabled: false })
      expect(await page.locator('.page-not-found .search-form').isVisible()).toBe(true)
      expect(await page.locator('.page-not-found .cards a').first().isVisible()).toBe(true)
      expect(await page.locator('.suggestions').isVisible()).toBe(false)
      world.browser.takeProblems()
    })
  })

  describe('branches of the sidebar', () => {
    it('expose whether they are open', async () => {
      const page = await world.open('/advanced/plans')
      const closed = page.locator('.sidebar a[aria-expanded]').first()
      expect(await closed.getAttribute('aria-expanded')).toBe('false')
      const name = (await closed.textContent()) ?? ''
      await closed.focus()
      await page.keyboard.press('Enter')
      const branch = page.locator('.sidebar :is(summary, a[aria-expanded])', { hasText: name }).first()
      await expect
        .poll(() =>
          branch.evaluate((head) => head.getAttribute('aria-expanded') ?? String(head.closest('details')?.open)),
        )
        .toBe('true')
    })
  })

  describe('a script of the site', () => {
    it('adds a support bubble after the first interaction, under the policy of the pages', async () => {
      const page = await world.open('/advanced/plans')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(world.host.takeRequests().filter((path) => path.includes('support-bubble'))).toEqual([])
      await page.keyboard.press('Tab')
      const button = page.getByRole('button', { name: 'Support' })
      await button.click()
      await page.getByRole('link', { name: 'Contact support' }).click()
      await waitForPage(page, 'Contacting the support')
      expect(await button.getAttribute('aria-expanded')).toBe('false')
    })
  })

  describe('a URL parameter for style sheets', () => {
    it('becomes an attribute of the document, on later pages too', async () => {
      const page = await world.open('/advanced/plans?docusaurus-data-frame=none')
      const attribute = () => page.evaluate(() => document.documentElement.dataset['frame'])
      expect(await attribute()).toBe('none')
      await page.click('.pagination-next')
      await waitForPage(page, 'Recurring subscriptions')
      expect(await attribute()).toBe('none')
    })
  })

  describe('the announcement', () => {
    it('stays closed on all pages until its id changes, without layout shifts', async () => {
      const page = await world.open('/advanced/plans')
      await page.click('.announcement-close')
      expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true')
      await page.click('.pagination-next')
      await waitForPage(page, 'Recurring subscriptions')
      expect(await page.isVisible('.announcement')).toBe(false)
      await page.reload()
      expect(await page.isVisible('.announcement')).toBe(false)
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'))
      await page.reload()
      expect(await page.isVisible('.announcement')).toBe(true)
      expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false')
    })

    it('closes in other tabs that show it, too, but not a newer one', async () => {
      const page = await world.open('/advanced/plans')
      const same = await page.context().newPage()
      await same.goto(page.url())
      const newer = await page.context().newPage()
      await newer.route(page.url(), async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/data-announcement="[^"]*"/, 'data-announcement="newer"')
        await route.fulfill({ response, body })
      })
      await newer.goto(page.url())
      await page.click('.announcement-close')
      await same.locator('.announcement').waitFor({ state: 'hidden' })
      expect(await newer.isVisible('.announcement')).toBe(true)
      await newer.reload()
      expect(await newer.isVisible('.announcement')).toBe(true)
    })
  })

  describe('the navbar', () => {
    it('hides when scrolling down, and shows when scrolling up and for a link to a heading', async () => {
      const page = await world.open('/advanced/plans')
      const isHidden = () => page.evaluate(() => 'navbarHidden' in document.documentElement.dataset)
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 900)
      await expect.poll(isHidden).toBe(true)
      await page.mouse.wheel(0, -200)
      await expect.poll(isHidden).toBe(false)
      await page.mouse.wheel(0, 400)
      await expect.poll(isHidden).toBe(true)
      const link = page.locator('.toc-column a').last()
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      await link.click()
      await expect.poll(isHidden).toBe(false)
      const top = await page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(60)
      await page.mouse.wheel(0, 300)
      await page.click('.pagination-next')
      await waitForPage(page, 'Recurring subscriptions')
      await expect.poll(isHidden).toBe(false)
    })

    it('is visible if the first URL has a hash', async () => {
      const page = await world.open('/advanced/plans#what-you-can-change-later')
      await page.waitForFunction(() => scrollY > 300)
      await expect.poll(() => page.locator('.toc-column [aria-current]').count()).toBe(1)
      expect(await page.evaluate(() => 'navbarHidden' in document.documentElement.dataset)).toBe(false)
    })

    it('marks the current link on every page', async () => {
      const page = await world.open('/advanced/plans')
      expect(await page.locator('.navbar .is-current').allTextContents()).toEqual(['Documentation'])
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Reference' }).click()
      await page.waitForFunction(() => location.pathname === '/api/memberlatch-api')
      await expect.poll(() => page.locator('.navbar .is-current').allTextContents()).toEqual(['API Reference'])
      expect(await page.locator('.sidebar details[open] > summary').count()).toBeGreaterThan(0)
    })
  })

  describe('the drawer', () => {
    const isOpen = (page: Page) => page.locator('.drawer').evaluate((drawer) => drawer.matches(':popover-open'))

    it('locks the page, traps focus, switches to the main menu and back, and restores focus', async () => {
      const page = await world.open('/advanced/plans', PHONE)
      await page.click('.navbar-toggle')
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(true)
      expect(await page.isVisible('.sidebar')).toBe(true)
      await page.getByText('← Back to main menu').click()
      await page.locator('.drawer .main-menu').waitFor()
      expect(await page.isVisible('.sidebar')).toBe(false)
      await page.keyboard.press('Escape')
      expect(await isOpen(page)).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('navbar-toggle')
      expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(false)
      // On the element: a key that arrives before the next frame can be lost, because the button was inert until now.
      await page.locator('.navbar-toggle').press('Enter')
      await page.locator('.sidebar').waitFor()
    })

    it('shows the page’s own sidebar first, however soon it is opened again', async () => {
      const page = await world.open('/advanced/plans', PHONE)
      await page.click('.navbar-toggle')
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
      await page.getByText('← Back to main menu').click()
      await page.locator('.drawer .main-menu').waitFor()
      await page.locator('.drawer').evaluate((drawer: HTMLElement) => {
        drawer.hidePopover()
        drawer.showPopover()
      })
      await page.locator('.sidebar').waitFor()
      expect(await page.isVisible('.drawer .main-menu')).toBe(false)
    })

    it('closes on navigation, on back navigation, and when the window gets wide', async () => {
      const page = await world.open('/advanced/plans', PHONE)
      await markWindow(page)
      await page.click('.navbar-toggle')
      await page.click('.sidebar a[href="/advanced/webhooks"]')
      await waitForPage(page, 'Webhooks')
      expect(await isOpen(page)).toBe(false)
      expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(false)
      await page.click('.navbar-toggle')
      await page.goBack()
      await waitForPage(page, 'Plans')
      expect(await isOpen(page)).toBe(false)
      expect(await isSameWindow(page)).toBe(true)
      await page.click('.navbar-toggle')
      await page.setViewportSize({ width: 997, height: 800 })
      await expect.poll(() => isOpen(page)).toBe(false)
      await page.setViewportSize({ width: 996, height: 800 })
      expect(await page.isVisible('.navbar-toggle')).toBe(true)
    })

    it('closes on back navigation from a heading, too', async () => {
      const page = await world.open('/advanced/plans', PHONE)
      await page.evaluate(() => {
        location.hash = 'all-fields'
      })
      await page.click('.navbar-toggle')
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
      await page.goBack()
      await expect.poll(() => isOpen(page)).toBe(false)
      expect(new URL(page.url()).hash).toBe('')
    })

    it('keeps the link to the main menu visible while its list scrolls', async () => {
      const page = await world.open('/advanced/webhooks', PHONE)
      await page.click('.navbar-toggle')
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
      expect(await page.locator('.drawer').evaluate((drawer) => drawer.scrollTop)).toBeGreaterThan(0)
      await page.click('.drawer-back', { noWaitAfter: true, position: { x: 40, y: 10 } })
      await page.locator('.drawer .main-menu').waitFor()
    })
  })

  describe('the sidebar', () => {
    it('opens and closes in a time that depends on its height', async () => {
      const page = await world.open('/advanced/plans')
      const summary = page.locator('.sidebar summary:text-is("Advanced")')
      const part = page.locator('.sidebar details:has(> summary:text-is("Advanced")) > .menu')
      await Promise.all([interactions(page), summary.hover()])
      const height = await part.evaluate((list: HTMLElement) => list.offsetHeight)
      // Recorded as it begins: a busy machine may look only after its end.
      const times = await part.evaluateHandle((list) => {
        const times: unknown[] = []
        const animate = list.animate.bind(list)
        list.animate = (steps, options) => {
          const animation = animate(steps, options)
          times.push(animation.effect?.getTiming().duration)
          return animation
        }
        return times
      })
      await summary.click()
      const time = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10)
      await expect.poll(() => times.jsonValue()).toEqual([time])
      await part.waitFor({ state: 'hidden' })
      await summary.click()
      await part.waitFor()
      expect(await page.locator('.sidebar details[open]').count()).toBe(1)
    })

    it('opens at once with reduced motion', async () => {
      const page = await world.open('/advanced/plans', { reducedMotion: 'reduce' })
      await Promise.all([interactions(page), page.hover('.sidebar summary')])
      await page.click('.sidebar summary:text-is("Advanced")')
      expect(await page.locator('.sidebar details[open]').count()).toBe(0)
      const lists = page.locator('.sidebar .menu')
      expect(await lists.evaluateAll((all) => all.flatMap((list) => list.getAnimations()).length)).toBe(0)
    })

    it('keeps the current item visible', async () => {
      const page = await world.open('/version-history/1.00')
      const line = await page.locator('.sidebar [aria-current]').boundingBox()
      expect(line?.y).toBeGreaterThan(60)
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(900)
    })

    it('loads a closed category when it is opened, by pointer and by key, and links to its first page without scripts', async () => {
      const page = await world.open('/advanced/plans')
      const closed = page.locator('.sidebar [data-cut] a:text-is("Basics")')
      expect(await page.locator('.sidebar a[href="/basics/languages"]').count()).toBe(0)
      await Promise.all([interactions(page), closed.focus()])
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.activeElement?.matches('summary'))
      expect(await page.isVisible('.sidebar a[href="/basics/languages"]')).toBe(true)
      expect(page.url()).toMatch(/\/advanced\/plans$/)
      expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['Plans'])
      const bare = await world.open('/advanced/plans', { javaScriptEnabled: false })
      await bare.click('.sidebar [data-cut] a:text-is("Basics")')
      await bare.locator('.sidebar a[href="/basics/languages"]').waitFor()
      expect(bare.url()).toMatch(/\/basics\//)
    })

    it('opens a closed category on the first click of a visit, however slowly its script loads', async () => {
      const page = await world.open('/advanced/plans')
      const release = await hold(page, /interactions-/)
      await page.locator('.sidebar [data-cut] a:text-is("Basics")').evaluate((link: HTMLElement) => link.click())
      await page.keyboard.press('Tab')
      release()
      await page.locator('.sidebar a[href="/basics/languages"]').waitFor()
      expect(page.url()).toMatch(/\/advanced\/plans$/)
    })

    it('opens the first page of a closed category if its script does not load', async () => {
      const page = await world.open('/advanced/plans')
      await page.route(/interactions-/, (route) => route.abort())
      await page.locator('.sidebar [data-cut] a:text-is("Basics")').evaluate((link: HTMLElement) => link.click())
      // A window that is closed during navigation remains, and is awaited in vain.
      await waitForPage(page, 'Create a paid channel or group')
      await page.close()
      world.browser.takeProblems()
    })

    it('loads the right category if another one has the same label', async () => {
      const page = await world.open('/payments/supported-currencies')
      const namesake = '<li><details open><summary>Payment methods</summary><a href="/decoy">Decoy</a></details></li>'
      await page.route(/\/payments\/payment-methods\//, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/class="sidebar"[\s\S]*?<ul[^>]*>/, (start) => start + namesake)
        await route.fulfill({ response, body })
      })
      const closed = page.locator('.sidebar [data-cut] a:text-is("Payment methods")')
      await Promise.all([interactions(page), closed.focus()])
      await closed.click()
      await page.locator('.sidebar a[href="/payments/payment-methods/stripe"]:text-is("Stripe")').waitFor()
      expect(await page.locator('.sidebar a[href="/decoy"]').count()).toBe(0)
    })

    it('keeps readers where they are if they have navigated before a category loads', async () => {
      const page = await world.open('/advanced/plans')
      const closed = page.locator('.sidebar [data-cut] a:text-is("Basics")')
      // Before the focus, which may begin to load it.
      const release = await hold(page, /\/basics\//)
      await Promise.all([interactions(page), closed.focus()])
      await closed.dblclick()
      await page.locator('.pagination-next').focus()
      release()
      await page.locator('.sidebar a[href="/basics/languages"]').waitFor()
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('pagination-next')
      expect(page.url()).toMatch(/\/advanced\/plans$/)
    })

    it('opens the first page if a closed category does not load', async () => {
      const page = await world.open('/advanced/plans')
      const closed = page.locator('.sidebar [data-cut] a:text-is("Basics")')
      await page.route(/\/basics\//, (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      )
      await Promise.all([interactions(page), closed.focus()])
      await closed.click()
      await waitForPage(page, 'Create a paid channel or group')
      // The pointer also rests on a link of the next page, which is prefetched in vain.
      await page.close()
      world.browser.takeProblems()
    })
  })

  describe('a keyboard', () => {
    it('reaches everything in order, with visible focus', async () => {
      const page = await world.open('/advanced/plans', { reducedMotion: 'reduce' })
      const seen: string[] = []
      for (let press = 0; press < 200; press++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(async () => {
          await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
          const element = document.activeElement
          if (!element || element === document.body) return 'end'
          const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
          const box = element.getBoundingClientRect()
          const isShown = outlineStyle !== 'none' && outlineWidth !== '0px' && opacity !== '0'
          const hidden = box.bottom <= 0 || box.top >= innerHeight || box.width === 0
          const place = [
            'announcement',
            'navbar',
            'sidebar',
            'breadcrumbs',
            'page-actions',
            'prose',
            'toc-column',
            'pagination',
            'footer',
          ]
          const around = place.find((name) => element.closest(`.${name}`)) ?? element.className
          return `${around}${isShown ? '' : ' without a ring'}${hidden ? ' out of sight' : ''}`
        })
        if (stop === 'end') break
        if (seen.at(-1) !== stop) seen.push(stop)
      }
      expect(seen).toEqual([
        'skip-link',
        'announcement',
        'navbar',
        'sidebar',
        'breadcrumbs',
        'page-actions',
        'prose',
        expect.stringMatching(/^(?:edit-link|pagination)$/),
        ...seen.slice(8),
      ])
      expect(seen.filter((stop) => / without | out of /.test(stop))).toEqual([])
      expect(seen).toContain('footer')
    })

    it('skips to the content, navigates in the sidebar, and continues in the new page', async () => {
      const page = await world.open('/advanced/plans')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('docgen-main')
      await page.focus('.sidebar a[href="/advanced/webhooks"]')
      await page.keyboard.press('Enter')
      await waitForPage(page, 'Webhooks')
      await page.waitForFunction(() => document.activeElement?.matches('h1'))
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    })

    it('has shortcuts, listed under ?, which can be disabled and do nothing in text fields', async () => {
      const page = await world.open('/advanced/plans')
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await dialog.waitFor()
      expect(await dialog.locator('kbd').allTextContents()).toEqual(['/', 'n', 'p', 'c', 'd', '?'])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.keyboard.press('d')
      await expect.poll(() => mode(page)).toBe('dark')
      await page.keyboard.press('n')
      await waitForPage(page, 'Recurring subscriptions')
      await page.keyboard.press('p')
      await waitForPage(page, 'Plans')
      await page.keyboard.press('/')
      expect(await page.evaluate(() => document.activeElement?.matches('.navbar .search-input'))).toBe(true)
      await page.keyboard.type('n?d')
      expect(await page.inputValue('.navbar .search-input')).toBe('n?d')
      expect(await mode(page)).toBe('dark')
      // The typed text was searched: the result panel covers the page until it is closed.
      const answer = page.locator('.search-nothing')
      await answer.waitFor()
      await page.keyboard.press('Escape')
      await answer.waitFor({ state: 'hidden' })
      await page.locator('h1').click()
      await page.keyboard.press('?')
      await dialog.getByRole('checkbox').click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      expect(await stored(page, 'docgen.shortcuts')).toBe('off')
      await page.keyboard.press('d')
      expect(await mode(page)).toBe('dark')
    })

    it.each(['Control', 'Meta'])('focuses the search with %s+K', async (modifier) => {
      const page = await world.open('/advanced/plans')
      await page.keyboard.press(`${modifier}+k`)
      expect(await page.evaluate(() => document.activeElement?.matches('.navbar .search-input'))).toBe(true)
    })
  })

  describe('a failure around the page', () => {
    it('is reported if the style sheet is missing, with the base URL of the build', async () => {
      const page = await world.browser.open('about:blank')
      await page.route(/theme\..*\.css/, (route) => route.abort())
      await page.goto(world.address('/advanced/plans'))
      const banner = page.locator('#docgen-base-url-banner')
      await banner.waitFor()
      expect(await banner.textContent()).toContain('Your Docusaurus site did not load properly')
      expect(await banner.textContent()).toContain('base URL /,')
      const whole = await world.open('/advanced/plans')
      expect(await whole.isVisible('#docgen-base-url-banner')).toBe(false)
      world.browser.takeProblems()
    })

    it('is not reported if the style sheet imports one that is missing', async () => {
      const page = await world.browser.open('about:blank')
      await page.route(/theme\..*\.css/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `@import "https://elsewhere.test/font.css";${await response.text()}` })
      })
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('font.css'))
      await page.route(/elsewhere\.test/, (route) => route.abort())
      await page.goto(world.address('/advanced/plans'))
      await failed
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            if (document.readyState === 'complete') resolve(undefined)
            else addEventListener('load', resolve)
          }),
      )
      expect(await page.isVisible('#docgen-base-url-banner')).toBe(false)
      world.browser.takeProblems()
    })

    it('is reported if the script is missing, but not for scripts of another site', async () => {
      const page = await world.browser.open('about:blank')
      await page.route(/elsewhere\.test/, (route) => route.abort())
      await page.goto(world.address('/advanced/plans'))
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const link = document.createElement('link')
            link.rel = 'stylesheet'
            link.href = 'https://elsewhere.test/style.css'
            link.onerror = resolve
            document.head.append(link)
          }),
      )
      expect(await page.isVisible('#docgen-base-url-banner')).toBe(false)
      await page.route(/bootstrap\./, (route) => route.abort())
      await page.reload()
      await page.locator('#docgen-base-url-banner').waitFor()
      world.browser.takeProblems()
    })

    it('disappears on the next page if a module did not load', async () => {
      const page = await world.open('/advanced/plans')
      await page.route(/interactions-/, (route) => route.abort())
      await Promise.all([page.waitForEvent('requestfailed'), page.keyboard.press('?')])
      await page.unrouteAll()
      await markWindow(page)
      await page.click('.pagination-next')
      await page.waitForFunction(() => !document.documentElement.hasAttribute('data-theme-marked'))
      await waitForPage(page, 'Recurring subscriptions')
      await page.keyboard.press('?')
      await page.locator('dialog[open]').waitFor()
      world.browser.takeProblems()
    })

    it('is reported once if storage is unavailable, and everything works', async () => {
      const page = await world.browser.open('about:blank')
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('denied')
          },
        })
      })
      await page.goto(world.address('/advanced/plans'))
      await page.click(SWITCH)
      await expect.poll(() => mode(page)).toBe('dark')
      await page.click('.announcement-close')
      expect(await page.isVisible('.announcement')).toBe(false)
      await page.click('.pagination-next')
      await waitForPage(page, 'Recurring subscriptions')
      expect(await mode(page)).toBe('dark')
      expect(await page.isVisible('.announcement')).toBe(false)
      expect(warnings.filter((text) => text.includes('Storage is unavailable'))).toHaveLength(1)
    })

    it('affects nothing else', async () => {
      const page = await world.browser.open('about:blank')
      await page.addInitScript(() => {
        Storage.prototype.getItem = (key) => {
          if (key?.startsWith('docusaurus.tab')) throw new TypeError('a broken store')
          return null
        }
      })
      await page.route(/interactions-/, (route) => route.abort())
      await page.goto(world.address('/advanced/plans'))
      await page.click(SWITCH)
      await expect.poll(() => mode(page)).toBe('dark')
      await page.click('.navbar a:has-text("API Reference")')
      await page.waitForURL(/memberlatch-api/)
      world.browser.takeProblems()
    })
  })
}

/** The layout shifts of the page so far. */
async function sumLayoutShifts(): Promise<number> {
  const shifts: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  shifts.push(...observer.takeRecords())
  return shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
}
