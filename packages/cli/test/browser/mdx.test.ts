import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { openWorld } from './open-world.js'

// MDX pages with their browser features: islands, tabs, styles.
const world = openWorld({
  source: new URL('../sites/mdx', import.meta.url),
  base: '/base',
  codes: [
    'hook-without-client',
    'mdx-handler',
    'disabled-feature',
    'disabled-feature',
    'hook-without-client',
    'hook-without-client',
  ],
})

describe('islands in MDX', () => {
  it('show what <BrowserOnly> wraps, without a click', async () => {
    const page = await world.open('/browser-only')
    await expect.poll(() => page.locator('.prose').textContent()).toMatch(/^\s*http:.*\/browser-only$/)
  })

  it('are as far from the text around them as paragraphs', async () => {
    const page = await world.open('/island')
    const gaps = await page
      .locator('.prose > docgen-island')
      .evaluateAll((islands) =>
        islands.map(
          (island) =>
            island.getBoundingClientRect().top - (island.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
        ),
      )
    expect(gaps).toHaveLength(2)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
  })

  it('respond to the first click', async () => {
    const page = await world.open('/island')
    const counter = page.getByRole('button', { name: /Plain text/ })
    expect(await counter.textContent()).toBe('Plain text 3 +')
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('Plain text 4 +')
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('Plain text 5 +')
  })

  it('have the styles that they set, before and after their script has loaded', async () => {
    const page = await world.open('/island')
    const counter = page.getByRole('button', { name: /Plain text/ })
    const styles = () =>
      counter.evaluate((element) => {
        const { fontStyle, color } = getComputedStyle(element)
        return { fontStyle, isGreen: color === 'rgb(0, 90, 0)' }
      })
    expect(await counter.getAttribute('style')).toBeNull()
    expect(await styles()).toEqual({ fontStyle: 'italic', isGreen: false })
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('Plain text 4 +')
    expect(await styles()).toEqual({ fontStyle: 'italic', isGreen: false })
    await counter.click()
    await expect.poll(styles).toEqual({ fontStyle: 'normal', isGreen: true })
  })

  it('keep their content unchanged, and show it at any time', async () => {
    const page = await world.open('/island-content')
    await page.getByText('More').click()
    await page.getByText('Inside of it.').waitFor()
    const nested = page.getByRole('button', { name: /Within/ })
    await nested.click()
    await expect.poll(() => nested.textContent()).toBe('Within 8 +')
    const mark = page.getByRole('button', { name: /Marked/ })
    await mark.click()
    await expect.poll(() => mark.textContent()).toBe('Marked 1')
    expect(await page.getByText('A line with').textContent()).toBe(
      'A line with Marked 1 plain words and bold ones in it.',
    )
    const frame = page.getByRole('button', { name: /Framed/ })
    await frame.click()
    await expect.poll(() => frame.textContent()).toBe('Framed 1')
    expect(await nested.textContent()).toBe('Within 8 +')
    expect(await page.getByText('Inside of it.').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe('/base/island')
    const show = page.getByRole('button', { name: 'Show' })
    const hidden = page.getByText('What was hidden, and code.')
    expect(await hidden.count()).toBe(0)
    for (let round = 0; round < 2; round++) {
      await show.click()
      await hidden.waitFor()
      expect(await hidden.locator('strong').textContent()).toBe('hidden')
      await page.locator('.code-frame').hover()
      await page.locator('.code-frame [data-action="copy-code"]').waitFor()
      await show.click()
      await hidden.waitFor({ state: 'detached' })
    }
  })

  it('keep highlighted code until it changes', async () => {
    const page = await world.open('/island-code')
    const button = page.getByRole('button', { name: /Recipe/ })
    const frames = page.locator('docgen-island .code-frame')
    expect(await frames.locator('.k').count()).toBe(2)
    await button.click()
    await expect.poll(() => frames.nth(1).textContent()).toBe('let count = 2')
    expect(await frames.nth(0).locator('.k').textContent()).toBe('let')
    await button.click()
    await expect.poll(() => frames.nth(2).textContent()).toBe('let late')
    expect(await frames.nth(1).textContent()).toBe('let count = 3')
  })

  it('detect that they run in a browser', async () => {
    const page = await world.open('/island')
    const shout = page.locator('docgen-island', { hasText: /hey/i })
    expect(await shout.textContent()).toBe('hey')
    await shout.hover()
    await expect.poll(() => shout.textContent()).toBe('HEY')
  })
})

it('pass the URL of the page to an island, first as in the build', async () => {
  const page = await world.open('/location?x=1')
  const here = page.getByRole('button', { name: /Here is/ })
  expect(await here.textContent()).toBe('Here is /base/location')
  await here.hover()
  await expect.poll(() => here.textContent()).toBe('Here is /base/location?x=1')
})

it('follows a redirect of a component', async () => {
  const page = await world.open('/redirect')
  await page.waitForURL('**/base/location')
})

it('switches tabs of one group from JSX, a directive and a component', async () => {
  for (const path of ['/tabs', '/theme-in-components']) {
    const page = await world.open(path)
    const tabs = page.locator('main .tabs')
    await tabs.locator('label').first().click()
    expect(await tabs.locator('input').first().isChecked()).toBe(true)
  }
})

it('applies CSS modules and style sheets that components import', async () => {
  const page = await world.open('/styles')
  const text = page.locator('main p', { hasText: 'Red' })
  expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 0, 0)')
})

it.each(['/tabs', '/island', '/island-content', '/theme-in-components', '/pictures', '/html'])(
  'finds no violation in %s',
  async (path) => {
    const page = await world.open(path, { viewport: { width: 390, height: 900 } })
    expect(await findViolations(page)).toEqual([])
  },
)
