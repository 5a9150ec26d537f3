import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { openWorld } from './open-world.js'
import { hold } from './world.js'

// Browsers take `width` for a number of pixels.
const WIDE = [
  '<img src="./line.svg" alt="" width="900" />',
  '<p><img src="./line.svg" alt="" width="900" /></p>',
  '<video width="900" controls></video>',
  '<table width="900"><tbody><tr><td>Cell</td></tr></tbody></table>',
]

// With as many pages as a sidebar needs to have a filter.
const world = openWorld({
  source: new URL('../sites/reading/', import.meta.url),
  prepare: ({ siteDir }) => {
    const folder = join(siteDir, 'docs/more')
    mkdirSync(folder)
    for (let page = 1; page <= 61; page++) writeFileSync(join(folder, `page-${page}.md`), `# Topic ${page}\n`)
    writeFileSync(join(siteDir, 'docs/wide.md'), `# Wide\n\n${WIDE.join('\n\n')}\n`)
  },
})

it('keeps elements with a width of many pixels in the column of the text', async () => {
  const page = await world.open('/wide', { viewport: { width: 390, height: 900 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await page.locator('.prose > img').count()).toBe(1)
})

it.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
])('has no accessibility violation in %s mode at %i px, and never scrolls sideways', async (mode, width) => {
  const viewport = { width, height: 900 }
  const page = await world.open(`/reading?docusaurus-theme=${mode}`, { viewport, bypassCSP: true })
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

describe('the filter of a long sidebar', () => {
  it('shows only the pages with the words of the reader, or that there are none', async () => {
    const page = await world.open('/reading')
    const links = page.locator('.sidebar a:visible')
    const before = await links.count()
    await page.getByLabel('Filter pages').fill('topic 61')
    await expect.poll(() => links.allTextContents()).toEqual(['Topic 61'])
    await page.getByLabel('Filter pages').fill('nowhere')
    await expect.poll(() => page.locator('.sidebar-status').textContent()).toBe('No results')
    expect(await links.count()).toBe(0)
    await page.getByLabel('Filter pages').fill('')
    await expect.poll(() => links.count()).toBe(before)
    expect(await page.locator('.sidebar-status').textContent()).toBe('')
  })
})

describe('a long code block', () => {
  const LAST = 'code > span:last-child'

  it.each([true, false])(
    'shows its first lines until the reader asks for all, with scripts: %s',
    async (isScripted) => {
      const page = await world.open('/reading', { javaScriptEnabled: isScripted })
      const block = page.locator('.code-frame').nth(1)
      const height = async () => (await block.locator('pre').boundingBox())?.height ?? 0
      const cut = await height()
      expect(cut).toBeLessThan(500)
      expect(await block.locator(LAST).textContent()).toContain('40')
      await block.getByText('Show all 40 lines').click()
      expect(await height()).toBeGreaterThan(cut * 1.9)
      await block.getByText('Show less').click()
      expect(await height()).toBe(cut)
    },
  )

  it.each([false, true])('stays visible when it becomes short again, with a slow script: %s', async (isSlow) => {
    const page = await world.open('/reading', { viewport: { width: 1280, height: 500 } })
    const block = page.locator('.code-frame').nth(1)
    const release = await hold(page, /interactions-/)
    const finished = page.waitForEvent('requestfinished', (request) => request.url().includes('interactions-'))
    if (!isSlow) release()
    await block.getByText('Show all').click()
    if (!isSlow) await finished
    await block.getByText('Show less').click()
    release()
    const bottom = async (): Promise<number> => {
      const { y = 0, height = 0 } = (await block.boundingBox()) ?? {}
      return y + height
    }
    await expect.poll(bottom).toBeGreaterThan(100)
  })

  it('shows all lines if the URL names one of them, and in print', async () => {
    const page = await world.open('/reading#code-2-L30')
    const line = page.locator('#code-2-L30')
    await expect.poll(() => line.evaluate((element) => element.matches(':target'))).toBe(true)
    await expect.poll(() => line.isVisible()).toBe(true)
    expect(await page.locator('.code-more').isVisible()).toBe(false)
    const whole = await page.locator('.code-frame pre').nth(1).boundingBox()
    await page.goto(world.address('/reading'))
    await page.emulateMedia({ media: 'print' })
    const printed = await page.locator('.code-frame pre').nth(1).boundingBox()
    expect(printed?.height).toBeGreaterThan((whole?.height ?? 0) * 0.9)
    expect(await page.locator('.code-more').isVisible()).toBe(false)
  })
})

describe('text', () => {
  it('has lines of at most 84 characters, and tables with many columns are wider', async () => {
    const page = await world.open('/notes')
    const widths = await page
      .locator('.prose > p, .table-box')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
    // The text is in the middle between sidebar and contents, so wide tables have 76 px more, on one side.
    expect(Math.max(...widths)).toBe(700)
    expect(Math.max(...widths.slice(0, -1))).toBe(624)
  })
})

it('prints text as wide as the page, and links with their whole URL', async () => {
  const page = await world.open('/notes')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const line = page.locator('.prose > p').first()
  expect((await line.boundingBox())?.width).toBeGreaterThan(1200)
  const link = page.locator('.prose > p a:not([data-footnote-ref])')
  expect(await link.evaluate((each) => getComputedStyle(each, '::after').content)).toContain('http://127.0.0.1')
})

describe('footnotes', () => {
  const boxes = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))

  it('are next to their references in wide windows, without overlap, and below the text in others', async () => {
    const page = await world.open('/notes', { viewport: { width: 1680, height: 900 } })
    const notes = await boxes(page, '.footnotes li')
    const references = await boxes(page, '[data-footnote-ref]:not([data-footnote-ref=""])')
    const text = (await boxes(page, '.prose > p'))[0]
    const contents = (await boxes(page, '.toc-column'))[0]
    expect(notes).toHaveLength(3)
    for (const note of notes) {
      expect(note.left).toBeGreaterThan(text.right)
      expect(note.right).toBeLessThan(contents.left)
    }
    expect(Math.abs(notes[0].top - references[0].top)).toBeLessThan(12)
    expect(notes[2].top).toBeGreaterThanOrEqual(notes[1].bottom)
    await page.setViewportSize({ width: 1440, height: 900 })
    const list = await boxes(page, '.footnotes li')
    expect(list[0].left).toBeLessThan(text.right)
    expect(list[0].top).toBeGreaterThan((await boxes(page, '.table-box'))[0].bottom)
  })
})

describe('an enlarged image', () => {
  it('shows its caption', async () => {
    const page = await world.open('/notes')
    await page.locator('figure img').click()
    await page.locator('dialog.zoom img').waitFor()
    expect(await page.locator('dialog.zoom p').textContent()).toBe('A wide line')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog.zoom').waitFor({ state: 'detached' })
  })
})

describe('lines of code', () => {
  it('are linked by their numbers', async () => {
    const page = await world.open('/reading')
    const line = page.locator('#L2')
    await line.click({ position: { x: 20, y: 10 } })
    expect(new URL(page.url()).hash).toBe('#L2')
    const colors = await page
      .locator('#L1, #L2')
      .evaluateAll((lines) => lines.map((each) => getComputedStyle(each).backgroundColor))
    expect(new Set(colors).size).toBe(2)
  })

  it('are dimmed out of focus until the reader points at the block', async () => {
    const page = await world.open('/reading')
    const colors = () =>
      page.locator('#L1 span').evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))])
    expect(await colors()).toHaveLength(1)
    await page.locator('.code-frame').first().hover()
    expect((await colors()).length).toBeGreaterThan(1)
  })
})

describe('a long table', () => {
  const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? -1
  const filterEnd = async (page: Page) => {
    const box = await page.locator('.table-filter').boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }

  it('keeps its filter and header below the navbar while readers scroll', async () => {
    const page = await world.open('/reading')
    await page.getByText('A town with the number 30.').scrollIntoViewIfNeeded()
    await expect.poll(() => topOf(page, '.table-filter')).toBeGreaterThanOrEqual(0)
    expect(await topOf(page, '.table-filter')).toBeLessThan(100)
    await expect
      .poll(async () => Math.abs((await topOf(page, '.is-long th')) - (await filterEnd(page))))
      .toBeLessThan(2)
  })

  it('does not keep its filter in a low window', async () => {
    const page = await world.open('/reading', { viewport: { width: 1440, height: 500 } })
    await page.getByText('A town with the number 30.').scrollIntoViewIfNeeded()
    await expect.poll(() => topOf(page, '.is-long th')).toBeGreaterThanOrEqual(0)
    expect(await topOf(page, '.table-filter')).toBeLessThan(0)
  })

  it('keeps its filter and header below the bar with the contents on narrow windows', async () => {
    const page = await world.open('/reading', { viewport: { width: 900, height: 800 } })
    await page.getByText('A town with the number 20.').evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const bar = await page.locator('.toc-collapsible').boundingBox()
    const end = (bar?.y ?? 0) + (bar?.height ?? 0)
    expect(end).toBeGreaterThan(90)
    await expect.poll(() => topOf(page, '.table-filter')).toBeGreaterThanOrEqual(end - 1)
    expect(await topOf(page, '.table-filter')).toBeLessThan(end + 2)
    await expect
      .poll(async () => Math.abs((await topOf(page, '.is-long th')) - (await filterEnd(page))))
      .toBeLessThan(2)
  })

  it('shows only the rows with the words of the reader', async () => {
    const page = await world.open('/reading')
    const rows = page.locator('.is-long tbody tr:visible')
    await page.getByLabel('Filter rows').fill('ODD number 1')
    await expect.poll(() => rows.count()).toBe(7)
    expect(await page.locator('.table-filter [role=status]').textContent()).toBe('7 / 30')
    await page.getByLabel('Filter rows').fill('nowhere')
    await expect.poll(() => page.locator('.table-filter [role=status]').textContent()).toBe('No rows match')
    await page.getByLabel('Filter rows').fill('')
    await expect.poll(() => rows.count()).toBe(30)
  })

  it('has no field without scripts', async () => {
    const page = await world.open('/reading', { javaScriptEnabled: false })
    expect(await page.locator('.table-filter').isVisible()).toBe(false)
  })
})

describe('the question whether a page was helpful', () => {
  const question = 'Was this page helpful?'

  it('sends the answer to the URL of the config and as an event, and thanks the reader', async () => {
    const page = await world.open('/release')
    const sent: unknown[] = []
    await page.route('**/api/feedback', (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
    await page.evaluate(() =>
      document.addEventListener('docgen:feedback', (event) => {
        if (event instanceof CustomEvent) document.title = JSON.stringify(event.detail)
      }),
    )
    await page.getByRole('group', { name: question }).getByRole('button', { name: 'Yes' }).click()
    await page.getByText('Thank you for your feedback.').waitFor()
    const detail = { page: '/release', title: 'Release 2', isHelpful: true }
    expect(sent).toEqual([detail])
    expect(JSON.parse(await page.title())).toEqual(detail)
    expect(await page.getByRole('button', { name: 'Yes' }).isVisible()).toBe(false)
  })

  it('reports that an answer was not sent, and accepts another one', async () => {
    const page = await world.open('/release')
    let isUp = false
    await page.route('**/api/feedback', (route) => (isUp ? route.fulfill({ status: 204 }) : route.abort()))
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByText('This could not be sent.').waitFor()
    world.browser.takeProblems()
    isUp = true
    await page.keyboard.press('Enter')
    await page.getByText('Thank you for your feedback.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('feedback')
  })

  it('is not asked on the start page, nor without scripts', async () => {
    expect(await (await world.open('/')).getByText(question).count()).toBe(0)
    const page = await world.open('/release', { javaScriptEnabled: false })
    expect(await page.getByText(question).isVisible()).toBe(false)
  })
})

it('shows the date of a page and its reading time below the title', async () => {
  const page = await world.open('/release')
  expect(await page.locator('.page-facts > *').allTextContents()).toEqual(['July 13, 2026', '1 min read'])
  expect(await (await world.open('/')).locator('.page-facts').count()).toBe(0)
})

describe('a changelog', () => {
  it('shows the entries with the chosen tag, and all of them again for a link to a hidden one', async () => {
    const page = await world.open('/release')
    const shown = () => page.locator('.update:visible h2').allTextContents()
    expect(await shown()).toHaveLength(3)
    await page.getByRole('button', { name: 'Fixed' }).click()
    await expect.poll(shown).toEqual([expect.stringContaining('2.1'), expect.stringContaining('2.0')])
    expect(await page.getByRole('button', { name: 'Fixed' }).getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.update-filter [role=status]').textContent()).toBe('2 / 3')
    await page.locator('.toc-column a').last().click()
    await expect.poll(shown).toHaveLength(3)
  })

  it('has no filter without scripts', async () => {
    const page = await world.open('/release', { javaScriptEnabled: false })
    expect(await page.locator('.update-filter').isVisible()).toBe(false)
    expect(await page.locator('.update:visible').count()).toBe(3)
  })

  it.each(['light', 'dark'])('has no accessibility violation in %s mode', async (mode) => {
    const page = await world.open(`/release?docusaurus-theme=${mode}`, { bypassCSP: true, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Fixed' }).click()
    expect(await findViolations(page)).toEqual([])
  })
})
