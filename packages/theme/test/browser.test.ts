import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../../cli/test/find-violations.js'
import { launchBrowser } from '../../cli/test/launch-browser.js'
import { bundleScripts, bundleSearchWorker, bundleSheets, bundleStyles } from '../bundle-browser-files.mjs'
import { renderSample, type SampleKind } from './sample-page.js'

const ORIGIN = 'http://docs.test'
const KINDS: readonly SampleKind[] = ['doc', 'generated-index', 'search', 'not-found', 'api-operation', 'api-overview']

let browser: Browser
let files: Readonly<Record<string, { readonly contentType: string; readonly body: string }>>
const problems: string[] = []

beforeAll(async () => {
  const scripts = await bundleScripts()
  const [search = ''] = /search-worker\.\w+\.js/.exec(scripts['bootstrap.js'] ?? '') ?? []
  const sheets = bundleSheets()
  files = {
    '/theme.css': { contentType: 'text/css', body: bundleStyles() },
    ...Object.fromEntries(
      ['api', 'full'].map((name) => [
        `/${name}.css`,
        { contentType: 'text/css', body: sheets.files[sheets.list[name] ?? ''] ?? '' },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries({ ...scripts, [search]: await bundleSearchWorker() }).map(([name, body]) => [
        `/${name}`,
        { contentType: 'text/javascript', body },
      ]),
    ),
    ...Object.fromEntries(KINDS.map((kind) => [`/${kind}`, { contentType: 'text/html', body: renderSample(kind) }])),
    '/later': { contentType: 'text/html', body: renderSample('doc', 'two') },
  }
  browser = await launchBrowser()
})

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
  expect(problems.splice(0)).toEqual([])
})

afterAll(() => browser.close())

/** Opens a page of the sample site in a new window; any error in it fails the test. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  await context.route(`${ORIGIN}/**`, (route) => {
    const file = files[new URL(route.request().url()).pathname]
    return file ? route.fulfill(file) : route.fulfill({ status: 204, body: '' })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(ORIGIN + path)
  return page
}

const phone = { viewport: { width: 390, height: 844 } }
const isInert = (page: Page) => page.evaluate(() => document.querySelector('main')?.inert)
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])

// One window per test: a new one for each page would take twice as long.
it.each([320, 996, 997, 1281, 3840])('no page scrolls sideways at %i px', async (width) => {
  const page = await open('/doc', { viewport: { width, height: 800 } })
  for (const kind of KINDS) {
    await page.goto(`${ORIGIN}/${kind}`)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBe(width)
  }
})

it.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
])(
  'no page has an accessibility violation in %s mode at %i px',
  async (mode, width) => {
    const page = await open('/doc', { viewport: { width, height: 900 }, bypassCSP: true })
    for (const kind of KINDS) {
      await page.goto(`${ORIGIN}/${kind}?docusaurus-theme=${mode}`)
      expect.soft(await findViolations(page), kind).toEqual([])
      if (width > 996) {
        await page.click('.dropdown-links summary')
        await page.locator('.dropdown-links .dropdown-menu').waitFor({ state: 'visible' })
        expect.soft(await findViolations(page), `${kind} with open menu`).toEqual([])
      } else {
        await page.click('.navbar-toggle')
        await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
        expect.soft(await findViolations(page), `${kind} with open drawer`).toEqual([])
      }
    }
  },
  300_000,
)

describe('color mode', () => {
  it('switches, is stored, and reaches other windows', async () => {
    const page = await open('/doc')
    const other = await page.context().newPage()
    await other.goto(`${ORIGIN}/doc`)
    await page.click('.color-mode-switch')
    await expect.poll(() => theme(page)).toBe('dark')
    expect(await page.getAttribute('.color-mode-switch', 'aria-label')).toBe(
      'Switch between dark and light mode (currently dark mode)',
    )
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    await page.reload()
    expect(await theme(page)).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  })

  it.each(['light', 'dark', 'system'])(
    'shows one icon, that of %s, when the system may be followed',
    async (choice) => {
      const page = await open('/doc')
      const shown = await page.evaluate((choice) => {
        const button = document.querySelector('.color-mode-switch')
        button?.insertAdjacentHTML('beforeend', '<span class="icon icon-system"></span>')
        if (choice !== 'system') document.documentElement.dataset['theme'] = choice
        document.documentElement.dataset['themeChoice'] = choice
        const icons = [...(button?.querySelectorAll('.icon') ?? [])]
        return icons.filter((icon) => getComputedStyle(icon).display !== 'none').map(({ className }) => className)
      }, choice)
      expect(shown).toEqual([`icon icon-${{ light: 'sun', dark: 'moon' }[choice] ?? 'system'}`])
    },
  )
})

describe('announcement', () => {
  it('stays closed until there is a new one', async () => {
    const page = await open('/doc')
    await page.click('.announcement-close')
    expect(await page.isVisible('.announcement')).toBe(false)
    await page.goto(`${ORIGIN}/search`)
    expect(await page.isVisible('.announcement')).toBe(false)
    await page.goto(`${ORIGIN}/later`)
    expect(await page.isVisible('.announcement')).toBe(true)
  })
})

describe('a low window, as at 400 % zoom', () => {
  it('keeps nothing in view that hides the text or the focus', async () => {
    const page = await open('/api-operation', { viewport: { width: 360, height: 225 } })
    const listFloating = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.navbar, .toc-collapsible, .back-to-top')]
          .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
          .map((element) => element.className),
      )
    await page.evaluate(() => scrollTo(0, 1500))
    expect(await listFloating()).toEqual([])
    const offset = await page.locator('.toc-collapsible').evaluate((contents) => getComputedStyle(contents).top)
    expect(offset).toBe('0px')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('24px')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(listFloating).toContain('navbar')
  })
})

describe('code', () => {
  it('is copied as written, and reports that', async () => {
    const page = await open('/doc')
    // Clipboards are for secure origins, which a fake URL is not.
    await page.evaluate(() => {
      const writeText = async (text: string) => {
        document.body.dataset['copied'] = text
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    const block = page.locator('.code-frame').nth(1)
    await block.hover()
    await block.locator('[data-action="copy-code"]').click()
    await page.waitForFunction(() => document.querySelector('#docgen-status')?.textContent === 'Copied')
    expect(await page.evaluate(() => document.body.dataset['copied'])).toBe('let a\nb')
    const button = block.locator('[data-action="copy-code"]')
    await button.click()
    await page.waitForFunction(() => document.querySelector('#docgen-status')?.textContent === '')
    expect(await button.getAttribute('title')).toBe('Copy')
  })

  it('is selected when there is no clipboard', async () => {
    const page = await open('/doc')
    const block = page.locator('.code-frame').nth(1)
    await block.hover()
    await block.locator('[data-action="copy-code"]').click()
    await page.waitForFunction(() => String(getSelection()).includes('let a'))
  })

  it('wraps when it is too long, and only then', async () => {
    const page = await open('/doc')
    const [long, short] = await page.locator('.code-frame').all()
    expect(await short?.locator('[data-action="wrap-code"]').isVisible()).toBe(false)
    await long?.hover()
    await long?.locator('[data-action="wrap-code"]').click()
    expect(await long?.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(false)
    expect(await long?.locator('[data-action="wrap-code"]').getAttribute('aria-pressed')).toBe('true')
  })

  it('can also wrap when it becomes too long for a narrower window', async () => {
    const page = await open('/doc')
    const short = page.locator('.code-frame').nth(1)
    await short
      .locator('code > span')
      .first()
      .evaluate((line) => line.prepend('a '.repeat(30)))
    await page.keyboard.press('Tab')
    const wrap = short.locator('[data-action="wrap-code"]')
    expect(await wrap.evaluate((button: HTMLElement) => button.hidden)).toBe(true)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => wrap.evaluate((button: HTMLElement) => button.hidden)).toBe(false)
  })
})

it("styles buttons in the text like the theme's, but not those in code", async () => {
  const page = await open('/doc')
  const surfaceOf = (selector: string): Promise<string> =>
    page.evaluate((name) => {
      const button = document.querySelector(name)
      return button ? getComputedStyle(button).backgroundColor : 'no button'
    }, selector)
  expect(await surfaceOf('.prose p > button')).toBe('rgb(81, 91, 232)')
  expect(await surfaceOf('.prose .code-actions button')).toBe('rgba(0, 0, 0, 0)')
})

it("keeps the markers of lists in content, whatever class they have, and removes them from the theme's lists", async () => {
  const page = await open('/doc')
  const looks = await page.evaluate(() => {
    const classes = ['', 'timeline', 'contains-task-list', 'cards', 'operations', 'props']
    const lists = classes.map((name) => `<ol class="${name}"><li>One</li></ol>`)
    document.querySelector('.prose')?.insertAdjacentHTML('beforeend', lists.join(''))
    return [...document.querySelectorAll('.prose > ol')].map((list) => {
      const { listStyleType, paddingLeft } = getComputedStyle(list)
      return `${list.className}: ${listStyleType}, ${paddingLeft}`
    })
  })
  expect(looks).toEqual([
    ': decimal, 24px',
    'timeline: decimal, 24px',
    'contains-task-list: decimal, 24px',
    'cards: none, 0px',
    'operations: none, 0px',
    'props: none, 0px',
  ])
})

it('has as much space above an admonition title in a text as above a section, and none at the start of the text', async () => {
  const page = await open('/doc')
  const margins = await page.evaluate(() => {
    const text = document.querySelector('.prose')
    text?.insertAdjacentHTML('afterbegin', '<h1>First</h1>')
    text?.insertAdjacentHTML('beforeend', '<h1>Later</h1><h2>Section</h2>')
    const all = [...document.querySelectorAll('.prose > :is(h1, h2)')]
    return all.map((heading) => getComputedStyle(heading).marginTop)
  })
  expect(margins.at(0)).toBe('0px')
  expect(margins.slice(-2)).toEqual(['48px', '48px'])
})

it('spaces items with code, including nested code and code without a preceding paragraph', async () => {
  const page = await open('/doc')
  const margins = await page.evaluate(() => {
    const frame = '<div class="code-frame"><pre>code</pre></div>'
    const lists = [`<li>Text${frame}</li>`, `<li>Text<ul><li><p>Text</p>${frame}</li></ul></li>`, '<li>Text</li>']
    document
      .querySelector('.prose')
      ?.insertAdjacentHTML('beforeend', `<ul id="list">${lists.join('')}<li>Last</li></ul>`)
    return [...document.querySelectorAll('#list > li + li')].map((item) => getComputedStyle(item).marginTop)
  })
  expect(margins).toEqual(['20px', '20px', '7px'])
})

it('leaves the items of lists with a class to components that are pages', async () => {
  const page = await open('/doc')
  await page.addStyleTag({ url: '/full.css' })
  const looks = await page.evaluate(() => {
    document.documentElement.classList.add('layout-full')
    const item = '<li><b>Name</b><p>Text</p></li>'
    const lists = [`<ul class="row">${item}${item}</ul>`, `<ul>${item}${item}</ul>`]
    document.querySelector('.prose')?.insertAdjacentHTML('beforeend', `<div id="lists">${lists.join('')}</div>`)
    return [...document.querySelectorAll('#lists :is(li + li, li + li p)')].map(
      (element) => getComputedStyle(element).marginTop,
    )
  })
  expect(looks).toEqual(['0px', '0px', '7px', '12px'])
})

it('leaves images inline, and a single one at the start of the text', async () => {
  const page = await open('/doc')
  const looks = await page.evaluate(() => {
    const picture = '<img src="/picture.png" alt="" width="20" height="20"'
    const lines = [
      `Press ${picture}> to begin.`,
      `${picture}>`,
      `${picture} align="left">`,
      `${picture} align="right">`,
    ]
    const paragraphs = lines.map((line) => `<p class="line">${line}</p>`)
    document.querySelector('.prose')?.insertAdjacentHTML('beforeend', paragraphs.join(''))
    return [...document.querySelectorAll('.line > img')].map((image) => {
      const { display, marginLeft, marginRight } = getComputedStyle(image)
      return `${display} ${marginLeft} ${marginRight}`
    })
  })
  expect(looks).toEqual(['inline 0px 0px', 'inline 0px 0px', 'block 0px 16px', 'block 16px 0px'])
})

it('keeps the first column of a table visible on a phone, but no column of code', async () => {
  const page = await open('/doc', phone)
  const positions = await page.evaluate(() => {
    const table = (cell: string) => `<table class="wide"><tr><th>A<th>B<tr><td>${cell}<td>b</table>`
    document.querySelector('.prose')?.insertAdjacentHTML('beforeend', table('a') + table('<pre>code</pre>'))
    return [...document.querySelectorAll('.wide :first-child:is(th, td)')].map(
      (cell) => getComputedStyle(cell).position,
    )
  })
  expect(positions).toEqual(['sticky', 'sticky', 'static', 'static'])
})

describe('tabs', () => {
  it('switch by keyboard, together with their group, and are stored', async () => {
    const page = await open('/doc')
    await page.focus('#t1-1')
    await page.keyboard.press('ArrowRight')
    for (const id of ['t1', 't2']) {
      expect(await page.getByText(`${id} in py`).isVisible()).toBe(true)
      expect(await page.getByText(`${id} in js`).isVisible()).toBe(false)
    }
    await page.reload()
    expect(await page.isChecked('#t2-2')).toBe(true)
  })

  it('are selected by the URL before the stored choice', async () => {
    const page = await open('/doc?language=py')
    expect(await page.isChecked('#t1-2')).toBe(true)
    await page.click('label[for="t1-2"]')
    await page.goto(`${ORIGIN}/doc?language=js`)
    expect(await page.isChecked('#t2-1')).toBe(true)
  })

  it('keep the stored choice when the URL selected another', async () => {
    const page = await open('/doc?language=js&a=b#blocks')
    await page.click('label[for="t2-2"]')
    await page.waitForURL(`${ORIGIN}/doc?language=py&a=b#blocks`)
    await page.reload()
    expect(await page.isChecked('#t1-2')).toBe(true)
    await page.goto(`${ORIGIN}/doc`)
    await page.click('label[for="t1-1"]')
    await page.keyboard.press('Tab')
    expect(page.url()).toBe(`${ORIGIN}/doc`)
  })
})

describe('pages of an API', () => {
  const shown = (page: Page, selector: string) => page.locator(selector).first().isVisible()

  it('have their samples next to the text if there is room, otherwise below the endpoint', async () => {
    const page = await open('/api-operation')
    const [text, samples, title] = await Promise.all(
      ['.api-main', '.api-samples', '.doc-title'].map((selector) => page.locator(selector).boundingBox()),
    )
    expect(samples?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
    expect(samples?.y).toBeLessThanOrEqual(title?.y ?? 0)
    await page.setViewportSize({ width: 1200, height: 900 })
    const [above, below, after] = await Promise.all(
      ['.endpoint', '.api-samples', '.api-main'].map((selector) => page.locator(selector).first().boundingBox()),
    )
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(32)
    expect(after?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))
    expect(await shown(page, '.toc-collapsible')).toBe(true)
    await page.goto(`${ORIGIN}/api-overview`)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await shown(page, '.toc-column')).toBe(true)
  })

  it('keep statuses and languages in one row, which scrolls', async () => {
    const page = await open('/api-operation')
    await page.setViewportSize({ width: 320, height: 900 })
    const rows = page.locator(':is(.statuses, .sample) > .tabs')
    for (const row of await rows.all()) {
      const tops = await row.evaluate((tabs) =>
        [...tabs.querySelectorAll(':scope > .tab-label')].map((label) => label.getBoundingClientRect().top),
      )
      expect(new Set(tops).size).toBe(1)
    }
    const last = page.locator('.sample > .tabs').first().locator('> .tab-label').last()
    await last.click()
    const box = await last.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    const panel = page.locator('.sample > .tabs').first().locator('> .tab-panel:visible')
    const sample = await page.locator('.sample').first().boundingBox()
    expect((await panel.boundingBox())?.x).toBe((sample?.x ?? Number.NaN) + 1)
  })

  it('have their contents collapsed above the text when samples are next to it', async () => {
    const page = await open('/api-operation')
    const contents = page.locator('.toc-collapsible')
    expect((await contents.boundingBox())?.height).toBeLessThan(120)
    await contents.locator('summary').click()
    const link = contents.locator('a[href^="#"]').last()
    const id = (await link.getAttribute('href'))?.slice(1) ?? ''
    await link.click()
    await page.waitForFunction((wanted) => location.hash === `#${wanted}`, id)
    expect(await shown(page, '.toc-column')).toBe(false)
    await expect.poll(() => contents.locator('details').getAttribute('open')).toBeNull()
    // The links to the sections stay in view, and do not cover the target.
    await page
      .locator('.api-main .status')
      .first()
      .evaluate((place) => place.scrollIntoView())
    const box = await page.locator('.chips').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    const bottom = (box?.y ?? 0) + (box?.height ?? 0)
    expect(bottom).toBeLessThan(120)
    await page
      .locator('.api-main [id]')
      .nth(3)
      .evaluate((place) => place.scrollIntoView())
    const top = await page
      .locator('.api-main [id]')
      .nth(3)
      .evaluate((place) => place.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(bottom - 4)
  })

  it('switch text and examples together by status, and reset it on the next page', async () => {
    const page = await open('/api-operation')
    await page.click('label[for="response-tabs-2"]')
    expect(await page.isChecked('#response-examples-2')).toBe(true)
    await page.click('label[for="samples-2"]')
    await page.reload()
    expect(await page.isChecked('#response-examples-1')).toBe(true)
    expect(await page.isChecked('#samples-2')).toBe(true)
  })

  it('open what hides the target of a link', async () => {
    const page = await open('/api-operation#response-404-header-Retry-After')
    const row = page.locator('[id="response-404-header-Retry-After"]')
    expect(await row.isVisible()).toBe(true)
    expect(await page.isChecked('#response-examples-2')).toBe(true)
    await page.evaluate(() => {
      location.hash = '#request.item.File.type'
    })
    await page.locator('[id="request.item.File.type"]').waitFor({ state: 'visible' })
  })

  it('open it again when the link is followed again', async () => {
    const page = await open('/api-operation')
    const id = await page.locator('.tab-panel [id]:not(input)').last().getAttribute('id')
    await page.evaluate((hash) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="again" href="#${hash}">again</a>`)
    }, id)
    for (const _time of ['first', 'second']) {
      await page.click('#again')
      await page.locator(`[id="${id}"]`).waitFor({ state: 'visible' })
      await page.evaluate(() => {
        for (const radio of document.querySelectorAll<HTMLInputElement>('.tab-radio:first-child')) radio.checked = true
      })
      await page.locator(`[id="${id}"]`).waitFor({ state: 'hidden' })
    }
  })

  it('show the target of a link without script too', async () => {
    const page = await open('/api-operation#request.item.File.type', { javaScriptEnabled: false })
    expect(await shown(page, '[id="request.item.File.type"]')).toBe(true)
  })

  it('copy the full URL', async () => {
    const page = await open('/api-operation')
    await page.evaluate(() => {
      const writeText = async (text: string) => {
        document.body.dataset['copied'] = text
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await page.click('.endpoint [data-action="copy-code"]')
    expect(await page.evaluate(() => document.body.dataset['copied'])).toBe(
      'https://api.example.com/v1/bots/{bot_id}/orders',
    )
  })

  it('show method and URL on one line', async () => {
    const page = await open('/api-operation')
    const heights = await page
      .locator('.endpoint')
      .evaluate((frame) => [...frame.querySelectorAll('code > *')].map((part) => part.getBoundingClientRect().top))
    expect(heights.length).toBeGreaterThan(2)
    expect(new Set(heights).size).toBe(1)
  })

  it('are complete in print, with one language of the samples', async () => {
    const page = await open('/api-operation')
    await page.emulateMedia({ media: 'print' })
    expect(await shown(page, '[id="request.item.File.type"]')).toBe(true)
    expect(await shown(page, '[id="response-404"]')).toBe(true)
    expect(await page.getByText('curl a long line').isVisible()).toBe(true)
    expect(await page.getByText('python a long line').isVisible()).toBe(false)
  })
})

describe('navbar menu', () => {
  it('opens by Enter and closes by Escape, by a click and by focus elsewhere', async () => {
    const page = await open('/doc')
    const menu = page.locator('.dropdown-links .dropdown-menu')
    const summary = page.locator('.dropdown-links summary')
    const leave = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(700, 700),
      () => page.focus('.search-input'),
    ]
    for (const close of leave) {
      await summary.focus()
      await page.keyboard.press('Enter')
      await menu.waitFor({ state: 'visible' })
      await close()
      await menu.waitFor({ state: 'hidden' })
    }
  })

  it('moves the focus by arrow keys, Home and End', async () => {
    const page = await open('/doc')
    const summary = page.locator('.dropdown-links summary')
    const links = page.locator('.dropdown-links .dropdown-link')
    const last = (await links.count()) - 1
    await summary.focus()
    await page.keyboard.press('Enter')
    await links.first().waitFor({ state: 'visible' })
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => links.nth(index).evaluate((link) => link === document.activeElement)).toBe(true)
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('opens under the pointer, and Escape closes it there too', async () => {
    const page = await open('/doc')
    const menu = page.locator('.dropdown-links .dropdown-menu')
    await page.hover('.dropdown-links')
    await menu.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  })

  it('closes when the pointer opens another one', async () => {
    const page = await open('/doc')
    await page.click('.dropdown-links summary')
    await page.locator('.dropdown-links [open]').waitFor()
    await page.hover('.dropdown-locale')
    await page.locator('.dropdown-locale .dropdown-menu').waitFor({ state: 'visible' })
    await page.locator('.dropdown-links .dropdown-menu').waitFor({ state: 'hidden' })
  })

  it('closes by Escape, even if neither focus nor pointer are in it any more', async () => {
    const page = await open('/doc')
    await page.click('.dropdown-links summary')
    await page.locator('.dropdown-links summary').blur()
    await page.mouse.move(700, 700)
    expect(await page.isVisible('.dropdown-links .dropdown-menu')).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('.dropdown-links .dropdown-menu').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
  })

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click elsewhere', (page: Page) => page.mouse.click(700, 700)],
    ['focus elsewhere', (page: Page) => page.focus('.search-input')],
  ])('closes by %s, however long the script that closes it takes to load', async (_name, leave) => {
    const page = await open('/doc')
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/interactions-/, async (route) => {
      await released
      await route.fallback()
    })
    const asked = page.waitForRequest(/interactions-/)
    await page.focus('.dropdown-links summary')
    await asked
    await page.keyboard.press('Enter')
    await page.locator('.dropdown-links .dropdown-menu').waitFor({ state: 'visible' })
    await leave(page)
    release()
    await page.locator('.dropdown-links .dropdown-menu').waitFor({ state: 'hidden' })
  })
})

describe('drawer', () => {
  it('traps focus, restores it, and closes when the window becomes wide', async () => {
    const page = await open('/doc', phone)
    await page.click('.navbar-toggle')
    await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
    expect(await isInert(page)).toBe(true)
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('brand')
    await page.keyboard.press('Shift+Tab')
    const isInside = () => page.evaluate(() => document.querySelector('.drawer')?.contains(document.activeElement))
    expect(await isInside()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('brand')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('navbar-toggle')
    expect(await isInert(page)).toBe(false)
    await page.click('.navbar-toggle')
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.waitForFunction(() => !document.querySelector('.drawer')?.matches(':popover-open'))
    expect(await page.isVisible('.sidebar')).toBe(true)
  })
})

describe('without script', () => {
  it('shows no dead button, and everything else opens', async () => {
    const page = await open('/doc', { javaScriptEnabled: false })
    for (const button of ['.code-actions', '.color-mode-switch', '.announcement-close', '.search-shortcut']) {
      expect(await page.locator(button).first().isVisible()).toBe(false)
    }
    await page.click('label[for="t1-2"]')
    expect(await page.getByText('t1 in py').isVisible()).toBe(true)
    expect(await page.getByText('Cards', { exact: true }).isVisible()).toBe(false)
    await page.click('.menu-caret')
    expect(await page.getByText('Cards', { exact: true }).isVisible()).toBe(true)
    await page.click('.dropdown-links summary')
    await page.mouse.move(700, 700)
    await page.locator('.dropdown-links .dropdown-menu').waitFor({ state: 'visible' })
  })

  it('opens the drawer and its main menu', async () => {
    const page = await open('/doc', { ...phone, javaScriptEnabled: false })
    expect(await page.isVisible('.sidebar')).toBe(false)
    await page.click('.navbar-toggle')
    expect(await page.isVisible('.sidebar')).toBe(true)
    await page.click('.drawer-back')
    expect(await page.isVisible('.sidebar')).toBe(false)
    expect(await page.isVisible('.main-menu')).toBe(true)
  })
})

it("renders diagrams in the theme's colors, whatever notation a site uses for them", async () => {
  const page = await open('/doc')
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--color-accent', 'oklch(0 0 0)')
    document.documentElement.style.setProperty('--color-muted', 'var(--color-page)')
  })
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/diagrams/read-diagram-colors.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'diagrams',
  })
  const colors = await page.evaluate(`(() => { ${outputFiles[0]?.text}; return diagrams.readDiagramColors() })()`)
  expect(colors).toMatchObject({ textColor: '#16181d', nodeBorder: '#000000', pie1: '#000000', lineColor: '#ffffff' })
})

describe('the bar', () => {
  it.each([1440, 1100, 390])('truncates a long title at %i px, without overlaps', async (width) => {
    const page = await open('/doc', { viewport: { width, height: 800 } })
    const row = await page.evaluate(() => {
      const title = document.querySelector('.navbar .brand-title')
      if (title) title.textContent = 'The documentation of an organisation that likes to say all of its long name'
      const links = [...document.querySelectorAll('.navbar-links > *')].map((part) => part.getBoundingClientRect())
      const shown = links.filter(({ width }) => width > 0)
      return {
        title: title?.getBoundingClientRect().right ?? 0,
        links: Math.min(...shown.map(({ left }) => left)),
        end: Math.max(...shown.map(({ right }) => right)),
        page: document.documentElement.scrollWidth,
      }
    })
    expect(row.title).toBeLessThanOrEqual(row.links)
    expect(row.end).toBeLessThanOrEqual(width)
    expect(row.page).toBe(width)
  })

  it('moves sticky parts below it along when it hides', async () => {
    const page = await open('/doc', { viewport: { width: 1440, height: 500 } })
    await page.evaluate(() => {
      document.documentElement.dataset['navbarHidden'] = ''
      window.scrollTo({ top: 400, behavior: 'instant' })
    })
    await page.waitForFunction(() => {
      const box = document.querySelector('.drawer')?.getBoundingClientRect()
      return box?.top === 0 && box.bottom === 500
    })
  })

  it('does not move samples while they are below the text', async () => {
    const page = await open('/api-operation', phone)
    const shift = await page.evaluate(() => {
      const top = () => document.querySelector('.api-samples')?.getBoundingClientRect().top
      const before = top()
      document.documentElement.dataset['navbarHidden'] = ''
      for (const animation of document.getAnimations()) animation.finish()
      return [before, top()]
    })
    expect(shift[1]).toBe(shift[0])
  })
})

it.each(['api-operation', 'api-overview'])('breaks names longer than the line on an %s', async (kind) => {
  const page = await open(`/${kind}`, { viewport: { width: 320, height: 800 } })
  const names = '.tab-label, .operations a > :not(.method), .prop > *, .facts > *, .values > *, .endpoint code > span'
  const count = await page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(selector)]
    for (const name of elements) name.textContent = 'InvoicePaymentMethodOptions'.repeat(3)
    return elements.length
  }, names)
  expect(count).toBeGreaterThan(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

it('filters a long sidebar, and opens again what was open before', async () => {
  const page = await open('/doc')
  const field =
    '<p class="sidebar-filter search-form"><input type="search" class="search-input" aria-label="Filter"></p>'
  await page.evaluate((html) => document.querySelector('.sidebar')?.insertAdjacentHTML('afterbegin', html), field)
  const shownEntries = () =>
    page.locator('.sidebar li:visible > :is(a, details > summary, .menu-label)').allInnerTexts()
  const before = await shownEntries()
  await page.locator('.sidebar-filter input').pressSequentially('car')
  await expect
    .poll(async () => (await shownEntries()).map((label) => label.trim()).filter(Boolean))
    .toEqual(['Payments', 'Cards'])
  await page.locator('.sidebar-filter input').fill('')
  await expect.poll(shownEntries).toEqual(before)
})

it('marks the first entry of the contents until the reader scrolls, and keeps the contents reachable on phones', async () => {
  const page = await open('/doc')
  const first = page.locator('.toc-column a').first()
  expect(await first.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(81, 91, 232)')
  await page.setViewportSize(phone.viewport)
  const bar = page.locator('.toc-collapsible')
  await page.evaluate(() => scrollTo(0, 600))
  const box = await bar.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(80)
  expect(box?.height).toBeGreaterThanOrEqual(44)
})
