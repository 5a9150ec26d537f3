import { describe, expect, it } from 'vitest'
import { PHONE } from './open-browser.js'
import { hold, isSameWindow, markWindow, type World, waitForPage } from './world.js'

const NEXT = '.pagination-next'

/** Navigation: the router, prefetching, progress, focus and scroll, and all failures. */
export function testNavigation(world: World): void {
  const settled = (url: string) => world.address(url)

  describe('a link to another page', () => {
    it.each([
      ['wide', {}],
      ['narrow', PHONE],
    ])('changes content, title, URL and sidebar in a %s window, without a page load', async (_name, options) => {
      const page = await world.open('/advanced/plans', options)
      await markWindow(page)
      await page.click(NEXT)
      await waitForPage(page, 'Recurring subscriptions')
      expect(page.url()).toBe(settled('/advanced/recurring-subscriptions'))
      expect(await page.title()).toBe('Recurring subscriptions | Memberlatch')
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/recurring-subscriptions$/)
      expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['Recurring subscriptions'])
      expect(await page.locator('.breadcrumbs [aria-current]').textContent()).toBe('Recurring subscriptions')
      expect(await isSameWindow(page)).toBe(true)
    })

    it('moves focus to the heading, announces the title, and starts at the top', async () => {
      const page = await world.open('/advanced/plans')
      await page.click(NEXT)
      await waitForPage(page, 'Recurring subscriptions')
      await page.waitForFunction(() => document.activeElement?.matches('h1') && scrollY === 0)
      expect(await page.textContent('#docgen-status')).toBe('Recurring subscriptions | Memberlatch')
    })

    it('scrolls to a target in the page, and focuses it', async () => {
      const page = await world.open('/advanced/plans')
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/advanced/webhooks#when-a-delivery-fails'
        document.querySelector('.prose')?.prepend(link)
      })
      const id = await (await page.request.get(settled('/advanced/webhooks'))).text()
      const anchor = /<h2 id="([^"]+)"/.exec(id.slice(id.indexOf('<h2') + 1))?.[1] ?? ''
      await page.locator('.prose > a').evaluate((link: HTMLAnchorElement, hash) => {
        link.hash = hash
        link.click()
      }, anchor)
      await waitForPage(page, 'Webhooks')
      await page.waitForFunction((name) => document.activeElement?.id === name, anchor)
      const top = await page.locator(`[id="${anchor}"]`).evaluate((heading) => heading.getBoundingClientRect().top)
      expect(top).toBeGreaterThan(0)
      expect(top).toBeLessThan(200)
    })

    it('accepts a hash with a malformed encoding', async () => {
      const page = await world.open('/advanced/plans#100%')
      await markWindow(page)
      await page.locator(NEXT).evaluate((link: HTMLAnchorElement) => {
        link.hash = '#50%off'
        link.click()
      })
      await waitForPage(page, 'Recurring subscriptions')
      expect(page.url()).toBe(settled('/advanced/recurring-subscriptions#50%off'))
      expect(await isSameWindow(page)).toBe(true)
    })

    it('adds one history entry, however often it is clicked', async () => {
      const page = await world.open('/advanced/plans')
      const before = await page.evaluate(() => history.length)
      const box = await page.locator('.sidebar a[href="/advanced/coupons"]').boundingBox()
      for (let click = 0; click < 20; click++) await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
      await waitForPage(page, 'Coupons')
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
    })

    it('keeps identical attributes of the document: setting them again would recalculate all styles', async () => {
      const page = await world.open('/advanced/plans')
      await page.evaluate(() => {
        const set: (string | null)[] = []
        new MutationObserver((records) => {
          set.push(...records.map(({ attributeName }) => attributeName))
          document.body.dataset['set'] = set.join()
        }).observe(document.documentElement, { attributeFilter: ['class', 'dir', 'lang'] })
      })
      await page.click(NEXT)
      await waitForPage(page, 'Recurring subscriptions')
      await page.waitForFunction(() => document.activeElement?.matches('h1'))
      expect(await page.getAttribute('body', 'data-set')).toBeNull()
    })

    it('keeps what the reader has opened, and the scroll position of the sidebar', async () => {
      const page = await world.open('/advanced/plans')
      await page.hover('.sidebar [data-cut] a:text-is("Basics")')
      await page.click('.sidebar [data-cut] a:text-is("Basics")')
      await page.waitForSelector('.sidebar details[open] > summary:text-is("Basics")')
      await page.locator('.drawer').evaluate((drawer) => drawer.scrollTo(0, 120))
      await page.click(NEXT)
      await waitForPage(page, 'Recurring subscriptions')
      const open = await page.locator('.sidebar > .menu > li > details[open] > summary').allTextContents()
      expect(open).toEqual(['Basics', 'Advanced'])
      expect(await page.locator('.drawer').evaluate((drawer) => drawer.scrollTop)).toBe(120)
    })

    it('restores the scroll position on back and forward', async () => {
      const page = await world.open('/advanced/plans')
      await markWindow(page)
      await page.evaluate(() => scrollTo(0, 700))
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      await waitForPage(page, 'Recurring subscriptions')
      await page.waitForFunction(() => scrollY === 0)
      await page.goBack()
      await waitForPage(page, 'Plans')
      await page.waitForFunction(() => scrollY === 700)
      await page.goForward()
      await waitForPage(page, 'Recurring subscriptions')
      await page.waitForFunction(() => scrollY === 0)
      expect(await isSameWindow(page)).toBe(true)
    })

    it('restores the scroll position on a page that is shorter than the current one', async () => {
      const page = await world.open('/advanced/plans')
      const scroll = (top: number) =>
        page.evaluate((to) => {
          scrollTo(0, to)
          return new Promise((resolve) => requestAnimationFrame(resolve))
        }, top)
      await page.locator('.footer a[href="/policies/cookie-policy"]').evaluate((link: HTMLElement) => link.click())
      await waitForPage(page, 'Cookie policy')
      await page.waitForFunction(() => document.activeElement?.matches('h1') && scrollY === 0)
      await scroll(200)
      // Browsers do not restore a position that they have not restored before.
      for (let time = 0; time < 2; time++) {
        await page.goBack()
        await waitForPage(page, 'Plans')
        await page.evaluate(() => document.querySelector('.prose')?.append('Longer. '.repeat(50_000)))
        await scroll(20_000)
        await page.goForward()
        await waitForPage(page, 'Cookie policy')
        await page.waitForFunction(() => scrollY === 200)
      }
    })

    it('keeps the scroll position if only the query changes, and restores positions within a page', async () => {
      const page = await world.open('/advanced/plans')
      const lead = (href: string) =>
        page.evaluate(async (to) => {
          await navigation.navigate(to).finished
          return scrollY
        }, href)
      const settle = (top: number) =>
        page.evaluate((to) => {
          scrollTo(0, to)
          return new Promise((resolve) => requestAnimationFrame(resolve))
        }, top)
      await settle(600)
      expect(await lead('?a=b')).toBe(600)
      await settle(1200)
      await page.goBack()
      await page.waitForFunction(() => location.search === '' && scrollY === 600)
      await page.goForward()
      await page.waitForFunction(() => location.search !== '' && scrollY === 1200)
    })

    it('starts at the top if it links to the current page', async () => {
      const page = await world.open('/advanced/plans')
      for (const hash of ['', '#all-fields']) {
        await page.evaluate((to) => {
          scrollTo(0, 600)
          location.hash = to
        }, hash)
        await page.locator('.sidebar [aria-current]').evaluate((link: HTMLElement) => link.click())
        await page.waitForFunction(() => scrollY === 0 && location.hash === '')
      }
    })

    it('loads the page without the Navigation API, and without scripts', async () => {
      const old = await world.browser.open('about:blank')
      await old.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
      await old.goto(settled('/advanced/plans'))
      await markWindow(old)
      await old.click(NEXT)
      await waitForPage(old, 'Recurring subscriptions')
      expect(await isSameWindow(old)).toBe(false)
      const bare = await world.open('/advanced/plans', { javaScriptEnabled: false })
      await bare.click(NEXT)
      expect(await bare.textContent('h1')).toBe('Recurring subscriptions')
    })

    it('skips animations with reduced motion, and fades otherwise', async () => {
      for (const reducedMotion of ['reduce', 'no-preference'] as const) {
        const page = await world.open('/advanced/plans', { reducedMotion })
        await page.evaluate(() => {
          const start = document.startViewTransition.bind(document)
          document.startViewTransition = (change) => {
            document.documentElement.dataset['themeFaded'] = ''
            return start(change)
          }
        })
        await page.click(NEXT)
        await waitForPage(page, 'Recurring subscriptions')
        const isFaded = await page.evaluate(() => 'themeFaded' in document.documentElement.dataset)
        expect(isFaded).toBe(reducedMotion === 'no-preference')
      }
    })

    it('leaves modified clicks, targets, downloads, other origins, and files to the browser', async () => {
      const page = await world.open('/advanced/plans')
      await markWindow(page)
      const opened = page.context().waitForEvent('page')
      await page.click(NEXT, { modifiers: ['ControlOrMeta'] })
      await opened
      expect(page.url()).toBe(settled('/advanced/plans'))
      const seen = await page.evaluate(() => {
        const intercepted: string[] = []
        const original = NavigateEvent.prototype.intercept
        NavigateEvent.prototype.intercept = function (options) {
          intercepted.push(this.destination.url)
          original.call(this, options)
        }
        const attempts: readonly Record<string, string>[] = [
          { href: '/advanced/webhooks', target: '_blank' },
          { href: '/advanced/webhooks', download: '' },
          { href: 'mailto:a@example.com' },
          { href: '#place' },
        ]
        for (const attributes of attempts) {
          const link = document.createElement('a')
          for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
          document.body.append(link)
          link.click()
        }
        return intercepted
      })
      expect(seen).toEqual([])
      const file = page.waitForResponse(/openapi\.yaml$/)
      await page.evaluate(() => location.assign('/api/openapi.yaml'))
      await file
    })
  })

  describe('prefetching', () => {
    const asked = () => world.host.takeRequests().filter((path) => path === '/advanced/recurring-subscriptions')

    it('starts when a pointer rests on a link, a key focuses it or a finger touches it, once per page', async () => {
      for (const intend of ['hover', 'focus', 'tap'] as const) {
        const page = await world.open('/advanced/plans', intend === 'tap' ? PHONE : {})
        world.host.takeRequests()
        const response = page.waitForResponse(/recurring-subscriptions$/)
        await page.locator(NEXT)[intend]()
        await response
        if (intend !== 'tap') await page.click(NEXT)
        await waitForPage(page, 'Recurring subscriptions')
        expect(asked()).toHaveLength(1)
      }
    })

    it('parses the page before the click, and again only when it is shown again', async () => {
      const page = await world.open('/advanced/plans')
      await page.evaluate(() => {
        const { parseFromString } = DOMParser.prototype
        DOMParser.prototype.parseFromString = function (text, type) {
          const parsed = parseFromString.call(this, text, type)
          const { dataset } = document.body
          dataset['parsed'] = `${dataset['parsed'] ?? ''}${parsed.querySelector('h1')?.textContent}\n`
          return parsed
        }
      })
      const next = 'Recurring subscriptions'
      const times = async () =>
        (await page.getAttribute('body', 'data-parsed'))?.split('\n').filter((name) => name === next)
      await page.hover(NEXT)
      await page.waitForFunction((name) => document.body.dataset['parsed'] === `${name}\n`, next)
      await page.click(NEXT)
      await waitForPage(page, next)
      expect(await times()).toHaveLength(1)
      await page.goBack()
      await waitForPage(page, 'Plans')
      await page.goForward()
      await waitForPage(page, next)
      expect(await times()).toHaveLength(2)
    })

    it('includes visible links once the reader navigates', async () => {
      const page = await world.open('/advanced/recurring-subscriptions')
      world.host.takeRequests()
      await page.locator('.pagination-previous').scrollIntoViewIfNeeded()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(world.host.takeRequests().filter((path) => !/\.\w{2,4}$/.test(path))).toEqual([])
      await page.locator('.pagination-previous').evaluate((link: HTMLElement) => link.click())
      await waitForPage(page, 'Plans')
      await page.locator(NEXT).scrollIntoViewIfNeeded()
      await expect.poll(asked).toHaveLength(1)
    })

    it.each([
      ['data is to be saved', { saveData: true, effectiveType: '4g' }],
      ['the connection is slow', { saveData: false, effectiveType: '2g' }],
      ['the connection is very slow', { saveData: false, effectiveType: 'slow-2g' }],
    ])('is skipped if %s', async (_name, connection) => {
      const page = await world.browser.open('about:blank')
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await page.goto(settled('/advanced/plans'))
      world.host.takeRequests()
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await page.hover(NEXT)
      await page.focus(NEXT)
      await page.clock.runFor(1000)
      expect(asked()).toEqual([])
      await page.click(NEXT)
      await waitForPage(page, 'Recurring subscriptions')
      expect(asked()).toHaveLength(1)
    })
  })

  describe('a slow page', () => {
    it('shows its progress after 200 ms, starting at 0.08, moving every 800 ms', async () => {
      const page = await world.open('/advanced/plans')
      const release = await hold(page, /recurring-subscriptions$/)
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      const bar = page.locator('.progress')
      const width = () => bar.evaluate((element: HTMLElement) => Number(/[\d.]+/.exec(element.style.transform)?.[0]))
      await page.clock.runFor(199)
      expect(await bar.count()).toBe(0)
      expect(await page.locator('main[aria-busy]').count()).toBe(0)
      await page.clock.runFor(1)
      expect(await width()).toBe(0.08)
      expect(await page.locator('main[aria-busy]').count()).toBe(1)
      await page.clock.runFor(799)
      expect(await width()).toBe(0.08)
      await page.clock.runFor(1)
      const moved = await width()
      expect(moved).toBeGreaterThan(0.08)
      expect(moved).toBeLessThanOrEqual(0.1)
      await page.clock.runFor(800 * 200)
      expect(await width()).toBeLessThanOrEqual(0.994)
      release()
      await waitForPage(page, 'Recurring subscriptions')
      await page.clock.runFor(1000)
      await bar.waitFor({ state: 'detached' })
      expect(await page.locator('[aria-busy]').count()).toBe(0)
    })

    it('shows no progress if only the query changes', async () => {
      const page = await world.open('/advanced/plans')
      const release = await hold(page, /\?a=b$/)
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await page.evaluate(() => navigation.navigate('?a=b'))
      await page.clock.runFor(1000)
      expect(await page.locator('.progress').count()).toBe(0)
      release()
      await page.waitForFunction(() => location.search === '?a=b' && document.querySelector('[aria-busy]') === null)
    })

    it('is canceled by a later link', async () => {
      const page = await world.open('/advanced/plans')
      const release = await hold(page, /recurring-subscriptions$/)
      const title = await page.locator('.pagination-previous .pagination-title').textContent()
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      await page.locator('.pagination-previous').evaluate((link: HTMLElement) => link.click())
      await waitForPage(page, title ?? '')
      release()
      await page.waitForResponse(/recurring-subscriptions$/).catch(() => {})
      expect(await page.textContent('h1')).toBe(title)
    })

    it('is shown even if an anchor in the current page was chosen after it', async () => {
      const page = await world.open('/advanced/plans')
      const release = await hold(page, /recurring-subscriptions$/)
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      await page.locator('.toc-column a').first().click()
      release()
      await waitForPage(page, 'Recurring subscriptions')
      expect(new URL(page.url()).pathname).toBe('/advanced/recurring-subscriptions')
      await page.goBack()
      await page.goBack()
      await waitForPage(page, 'Plans')
    })

    it('passes its progress on to a later link', async () => {
      const page = await world.open('/advanced/plans')
      const release = await hold(page, /recurring-subscriptions$/)
      const title = await page.locator('.pagination-previous .pagination-title').textContent()
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      await page.clock.runFor(300)
      expect(await page.locator('.progress').count()).toBe(1)
      await page.locator('.pagination-previous').evaluate((link: HTMLElement) => link.click())
      await waitForPage(page, title ?? '')
      await page.clock.resume()
      await page.waitForFunction(() => document.querySelector('.progress, [aria-busy]') === null)
      release()
    })

    it('is canceled by a later link during a transition', async () => {
      const page = await world.browser.open('about:blank')
      // Transitions in which the browser paints as late as the test requires.
      await page.addInitScript(() => {
        const changes: (() => void)[] = []
        const startViewTransition = (change: () => void) => {
          let done = (): void => {}
          const updateCallbackDone = new Promise<void>((resolve) => {
            done = resolve
          })
          changes.push(() => {
            change()
            done()
          })
          return { updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone }
        }
        Object.assign(document, { startViewTransition })
        Object.assign(window, { changes })
      })
      const shown = (count: number) =>
        page.waitForFunction((least) => Reflect.get(window, 'changes').length >= least, count)
      const letThrough = (index: number) => page.evaluate((at) => Reflect.get(window, 'changes')[at](), index)
      await page.goto(world.address('/advanced/plans'))
      const follow = (href: string) =>
        page.locator(`.sidebar a[href="${href}"]`).evaluate((link: HTMLElement) => link.click())
      await follow('/advanced/recurring-subscriptions')
      await shown(1)
      await follow('/advanced/webhooks')
      await shown(2)
      await letThrough(1)
      await waitForPage(page, 'Webhooks')
      await letThrough(0)
      expect(await page.textContent('h1')).toBe('Webhooks')
    })
  })

  describe('a page that fails to load', () => {
    it('is loaded by the browser', async () => {
      const page = await world.open('/advanced/plans')
      await markWindow(page)
      let failures = 0
      await page.route(/recurring-subscriptions$/, (route) => (failures++ === 0 ? route.abort() : route.continue()))
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      await waitForPage(page, 'Recurring subscriptions')
      expect(await isSameWindow(page)).toBe(false)
      world.browser.takeProblems()
    })

    it('is loaded by the browser if it belongs to another deployment, or the router’s module is missing', async () => {
      for (const pattern of [/recurring-subscriptions$/, /show-page-/]) {
        const page = await world.open('/advanced/plans')
        await markWindow(page)
        await page.route(pattern, async (route) => {
          if (pattern.source.includes('show')) return route.abort()
          const response = await route.fetch()
          const body = await response.text()
          return route.fulfill({ response, body: body.replace(/theme\.\w+\.css/, 'theme.00000000.css') })
        })
        await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
        await page.waitForFunction(() => !document.documentElement.hasAttribute('data-theme-marked'))
        await waitForPage(page, 'Recurring subscriptions')
        expect(page.url()).toBe(settled('/advanced/recurring-subscriptions'))
      }
      world.browser.takeProblems()
    })

    it('shows an error page without a connection, with Retry and the pages that the tab or the browser still has', async () => {
      const page = await world.open('/advanced/plans')
      await markWindow(page)
      const next = page.waitForResponse(/recurring-subscriptions/).then((response) => response.finished())
      await Promise.all([page.waitForResponse(/show-page-/), next, page.locator(NEXT).focus()])
      await page.locator('.pagination-previous').evaluate((link: HTMLAnchorElement) => {
        link.href = '/advanced/webhooks'
      })
      await page.context().setOffline(true)
      await page.setViewportSize({ width: 768, height: 1024 })
      await page.locator('.pagination-previous').evaluate((link: HTMLElement) => {
        link.scrollIntoView({ block: 'end', behavior: 'instant' })
        link.click()
      })
      const retry = page.locator('main').getByRole('button', { name: 'Retry' })
      await retry.waitFor()
      expect(await page.title()).toBe('Page error')
      expect(await page.isVisible('.navbar')).toBe(true)
      expect(await page.textContent('main h1')).toBe('You are offline')
      expect(await page.textContent('main .breadcrumbs')).toBe(
        settled('/advanced/webhooks').replace(/^https?:\/\/[^/]+/, ''),
      )
      expect(await page.textContent('main .lead')).toMatch(/^WebhooksThis could not be loaded/)
      // The page fits the window now: no scrolling would show the navbar again.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1024)
      const navbarTop = () => page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().top)
      await expect.poll(navbarTop).toBeGreaterThanOrEqual(0)
      const kept = page.locator('main li a')
      // The browser loaded the first one, in whole.
      expect(await kept.locator('.card-title').allTextContents()).toEqual(['Plans', 'Recurring subscriptions'])
      expect(await kept.locator('.card-description').allTextContents()).toEqual(['Advanced', 'Advanced'])
      await kept.first().click()
      await waitForPage(page, 'Plans')
      await page.goBack()
      await waitForPage(page, 'You are offline')
      await kept.last().click()
      await waitForPage(page, 'Recurring subscriptions')
      await page.goBack()
      await waitForPage(page, 'You are offline')
      await page.context().setOffline(false)
      await retry.click()
      await waitForPage(page, 'Webhooks')
      expect(await page.title()).toBe('Webhooks | Memberlatch')
      expect(await isSameWindow(page)).toBe(true)
      world.browser.takeProblems()
    })

    it('shows an error page if the connection was lost before the first click, and names no module', async () => {
      const page = await world.open('/advanced/plans')
      await page.context().setOffline(true)
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      const problem = page.locator('main .problem')
      await problem.waitFor()
      expect(await problem.locator('p').textContent()).toBe(
        'This could not be loaded. Check your connection and try again.',
      )
      expect(await page.isVisible('.navbar')).toBe(true)
      await page.context().setOffline(false)
      await problem.getByRole('button', { name: 'Retry' }).click()
      await waitForPage(page, 'Recurring subscriptions')
      await page.goBack()
      await waitForPage(page, 'Plans')
      world.browser.takeProblems()
    })

    it('shows Retry if the link had a hash, too', async () => {
      const page = await world.open('/advanced/plans')
      await markWindow(page)
      await Promise.all([page.waitForResponse(/show-page-/), page.locator(NEXT).focus()])
      await page.context().setOffline(true)
      await page.evaluate(() => navigation.navigate('/advanced/webhooks#check-the-signature'))
      const retry = page.locator('main').getByRole('button', { name: 'Retry' })
      await retry.waitFor()
      await page.context().setOffline(false)
      await retry.click()
      await waitForPage(page, 'Webhooks')
      expect(page.url()).toBe(settled('/advanced/webhooks#check-the-signature'))
      expect(await isSameWindow(page)).toBe(true)
      world.browser.takeProblems()
    })

    it('reports a crash while showing it, and tries again', async () => {
      const page = await world.open('/advanced/plans')
      await page.evaluate(() => {
        const original = Element.prototype.isEqualNode
        Element.prototype.isEqualNode = () => {
          Element.prototype.isEqualNode = original
          throw new Error('the shelf broke')
        }
      })
      await page.locator(NEXT).evaluate((link: HTMLElement) => link.click())
      const problem = page.locator('main .problem')
      await problem.waitFor()
      expect(await problem.locator('h1').textContent()).toBe('This page crashed.')
      expect(await page.title()).toBe('Page error')
      expect(await page.isVisible('.navbar')).toBe(true)
      expect(world.browser.takeProblems().join()).toContain('the shelf broke')
      await problem.getByRole('button', { name: 'Try again' }).click()
      await waitForPage(page, 'Recurring subscriptions')
    })

    it('is the 404 page, by link and by the address bar', async () => {
      const page = await world.open('/advanced/plans')
      await markWindow(page)
      await page.locator(NEXT).evaluate((link: HTMLAnchorElement) => {
        link.href = '/advanced/no-such-page'
        link.click()
      })
      await waitForPage(page, 'Page not found')
      expect(page.url()).toBe(settled('/advanced/no-such-page'))
      expect(await isSameWindow(page)).toBe(true)
      await expect.poll(() => page.inputValue('.page-not-found .search-input')).toBe('no such page')
      await page.goto(settled('/no-such-page'))
      expect(await page.textContent('h1')).toBe('Page not found')
      world.browser.takeProblems()
    })
  })

  describe('alternative spellings of a URL', () => {
    it.each(['/advanced/plans.html', '/advanced/plans/', '/advanced/plans/index.html'])(
      '%s resolves to the page',
      async (path) => {
        const page = await world.open(path)
        await waitForPage(page, 'Plans')
        await page.goto(settled('/advanced/webhooks'))
        await markWindow(page)
        await page.locator(NEXT).evaluate((link: HTMLAnchorElement, href) => {
          link.href = href
          link.click()
        }, path)
        await waitForPage(page, 'Plans')
        expect(await isSameWindow(page)).toBe(true)
        // The host responds with 404 to alternative spellings.
        world.browser.takeProblems()
      },
    )

    it('do not treat a version as a file', async () => {
      const page = await world.open('/version-history/1.00')
      await markWindow(page)
      await page.locator('.pagination-link').first().click()
      await page.waitForFunction(() => document.activeElement?.matches('h1'))
      expect(await isSameWindow(page)).toBe(true)
    })
  })
}
