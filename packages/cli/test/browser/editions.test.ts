import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { openWorld } from './open-world.js'

// A site with two versions in three languages, one of them right-to-left.
const world = openWorld({ source: new URL('../sites/languages', import.meta.url) })
const PREFERENCE = 'docs-preferred-version-default'

const here = (page: Page) => page.url().slice(world.host.origin.length)
const askedForJson = () => world.host.takeRequests().filter((path) => path.endsWith('.json'))
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PREFERENCE)
const versionLink = (page: Page, name: string) => page.locator(`.dropdown-version a[data-version="${name}"]`)

/** Opens the version menu and waits until its links point to the page's counterparts. */
async function openVersions(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().endsWith('docs-versions.json'))
  await page.hover('.dropdown-version')
  await (await loaded).finished()
}

describe('the version menu', () => {
  it('loads the list of docs on first interaction', async () => {
    const page = await world.open('/guide/begin')
    expect(askedForJson()).toEqual([])
    await openVersions(page)
    expect(askedForJson()).toEqual(['/docs-versions.json'])
  })

  it('links to the same page with its query and hash, and remembers the version', async () => {
    const page = await world.open('/guide/begin?x=1#install')
    await openVersions(page)
    const link = versionLink(page, '1.0')
    await page.waitForFunction(() =>
      document.querySelector<HTMLAnchorElement>('.dropdown-version a[data-version="1.0"]')?.href.includes('begin'),
    )
    await link.click()
    await page.waitForURL('**/1.0/**')
    expect(here(page)).toBe('/1.0/guide/begin?x=1#install')
    expect(await stored(page)).toBe('1.0')
  })

  it('links to the start of a version without the page', async () => {
    const page = await world.open('/de/nur-deutsch?x=1')
    await openVersions(page)
    await page.waitForFunction(() =>
      document.querySelector<HTMLAnchorElement>('.dropdown-version a[data-version="1.0"]')?.href.includes('x=1'),
    )
    await versionLink(page, '1.0').click()
    await page.waitForURL('**/de/1.0?x=1')
  })

  it('works in the drawer, too', async () => {
    const page = await world.open('/guide/begin', { viewport: { width: 390, height: 844 } })
    await page.click('.navbar-toggle')
    await page.click('.drawer-back')
    await page.click('.menu-version summary')
    await page.waitForFunction(() =>
      document.querySelector<HTMLAnchorElement>('.menu-version a[data-version="1.0"]')?.href.includes('begin'),
    )
    await page.click('.menu-version a[data-version="1.0"]')
    await page.waitForURL('**/1.0/guide/begin')
  })

  it('links to the start of each version without scripts', async () => {
    const page = await world.open('/guide/begin', { javaScriptEnabled: false })
    await page.hover('.dropdown-version')
    await versionLink(page, '1.0').click()
    await page.waitForURL('**/1.0')
  })
})

describe('an old version', () => {
  it('shows a notice, and links to the same page of the last one, which is then preferred', async () => {
    const page = await world.open('/1.0/guide/begin')
    expect(await page.textContent('.banner-unmaintained')).toContain('no longer maintained')
    expect(await page.textContent('.version-badge')).toBe('Version: 1.0')
    await page.click('.banner-unmaintained a')
    await page.waitForURL('**/guide/begin')
    expect(here(page)).toBe('/guide/begin')
    await page.locator('.banner-unmaintained').waitFor({ state: 'detached' })
    expect(await stored(page)).toBe('current')
  })
})

describe('the preferred version', () => {
  it('determines the targets of pages outside all versions', async () => {
    const page = await world.open('/search')
    const more = page.locator('.navbar-links a[data-doc="guide/more"]')
    expect(await more.getAttribute('href')).toBe('/guide/more')
    expect(await page.textContent('.dropdown-version summary')).toBe('Next')
    await page.evaluate((key) => localStorage.setItem(key, '1.0'), PREFERENCE)
    await page.reload()
    await page.waitForFunction(() => document.querySelector('.dropdown-version summary')?.textContent === '1.0')
    expect(await more.getAttribute('href')).toBe('/1.0/guide/more')
    expect(await versionLink(page, '1.0').getAttribute('aria-current')).toBe('true')
  })

  it('is forgotten when the version no longer exists', async () => {
    const page = await world.open('/search')
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), PREFERENCE)
    await page.reload()
    await page.waitForFunction((key) => localStorage.getItem(key) === null, PREFERENCE)
    expect(await page.textContent('.dropdown-version summary')).toBe('Next')
  })
})

describe('the language menu', () => {
  it('links to the same page with its query and hash', async () => {
    const page = await world.open('/1.0/guide/begin?x=1&x=2&from=mail#install')
    await page.hover('.dropdown-locale')
    await page.locator('.dropdown-locale a[lang="ar"]').hover()
    await page.click('.dropdown-locale a[lang="ar"]')
    await page.waitForURL('**/arabic/**')
    expect(here(page)).toBe('/arabic/1.0/guide/begin?from=menu&x=1&x=2#install')
  })

  it('links to the current page after navigation', async () => {
    const page = await world.open('/guide/begin?x=1')
    const link = page.locator('.dropdown-locale a[lang="ar"]')
    await page.hover('.dropdown-locale')
    await link.hover()
    await page.mouse.move(700, 700)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await page.click('.sidebar a[href="/guide/more"]')
    await page.waitForURL('**/guide/more')
    await page.waitForFunction(() => document.title.startsWith('More'))
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    await page.hover('.dropdown-locale')
    await link.hover()
    expect(await link.evaluate((a: HTMLAnchorElement) => a.href)).toBe(world.address('/arabic/guide/more?from=menu'))
  })

  it('links to the requested page if the language of the URL does not have it', async () => {
    const page = await world.open('/404.html')
    // Hovered links are prefetched, also those to pages that do not exist.
    await page.route(/\/more(?:\?|$)/, (route) => route.fulfill({ body: '' }))
    // The menu changes its links once it has read the list of pages.
    const languageOf = async (address: string, lang: string): Promise<string> => {
      await page.evaluate((path) => history.replaceState(null, '', path), address)
      await page.mouse.move(700, 700)
      await page.hover('.dropdown-locale')
      const link = page.locator(`.dropdown-locale a[lang="${lang}"]`)
      await link.hover()
      return link.evaluate((a: HTMLAnchorElement) => a.pathname)
    }
    await expect.poll(() => languageOf('/nur-deutsch', 'de-DE')).toBe('/de/nur-deutsch')
    // Hosts may have only one 404 page for all languages.
    await expect.poll(() => languageOf('/arabic/nur-deutsch', 'de-DE')).toBe('/de/nur-deutsch')
    await expect.poll(() => languageOf('/de/more', 'en')).toBe('/more')
  })

  it('suggests only pages in the language of the URL', async () => {
    const suggested = async (path: string) => {
      const page = await world.open(path)
      await page.locator('.suggestions a').first().waitFor()
      world.browser.takeProblems()
      return page
        .locator('.suggestions a')
        .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname))
    }
    const german = await suggested('/de/guide/begn')
    expect(german).toContain('/de/guide/begin')
    expect(german.filter((path) => !path.startsWith('/de/'))).toEqual([])
    const english = await suggested('/guide/begn')
    expect(english).toContain('/guide/begin')
    expect(english.filter((path) => /^\/(?:de|arabic)\//.test(path))).toEqual([])
  })

  it('starts the path of a missing page at the right in a language written from right to left', async () => {
    const page = await world.open('/arabic/404.html')
    const rightOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().right)
      })
    expect(await rightOf('.not-found-code')).toBe(await rightOf('.page-not-found .lead'))
  })

  it('links to the same page without scripts', async () => {
    const page = await world.open('/guide/begin', { javaScriptEnabled: false })
    await page.hover('.dropdown-locale')
    await page.click('.dropdown-locale a[lang="de-DE"]')
    await page.waitForURL('**/de/guide/begin?from=menu')
    expect(await page.textContent('h1')).toBe('Anfang')
  })
})

describe('an untranslated page', () => {
  it('shows a notice in the reader’s language, and the content in its own', async () => {
    const page = await world.open('/de/guide/more')
    expect(await page.textContent('.banner-untranslated')).toContain('Noch nicht übersetzt')
    expect(await page.getAttribute('html', 'lang')).toBe('de-DE')
    expect(await page.getAttribute('.prose', 'lang')).toBe('en')
  })
})

describe('a right-to-left language', () => {
  const middle = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .boundingBox()
      .then((box) => (box ? box.x + box.width / 2 : Number.NaN))

  it('mirrors the page, but not text of another language', async () => {
    const page = await world.open('/arabic/guide/begin')
    expect(await page.getAttribute('html', 'dir')).toBe('rtl')
    expect(await middle(page, '.sidebar')).toBeGreaterThan(await middle(page, '.doc'))
    expect(await middle(page, '.toc-column')).toBeLessThan(await middle(page, '.doc'))
    expect(await page.locator('.prose').evaluate((prose) => getComputedStyle(prose).direction)).toBe('ltr')
    expect(
      await page
        .locator('.brand-title')
        .first()
        .evaluate((title) => getComputedStyle(title).direction),
    ).toBe('ltr')
    await page.goto(world.address('/arabic'))
    expect(await page.locator('.prose').evaluate((prose) => getComputedStyle(prose).direction)).toBe('rtl')
  })

  it('keeps the order of characters in code', async () => {
    const page = await world.open('/arabic')
    const [first = 0, last = 0] = await page.locator('.prose').evaluate((prose) => {
      const text = document.createTextNode('^x$')
      const element = document.createElement('code')
      element.append(text)
      prose.append(element)
      return [0, text.length - 1].map((start) => {
        const sign = document.createRange()
        sign.setStart(text, start)
        sign.setEnd(text, start + 1)
        return sign.getBoundingClientRect().x
      })
    })
    expect(first).toBeLessThan(last)
  })

  it.each([
    ['.sidebar .menu a', 'right'],
    ['.navbar .navbar-link span', 'right'],
    ['.breadcrumbs a:not(.breadcrumbs-home)', 'right'],
    ['.toc-column .toc-list a', 'right'],
    ['.footer a span', 'right'],
    ['.pagination-previous .pagination-title', 'right'],
    ['.pagination-next .pagination-title', 'left'],
  ])('aligns a label of another language to its side, with its characters in order: %s', async (selector, side) => {
    const page = await world.open(
      selector.startsWith('.pagination-previous') ? '/arabic/guide/more' : '/arabic/guide/begin',
    )
    const label = page.locator(selector).first()
    const { isInOrder, start, end } = await label.evaluate((element) => {
      element.textContent = '3. Is it C#?'
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = element.firstChild ?? element
      const at = (offset: number): DOMRect => {
        const sign = document.createRange()
        sign.setStart(text, offset)
        sign.setEnd(text, offset + 1)
        return sign.getBoundingClientRect()
      }
      const box = element.getBoundingClientRect()
      const { left, right } = range.getBoundingClientRect()
      return { isInOrder: at(0).x < at(3).x && at(3).x < at(11).x, start: box.right - right, end: left - box.left }
    })
    expect(isInOrder).toBe(true)
    if (side === 'right') expect(start).toBeLessThan(40)
    else expect(end).toBeLessThan(2)
  })

  it('aligns a title with the page, whatever its language, except on an untranslated page', async () => {
    const page = await world.open('/arabic/guide/begin')
    const [untranslated, ofPage] = await page.locator('.doc-title').evaluate((title) => {
      const text = document.createRange()
      text.selectNodeContents(title)
      const { left } = text.getBoundingClientRect()
      const gap = left - title.getBoundingClientRect().left
      title.removeAttribute('dir')
      return [gap, title.getBoundingClientRect().right - text.getBoundingClientRect().right]
    })
    expect([untranslated, ofPage]).toEqual([0, 0])
  })

  it('mirrors arrows with the text around them', async () => {
    const page = await world.open('/arabic/guide/begin')
    const [ofPage, ofText] = await page.evaluate(() => {
      const scaleIn = (selector: string): string => {
        const icon = document.createElement('i')
        icon.className = 'icon icon-caret'
        document.querySelector(selector)?.append(icon)
        return getComputedStyle(icon).scale
      }
      return [scaleIn('.doc-footer'), scaleIn('.prose')]
    })
    expect(await page.getAttribute('.prose', 'dir')).toBe('ltr')
    expect([ofPage, ofText]).toEqual(['-1 1', 'none'])
  })

  it('keeps the parts of a property in page order, each with its own characters in order', async () => {
    const page = await world.open('/arabic')
    const [name = 0, type = 0, bracket = 0] = await page.locator('.prose').evaluate((prose) => {
      const row = document.createElement('p')
      row.className = 'prop'
      const parts = ['tags', 'string[]'].map((text) => {
        const part = document.createElement('span')
        part.textContent = text
        row.append(part, ' ')
        return part
      })
      prose.append(row)
      const sign = document.createRange()
      const text = parts[1]?.firstChild
      if (text) {
        sign.setStart(text, 7)
        sign.setEnd(text, 8)
      }
      return [...parts, sign].map((part) => part.getBoundingClientRect().x)
    })
    expect(name).toBeGreaterThan(bracket)
    expect(bracket).toBeGreaterThan(type)
  })

  it.each([320, 390, 996, 1440])('does not scroll sideways at %i px', async (width) => {
    const page = await world.open('/arabic/1.0/guide/begin', { viewport: { width, height: 800 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  it('keeps menus inside the window', async () => {
    const page = await world.open('/arabic/guide/begin')
    await page.hover('.dropdown-locale')
    const box = await page.locator('.dropdown-locale .dropdown-menu').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
  })

  it.each([
    ['light', 1440],
    ['dark', 390],
  ])('has no accessibility violation in %s mode at %i px', async (mode, width) => {
    const options = { viewport: { width, height: 900 }, bypassCSP: true }
    const page = await world.open(`/arabic/1.0/guide/begin?docusaurus-theme=${mode}`, options)
    expect(await findViolations(page)).toEqual([])
  })
})
