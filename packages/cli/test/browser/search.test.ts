import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { PHONE } from './open-browser.js'
import { openWorld } from './open-world.js'
import { hold } from './world.js'

const FIELD = '.navbar .search-input'
const HIT = '.search-hit'

const world = openWorld({
  source: new URL('search', import.meta.url),
  base: '/manual',
  options: { reducedMotion: 'reduce' },
})
const here = (page: Page) => page.url().slice(world.address('').length)
const isOfSearch = (path: string) => /search/.test(path)
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    const option = id ? document.getElementById(id) : null
    return (option?.querySelector('.search-name') ?? option)?.textContent
  })
const names = (page: Page) => page.locator('.search-hit .search-name').allTextContents()

/** Types into the navbar's field and waits for the results. */
async function ask(page: Page, text: string): Promise<void> {
  await page.fill(FIELD, text)
  await page.waitForFunction(
    (query) => document.querySelector('.search-all[href*="q="]')?.getAttribute('href')?.includes(query),
    new URLSearchParams({ q: text }).toString(),
  )
}

describe('the bar', () => {
  it('is loaded when a pointer is over it, not by reading', async () => {
    const page = await world.open('/plans')
    await page.mouse.move(400, 500)
    await page.waitForLoadState('networkidle')
    expect(world.host.takeRequests().filter(isOfSearch)).toEqual([])
    const index = page.waitForResponse(/docgen-search\.json/)
    await page.hover('.navbar .search-form')
    await index
    await page.waitForSelector('.navbar .search-form[data-search-state="done"]', { state: 'attached' })
    expect(await page.locator('.search-panel').count()).toBe(0)
  })

  it('loads no React, and reports when its index is ready', async () => {
    const page = await world.open('/plans')
    world.host.takeRequests()
    await page.focus(FIELD)
    await page.waitForSelector('.navbar .search-form[data-search-state="done"]', { state: 'attached' })
    expect(world.host.takeRequests().filter((path) => /react|runtime|chunk/.test(path))).toEqual([])
  })

  it.each(['Control+k', 'Meta+k', '/'])('is focused by %s', async (key) => {
    const page = await world.open('/plans')
    await page.keyboard.press(key)
    await page.waitForFunction((field) => document.activeElement?.matches(field), FIELD)
  })

  it.each(['/', 'Control+k'])('receives everything typed after %s while scripts load', async (key) => {
    const page = await world.open('/plans')
    // Chunks have hashed names; none of them is loaded before the reader's first action.
    const release = await hold(page, /assets\/(?!bootstrap)[^/]+\.js$/)
    await page.keyboard.press(key)
    await page.keyboard.type('coupon')
    expect(await page.inputValue(FIELD)).toBe('coupon')
    release()
    await page.locator(HIT).first().waitFor()
    expect(here(page)).toBe('/plans')
  })

  it('shows hits by page, with their kind, their path in the site and the match', async () => {
    const page = await world.open('/')
    await ask(page, 'coupon')
    const groups = page.locator('.search-group')
    expect(await page.locator('.search-list').getAttribute('role')).toBe('listbox')
    expect(await groups.locator('.search-path').allTextContents()).toContain('API Reference › api')
    expect(await page.locator(`${HIT}[data-hit="Description"] .search-snippet mark`).first().textContent()).toBe(
      'Coupons',
    )
    const text = page.locator(`${HIT}[data-hit="Content"]`).first()
    expect(await text.locator('.visually-hidden').textContent()).toBe(', text')
    for (const snippet of await page.locator('.search-snippet').allTextContents()) {
      expect(snippet.length).toBeLessThanOrEqual(66)
    }
    expect(await page.locator('.search-panel [role=status]').textContent()).toBe('2 documents found')
    await ask(page, 'trial')
    expect(await groups.locator('.search-path').allTextContents()).toEqual(['Start'])
    expect(await names(page)).toEqual(['Plans › Trials'])
  })

  it('shows text of the site as text', async () => {
    const page = await world.open('/')
    await ask(page, 'sturgeon')
    await page.waitForSelector('.search-snippet mark')
    expect(await page.locator('.search-snippet mark').allTextContents()).toEqual(['sturgeon'])
    expect(await page.locator('.search-panel b').count()).toBe(0)
  })

  it('is a combobox: the first hit is selected, arrows cycle, Enter opens it at its position with highlighted terms', async () => {
    const page = await world.open('/')
    await ask(page, 'trial')
    const field = page.locator(FIELD)
    expect(await field.getAttribute('role')).toBe('combobox')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await active(page)).toBe('Plans › Trials')
    await page.keyboard.press('ArrowUp')
    expect(await active(page)).toBeUndefined()
    await page.keyboard.press('ArrowUp')
    expect(await active(page)).toBe('See all results')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe('Plans › Trials')
    await page.evaluate(() => document.documentElement.setAttribute('data-theme-marked', ''))
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Plans')
    expect(here(page)).toBe('/plans?highlight=trial#trials')
    await page.waitForSelector('.prose mark')
    expect(await page.locator('main mark').allTextContents()).toEqual(['Trial', 'trial'])
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-theme-marked'))).toBe(true)
    expect(await page.locator('.search-panel').count()).toBe(0)
    expect(await field.getAttribute('role')).toBeNull()
  })

  it('puts every term into the URL of the hit', async () => {
    const page = await world.open('/')
    await ask(page, 'free trial')
    expect(
      new URL((await page.locator(HIT).first().getAttribute('href')) ?? '', world.host.origin).searchParams.getAll(
        'highlight',
      ),
    ).toEqual(['free', 'trial'])
  })

  it('highlights the intended word for a misspelled one', async () => {
    const page = await world.open('/')
    await ask(page, 'triak')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/plans?highlight=triak&highlight=trial*#trials')
    await page.waitForSelector('.prose mark')
    expect((await page.locator('main mark').allTextContents())[0]).toMatch(/^Trial/)
  })

  it('highlights a single letter only as a word', async () => {
    const page = await world.open('/plans?highlight=a')
    await page.waitForSelector('.prose mark')
    const marked = await page.locator('main mark').allTextContents()
    expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['a']))
    const words = (await page.locator('main .prose').textContent())?.match(/\ba\b/gi)
    expect(marked).toHaveLength(words?.length ?? 0)
  })

  it('opens the clicked hit, closes on Escape and on a click elsewhere, and reopens with the arrows', async () => {
    const page = await world.open('/')
    await ask(page, 'trial')
    await page.keyboard.press('Escape')
    expect(await page.isVisible('.search-panel')).toBe(false)
    expect(await page.inputValue(FIELD)).toBe('trial')
    expect(await page.getAttribute(FIELD, 'aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowDown')
    await page.waitForSelector('.search-panel')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await page.inputValue(FIELD)).toBe('')
    expect(await page.isVisible('.search-panel')).toBe(false)
    await ask(page, 'trial')
    await page.mouse.click(100, 700)
    await page.waitForSelector('.search-panel', { state: 'detached' })
    await page.focus(FIELD)
    await page.click('.search-hit[data-hit="Heading"]')
    await page.waitForURL('**/plans?highlight=trial#trials')
  })

  it('lets the Tab key leave a list that is longer than its panel', async () => {
    const page = await world.open('/', { viewport: { width: 1440, height: 360 } })
    await ask(page, 'lesson')
    expect(
      await page.evaluate(() => {
        const list = document.querySelector('.search-list')
        return list && list.scrollHeight > list.clientHeight
      }),
    ).toBe(true)
    await page.keyboard.press('Tab')
    await page.waitForSelector('.search-panel', { state: 'detached' })
  })

  it('reports that there are no hits, and opens nothing', async () => {
    const page = await world.open('/')
    await page.fill(FIELD, 'zzqx')
    await page.waitForSelector('.search-nothing')
    expect(await page.textContent('.search-nothing strong')).toBe('No results')
    expect(await page.textContent('.search-panel [role=status]')).toBe('No results')
    expect(await page.locator(HIT).count()).toBe(0)
    await page.fill(FIELD, '  ')
    await page.waitForFunction(() => document.querySelector('.search-nothing q')?.textContent === '')
    await page.fill(FIELD, '')
    await page.waitForSelector('[data-query="coupon"]')
  })

  it('opens all results, in the same window, with Enter before results are shown too', async () => {
    const page = await world.open('/')
    await ask(page, 'coupon')
    expect(await page.textContent('.search-all')).toBe('See all results')
    await page.click('.search-all')
    await page.waitForURL('**/manual/search?q=coupon')
    await page.waitForSelector('.search-page')
    const release = await hold(page, /assets\/search\/|docgen-search/)
    const other = await page.context().newPage()
    await other.goto(world.address('/plans'))
    await other.focus(FIELD)
    release()
    await other.fill(FIELD, 'lesson')
    await other.keyboard.press('Enter')
    await other.waitForURL(/lesson/)
  })

  it('leaves keys to input methods', async () => {
    const page = await world.open('/')
    await ask(page, 'trial')
    const isUsed = (key: { readonly isComposing?: boolean; readonly keyCode?: number }) =>
      page.locator(FIELD).evaluate((field, init) => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
        return !field.dispatchEvent(event)
      }, key)
    expect(await isUsed({ isComposing: true })).toBe(false)
    expect(await isUsed({ keyCode: 229 })).toBe(false)
    expect(await isUsed({})).toBe(true)
  })

  it('highlights nothing inside an SVG', async () => {
    const page = await world.open('/lesson-nine?highlight=walrus')
    await page.waitForSelector('main p mark')
    expect(await page.locator('main svg mark').count()).toBe(0)
    expect(await page.textContent('main svg text')).toBe('a walrus')
  })

  it('remembers recent searches, in this browser, until they are cleared', async () => {
    const page = await world.open('/')
    await ask(page, 'trial')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/plans?**')
    await page.focus(FIELD)
    await page.waitForSelector('[data-query]')
    expect(await page.textContent('.search-head')).toContain('Recent searches')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForSelector(HIT)
    expect(await page.inputValue(FIELD)).toBe('trial')
    await page.fill(FIELD, '')
    await page.click('.search-head button')
    await page.waitForSelector('.search-head button', { state: 'detached' })
    expect(await page.locator('.search-list .search-head').allTextContents()).toEqual(['Suggested searches'])
    expect(await page.evaluate(() => localStorage.getItem('docgen.searches'))).toBeNull()
  })

  it('shortens a pasted page to a query that fits into a URL', async () => {
    const page = await world.open('/plans')
    await page.fill(FIELD, `coupon ${'of many words '.repeat(5000)}`)
    await page.waitForSelector('.search-all')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=coupon+*')
    expect(page.url().length).toBeLessThan(1000)
    await page.waitForSelector('.search-page')
  })

  it('keeps focus in its field if the reader focuses it while the next page loads', async () => {
    const page = await world.open('/')
    const release = await hold(page, /plans(?:\.html)?$/)
    await page.evaluate(() => navigation.navigate('/manual/plans'))
    await page.focus(FIELD)
    await page.keyboard.type('tri')
    release()
    await page.waitForFunction(() => document.title.startsWith('Plans'))
    await page.keyboard.type('al')
    expect(await page.inputValue(FIELD)).toBe('trial')
    await page.waitForSelector(HIT)
  })

  it('finds what was published since the field lost focus', async () => {
    const page = await world.open('/plans')
    await ask(page, 'coupon')
    await page.mouse.click(100, 700)
    await page.waitForSelector('.search-panel', { state: 'detached' })
    const file = join(world.site.outDir, 'manual/docgen-search.json')
    const before = readFileSync(file, 'utf8')
    const manifest: { indexes: { locale: string; version: string; root: string }[] } = JSON.parse(before)
    const rootOf = (locale: string) =>
      manifest.indexes.find((each) => each.locale === locale && each.version === '')?.root
    try {
      // The remaining hits are from the German text.
      writeFileSync(file, before.replace(`${rootOf('en')}`, `${rootOf('de')}`))
      // A minute later: a manifest that was requested seconds ago is not requested again.
      await page.evaluate(() => {
        const now = performance.now() + 60_000
        performance.now = () => now
      })
      const renewed = page.waitForResponse(/docgen-search\.json/)
      await page.focus(FIELD)
      await (await renewed).finished()
      await ask(page, 'gutschein')
      await page.waitForSelector(HIT)
    } finally {
      writeFileSync(file, before)
    }
  })

  it('never replaces later results with earlier ones', async () => {
    const page = await world.open('/')
    await ask(page, 'order')
    for (const text of ['l', 'le', 'less', 'trial']) await page.fill(FIELD, text)
    await page.waitForFunction(() => document.querySelector('.search-all')?.getAttribute('href')?.endsWith('q=trial'))
    await page.waitForLoadState('networkidle')
    expect((await names(page))[0]).toBe('Plans › Trials')
  })
})

describe('contexts and versions', () => {
  it('limit the search to a part of the site, and link to all results', async () => {
    const page = await world.open('/api/orders')
    await ask(page, 'coupon')
    expect(await names(page)).toEqual(['Create an order'])
    expect(await page.locator('.search-path').allTextContents()).toEqual(['API Reference › api'])
    expect(await page.locator('.search-all').allTextContents()).toEqual([
      'See all results within "API"',
      'See all results',
    ])
    expect(await page.locator('.search-all').first().getAttribute('href')).toBe('/manual/search?q=coupon&ctx=api')
    expect(await page.locator('.search-all').last().getAttribute('href')).toBe('/manual/search?q=coupon')
    await page.fill(FIELD, 'sturgeon')
    await page.waitForSelector('.search-nothing')
    // Nothing is inside, so all hits are outside.
    expect(await page.locator('.search-all').allTextContents()).toEqual(['See all results outside "API"'])
    expect(await page.locator('.search-all').getAttribute('href')).toBe('/manual/search?q=sturgeon')
  })

  it('search the version of the page, also within its contexts', async () => {
    const page = await world.open('/1.0/api/orders')
    await ask(page, 'dinosaur')
    expect(await names(page)).toEqual(['Old orders'])
    expect(await page.locator('.search-all').first().getAttribute('href')).toBe(
      '/manual/search?q=dinosaur&ctx=api&version=1.0%2F',
    )
    await page.locator('.search-all').last().click()
    await page.waitForURL('**/search?q=dinosaur&version=1.0%2F')
    await page.waitForSelector('.search-page')
    // As in the version menu.
    expect(await page.locator('.search-version option:checked').textContent()).toBe('First')
    expect(await page.locator('.search-page h2').allTextContents()).toEqual(
      expect.arrayContaining(['Start', 'Old orders']),
    )
  })

  it('can be changed on the search page', async () => {
    const page = await world.open('/search?q=dinosaur&version=1.0%2F')
    await page.waitForSelector('.search-page')
    await page.getByLabel('Version').selectOption('Latest')
    await page.waitForURL('**/search?q=dinosaur')
    await page.waitForFunction(() => !document.querySelector('.search-page'))
    await page.goBack()
    await page.waitForSelector('.search-page')
    expect(await page.locator('.search-version option:checked').textContent()).toBe('First')
    expect(await page.locator('.search-page h2').allTextContents()).toContain('Old orders')
  })

  it('search the preferred version on unversioned pages', async () => {
    const page = await world.open('/search')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0'))
    await page.reload()
    await ask(page, 'dinosaur')
    expect(await page.locator('.search-all').first().getAttribute('href')).toContain('version=1.0%2F')
  })

  it('start an empty search page in the preferred version', async () => {
    const page = await world.open('/search')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0'))
    await page.reload()
    await page.waitForFunction(() => document.querySelector('.search-version option:checked')?.textContent === 'First')
    await page.fill('main .search-input', 'dinosaur')
    await page.waitForURL('**/search?q=dinosaur&version=1.0%2F')
    await page.waitForSelector('.search-page')
    // A URL with a query is complete: everyone gets the same results.
    await page.goto(world.address('/search?q=coupon'))
    await page.waitForSelector('.search-page')
    expect(await page.locator('.search-version option:checked').textContent()).toBe('Latest')
  })

  it('do not request a missing index', async () => {
    const page = await world.open('/search?q=dinosaur&version=9.9')
    await page.waitForSelector('.search-nothing')
    expect(world.host.takeRequests().filter((path) => path.endsWith('.txt') && path.includes('9.9'))).toEqual([])
  })

  it('use the page’s language', async () => {
    const page = await world.open('/de/plans')
    await page.fill(FIELD, 'gutschein')
    await page.waitForSelector(HIT)
    expect(await page.textContent('.search-all')).toBe('Alle Ergebnisse anzeigen')
    expect(await page.locator(HIT).first().getAttribute('href')).toBe('/manual/de/plans?highlight=gutschein')
    await page.click('.search-all')
    await page.waitForURL('**/de/search?q=gutschein')
    expect(await page.locator('.search-context option').last().textContent()).toBe('Schnittstelle')
  })
})

describe('the search page', () => {
  it('reads the query from its URL: title, count, breadcrumbs, highlighted terms', async () => {
    const page = await world.open('/search?q=coupon')
    await page.waitForSelector('.search-page')
    expect(await page.textContent('h1')).toBe('Search results for “coupon”')
    expect(await page.title()).toBe('Search results for “coupon” | Manual')
    expect(await page.textContent('.search-count')).toBe('2 documents found')
    expect(await page.inputValue('main .search-input')).toBe('coupon')
    expect(await page.locator('.search-page .search-path').allTextContents()).toContain('API Reference › api')
    expect(await page.locator('.search-page mark').first().textContent()).toMatch(/coupon/i)
    await page.fill('main .search-input', 'sturgeon')
    await page.waitForFunction(() => document.querySelector('.search-count')?.textContent === '1 document found')
  })

  it('shows hits without their excerpts if those do not load', async () => {
    const page = await world.open('/search')
    await page.waitForLoadState('networkidle')
    await page.fill('main .search-input', 'zzqx')
    await page.waitForFunction(() => document.querySelector('.search-nothing q')?.textContent === 'zzqx')
    await page.route(/assets\/search\/\w+\.txt/, (route) => route.abort())
    await page.fill('main .search-input', 'sturgeon')
    const hit = page.locator('.search-page a').first()
    await hit.waitFor()
    await hit.click()
    await page.waitForURL('**/*highlight=sturgeon*')
    world.browser.takeProblems()
  })

  it('updates its URL while typing, with one history entry each time', async () => {
    const page = await world.open('/search')
    await page.waitForFunction(() => document.activeElement?.matches('main .search-input'))
    expect(await page.textContent('.search-results')).toBe('Suggested searchescoupon')
    await page.keyboard.type('trial')
    await page.waitForURL('**/search?q=trial')
    await page.keyboard.press('Enter')
    await page.fill('main .search-input', 'coupon')
    await page.waitForURL('**/search?q=coupon')
    await page.goBack()
    await page.waitForURL('**/search?q=trial')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Search results for “trial”')
    expect(await page.inputValue('main .search-input')).toBe('trial')
  })

  it('shows the name of page and section first, then the position of the page', async () => {
    const page = await world.open('/search?q=trial')
    const first = page.locator('.search-page').first()
    expect(await first.locator('h2').textContent()).toBe('Plans › Trials')
    expect(await first.locator('h2 + .search-path').textContent()).toBe('Start')
  })

  it('filters results by part of the site, in its URL', async () => {
    const page = await world.open('/search?q=coupon')
    await page.waitForSelector('.search-page')
    const filters = page.locator('.search-sections button')
    expect(await filters.allTextContents()).toEqual(['All 2', 'Start 1', 'API Reference 1'])
    await page.getByRole('button', { name: 'API Reference' }).click()
    await page.waitForURL('**/search?q=coupon&in=API+Reference')
    await page.waitForFunction(() => document.querySelector('.search-count')?.textContent === '1 document found')
    expect(await page.locator('.search-page h2').allTextContents()).toEqual(['Create an order'])
    expect(await page.locator('.search-sections [aria-pressed="true"]').textContent()).toBe('API Reference 1')
    await page.reload()
    await page.waitForSelector('.search-page')
    expect(await page.locator('.search-page').count()).toBe(1)
    // Another query may have results elsewhere only.
    await page.fill('main .search-input', 'trial')
    await page.waitForURL('**/search?q=trial')
    await page.waitForFunction(() => document.querySelector('.search-page h2')?.textContent === 'Plans › Trials')
  })

  it('offers recent and suggested searches before a query', async () => {
    const page = await world.open('/search?q=trial')
    await page.click('.search-page a')
    await page.waitForURL('**/plans?**')
    await page.goto(world.address('/search'))
    await page.getByRole('link', { name: 'trial' }).click()
    await page.waitForURL('**/search?q=trial')
    await page.waitForSelector('.search-page')
    await page.goto(world.address('/search'))
    expect(await page.locator('.search-queries h2').allTextContents()).toEqual([
      'Recent searchesClear',
      'Suggested searches',
    ])
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await page.locator('.search-queries h2').allTextContents()).toEqual(['Suggested searches'])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
    await page.getByRole('link', { name: 'coupon' }).click()
    await page.waitForSelector('.search-page')
  })

  it('suggests a search of the whole site if a part has no results', async () => {
    const page = await world.open('/search?q=sturgeon&ctx=api')
    await page.getByRole('link', { name: 'Search the whole site' }).click()
    await page.waitForURL('**/search?q=sturgeon')
    await page.waitForSelector('.search-page')
  })

  it('is limited to a context', async () => {
    const page = await world.open('/search?q=coupon&ctx=api')
    await page.waitForFunction(() => document.querySelector('.search-count')?.textContent === '1 document found')
    expect(await page.inputValue('.search-context')).toBe('api')
    await page.selectOption('.search-context', { label: 'Everywhere' })
    await page.waitForFunction(() => document.querySelector('.search-count')?.textContent === '2 documents found')
    expect(here(page)).toBe('/search?q=coupon')
    await page.goto(world.address('/search?q=coupon&ctx=/api/'))
    await page.waitForFunction(() => document.querySelector('.search-count')?.textContent === '1 document found')
    expect(await page.inputValue('.search-context')).toBe('api')
  })

  it('lists each page once, also if its introduction matches', async () => {
    const page = await world.open('/search?q=pays')
    await page.waitForSelector('.search-page')
    const links = await page.locator('.search-page a').allTextContents()
    expect(links).toEqual([...new Set(links)])
    expect(await page.textContent('.search-page .search-snippet mark')).toBe('pays')
  })

  it('opens a result without a full load, though it has a script of its own', async () => {
    const page = await world.open('/search?q=pays')
    await page.evaluate(() => (document.documentElement.dataset['kept'] = ''))
    await page.locator('.search-page a').first().click()
    await page.waitForFunction(() => !document.querySelector('.page-search'))
    expect(await page.locator('html[data-kept]').count()).toBe(1)
  })

  it('is the target of the form until the bar has loaded', async () => {
    const page = await world.browser.open('about:blank')
    await page.route(/assets\/search-worker\.\w+\.js/, (route) => route.abort())
    await page.goto(world.address('/plans'))
    await page.fill(FIELD, 'coupon')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/manual/search?q=coupon')
    await page.waitForLoadState('networkidle')
    expect(world.browser.takeProblems().length).toBeGreaterThan(0)
  })

  it('is the target of the form if the script of the bar does not load', async () => {
    const page = await world.browser.open('about:blank')
    await page.route(/assets\/search-bar-\w+\.js/, (route) => route.abort())
    await page.goto(world.address('/plans'))
    await page.fill(FIELD, 'coupon')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/manual/search?q=coupon')
    await page.waitForSelector('.search-page')
    world.browser.takeProblems()
  })

  it('keeps its field visible with a query of any length', async () => {
    const page = await world.open(`/search?q=${'sturgeon'.repeat(60)}`, { viewport: PHONE.viewport ?? null })
    await page.waitForSelector('.search-nothing')
    const field = await page.locator('main .search-input').boundingBox()
    expect(field?.y).toBeLessThan(400)
  })

  it('reports what it needs without scripts', async () => {
    const page = await world.open('/search?q=coupon', { javaScriptEnabled: false })
    expect(await page.textContent('.search-hint')).toContain('JavaScript')
    expect(await page.isVisible('.search-context')).toBe(false)
  })
})

describe('a failure', () => {
  it('is reported with a retry button, in the bar and on the page', async () => {
    const page = await world.browser.open('about:blank')
    await page.route(/docgen-search\.json/, (route) => route.abort())
    await page.goto(world.address('/plans'))
    await page.fill(FIELD, 'coupon')
    await page.waitForSelector('.search-panel .problem')
    await expect.poll(() => page.getAttribute('.navbar .search-form', 'data-search-state')).toBe('failed')
    expect(await page.textContent('.search-panel .problem p')).toBe('The search could not be loaded.')
    await page.unroute(/docgen-search\.json/)
    await page.click('.search-panel .problem button')
    await page.waitForSelector(HIT)
    await page.route(/docgen-search\.json/, (route) => route.abort())
    await page.goto(world.address('/search?q=coupon'))
    await page.waitForSelector('.search-results .problem')
    expect(await page.textContent('.search-results .problem p')).toBe('The search could not be loaded.')
    await page.unroute(/docgen-search\.json/)
    await page.click('.search-results .problem button')
    await page.waitForSelector('.search-page')
    world.browser.takeProblems()
  })

  it('is reported with a retry button if the search script does not load', async () => {
    const page = await world.browser.open('about:blank')
    await page.route(/assets\/search-worker\.\w+\.js/, (route) => route.abort())
    await page.goto(world.address('/plans'))
    // The search page itself starts with a file that contains that script.
    await page.evaluate((href) => void navigation.navigate(href), world.address('/search?q=coupon'))
    const retry = page.locator('.page-search').getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await page.unroute(/assets\/search-worker\.\w+\.js/)
    await retry.click()
    await page.waitForSelector('.search-page')
    world.browser.takeProblems()
  })

  it.each([
    ['text/html', '<p>Log in first</p>'],
    ['text/plain', '\n<!doctype html><title>Start</title>'],
    ['', '\ufeff<!doctype html><title>Start</title>'],
  ])('is not cached: neither counted hits nor a response of “%s” instead of the index', async (type, body) => {
    const page = await world.open('/plans')
    await ask(page, 'coupon')
    const isPart = /assets\/search\/\w+\.txt/
    await page
      .context()
      .route(isPart, (route) => route.fulfill({ headers: type === '' ? {} : { 'content-type': type }, body }))
    // Suggestions for an unknown word are in another file.
    await page.fill(FIELD, 'zzqx')
    await page.waitForSelector('.search-panel .problem')
    expect(await page.textContent('.search-panel [role="status"]')).toBe('')
    await page.context().unroute(isPart)
    await page.click('.search-panel .problem button')
    await page.waitForSelector('.search-panel .search-nothing')
    expect(await page.getAttribute('.navbar .search-form', 'data-search-state')).toBe('done')
  })

  it('recovers if the browser has cached a page instead of an index file', async () => {
    const folder = join(world.site.outDir, 'manual/assets/search')
    const files = readdirSync(folder).map((name) => ({
      path: join(folder, name),
      bytes: readFileSync(join(folder, name)),
    }))
    for (const { path } of files) writeFileSync(path, '<!doctype html><title>Start</title>')
    const page = await world.open('/plans')
    await page.fill(FIELD, 'coupon')
    await page.waitForSelector('.search-panel .problem')
    for (const { path, bytes } of files) writeFileSync(path, bytes)
    await page.reload()
    await ask(page, 'coupon')
    await page.waitForSelector(HIT)
  })

  it('shows a progress indicator', async () => {
    const page = await world.open('/plans')
    const release = await hold(page, /docgen-search\.json/)
    await page.fill(FIELD, 'coupon')
    await page.waitForSelector('.navbar .search-form[aria-busy]')
    expect(await page.getAttribute('.navbar .search-form', 'data-search-state')).toBe('loading')
    release()
    await page.waitForSelector(HIT)
    expect(await page.getAttribute('.navbar .search-form', 'aria-busy')).toBeNull()
  })

  it('still has earlier results without a connection', async () => {
    const page = await world.open('/plans')
    await ask(page, 'coupon')
    await page.goto(world.address('/lesson-one'))
    await page.context().setOffline(true)
    await page.fill(FIELD, 'coupon')
    await page.waitForSelector(HIT)
    world.browser.takeProblems()
  })
})

describe('on a phone', () => {
  const openSheet = async (path: string): Promise<Page> => {
    const page = await world.open(path, PHONE)
    await page.tap('.navbar-search-link')
    await page.waitForSelector('.search-sheet[open]')
    return page
  }

  it('is a full-screen sheet, which closes by its button and by Escape', async () => {
    const page = await openSheet('/plans')
    expect(await page.locator('.search-sheet').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await page.waitForFunction(() => document.activeElement?.matches('.search-sheet .search-input'))
    await page.waitForSelector('.search-sheet [data-query]')
    await page.tap('.search-close')
    await page.waitForSelector('.search-sheet', { state: 'detached' })
    await page.tap('.navbar-search-link')
    await page.waitForSelector('.search-sheet[open]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.search-sheet', { state: 'detached' })
    expect(here(page)).toBe('/plans')
  })

  it('closes on one Escape, whatever its field contains', async () => {
    const page = await openSheet('/plans')
    await page.fill('.search-sheet .search-input', 'trial')
    await page.waitForSelector(HIT)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.search-sheet', { state: 'detached' })
    expect(here(page)).toBe('/plans')
  })

  it('opens a hit and closes', async () => {
    const page = await openSheet('/')
    await page.fill('.search-sheet .search-input', 'trial')
    await page.tap(HIT)
    await page.waitForURL('**/plans?highlight=trial#trials')
    await page.waitForSelector('.search-sheet', { state: 'detached' })
  })

  const LARGE = '.search-form-large .search-input'
  const focusOf = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: element } = document
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body)
      return [
        element?.closest('dialog') ? 'sheet' : element?.closest('.search-form-large') ? 'page' : '',
        outlineStyle,
        outlineWidth,
      ]
    })

  it('opens the sheet on typing in a field of the page, not on passing focus', async () => {
    const page = await world.open('/404', { viewport: PHONE.viewport ?? null })
    await page.focus('.navbar-search-link')
    for (let tabs = 0; tabs < 20 && (await focusOf(page))[0] !== 'page'; tabs += 1) await page.keyboard.press('Tab')
    await page.waitForSelector('.search-form-large[data-search-state="done"]')
    expect(await focusOf(page)).toEqual(['page', 'solid', '2px'])
    expect(await page.locator('.search-sheet').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect((await focusOf(page))[0]).toBe('')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('t')
    await page.waitForSelector('.search-sheet[open]')
    expect(await focusOf(page)).toEqual(['sheet', 'solid', '2px'])
    await page.keyboard.type('rial')
    await page.waitForSelector(HIT)
    expect(await page.inputValue('.search-sheet .search-input')).toBe('trial')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.search-sheet', { state: 'detached' })
    expect((await focusOf(page))[0]).toBe('page')
  })

  it('keeps what is typed before the sheet is there, after the shortcut', async () => {
    const page = await world.open('/plans', { viewport: PHONE.viewport ?? null })
    const release = await hold(page, /search-(?:worker|bar)/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('/tr')
    release()
    await page.waitForSelector('.search-sheet[open]')
    await page.keyboard.type('ial')
    expect(await page.inputValue('.search-sheet .search-input')).toBe('/trial')
    await page.waitForSelector(HIT)
  })

  it('keeps what is typed in a field of the page before the sheet is there', async () => {
    const page = await world.open('/404', PHONE)
    const release = await hold(page, /search-bar/)
    await page.locator(LARGE).focus()
    await page.keyboard.type('tria')
    release()
    await page.waitForSelector('.search-sheet[open]')
    await page.keyboard.type('l')
    expect(await page.inputValue('.search-sheet .search-input')).toBe('trial')
    await page.waitForSelector(HIT)
  })

  it('opens the sheet on a tap on a field of the page', async () => {
    const page = await world.open('/404', PHONE)
    await page.tap(LARGE)
    await page.waitForSelector('.search-sheet[open]')
    await page.tap('.search-close')
    await page.waitForSelector('.search-sheet', { state: 'detached' })
  })
})

describe('accessibility', () => {
  const modes = [
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const

  it.each(modes)('has no violation in %s mode at %i px, with hits, without any, on the page', async (mode, width) => {
    const page = await world.open(`/api/orders?docusaurus-theme=${mode}`, {
      viewport: { width, height: 844 },
      bypassCSP: true,
    })
    const isWide = width > 996
    const field = isWide ? FIELD : '.search-sheet .search-input'
    if (!isWide) await page.click('.navbar-search-link')
    await page.fill(field, 'coupon')
    await page.waitForSelector(HIT)
    expect(await findViolations(page)).toEqual([])
    await page.fill(field, 'zzqx')
    await page.waitForSelector('.search-nothing')
    expect(await findViolations(page)).toEqual([])
    await page.goto(world.address(`/search?q=coupon&docusaurus-theme=${mode}`))
    await page.waitForSelector('.search-page')
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
