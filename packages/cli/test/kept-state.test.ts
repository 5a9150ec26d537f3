import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isSameWindow } from './live-site.js'
import { LONG_TEXT } from './long-text.js'
import { openLiveWorld } from './open-live-world.js'

const PAGE = `# Guide

::::tabs{group="manager"}
:::tab[npm]

Text of the first tab.

:::
:::tab[pnpm]

Text of the second tab.

:::
::::

<details>
<summary>More</summary>

Inside of it.

</details>

${LONG_TEXT}
## Last heading

The end.
`

const CONFIG = `export default {
  title: 'Live',
  url: 'https://docs.example',
  trailingSlash: false,
  docs: { routeBasePath: '/' },
  footer: { copyright: 'All of it' },
  theme: { components: { Footer: './own/Footer.tsx' } },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
}
`

const FOOTER = `import { words } from './words'
export const Footer = () => <footer>{words}</footer>
`

const FIELD = '.navbar .search-input'
const READ = 'Paragraph 30 of a long page.'

const world = openLiveWorld({
  'site.config.ts': CONFIG,
  'own/Footer.tsx': FOOTER,
  'own/words.ts': "export const words = 'The first words'\n",
  'docs/index.md': '# Start\n',
  'docs/guide.md': PAGE,
  'i18n/de/docs/current/guide.md': PAGE.replace('# Guide', '# Anleitung').replace('The end.', 'Das Ende.'),
  'i18n/de/site.json': titled('Lebendig'),
})

function titled(message: string): string {
  return JSON.stringify({ 'site.title': { message } })
}

/** Opens a page and interacts with it: another tab, open details, a scroll position, a word in the search field. */
async function openAndUse(path: string): Promise<Page> {
  const page = await world.open(path)
  await page.getByText('pnpm', { exact: true }).click()
  await page.locator('summary', { hasText: 'More' }).click()
  await page.fill(FIELD, 'half a wo')
  await page.getByText(READ).evaluate((paragraph) => scrollTo(0, paragraph.getBoundingClientRect().top - 100))
  expect(await readState(page)).toEqual(USED)
  return page
}

interface ReaderState {
  readonly isSecondTab: boolean
  readonly isOpen: boolean
  readonly search: string
  /** Vertical position of the current paragraph on the screen, rounded to ten pixels. */
  readonly readAt: number
  readonly isSameWindow: boolean
}

const USED: ReaderState = {
  isSecondTab: true,
  isOpen: true,
  search: 'half a wo',
  readAt: 100,
  isSameWindow: true,
}

async function readState(page: Page): Promise<ReaderState> {
  return {
    isSecondTab:
      (await page.getByText('Text of the second tab.').isVisible()) &&
      !(await page.getByText('Text of the first tab.').isVisible()),
    isOpen: await page.getByText('Inside of it.').isVisible(),
    search: await page.inputValue(FIELD),
    // The position of the paragraph, not the scroll offset: details may still be opening above it.
    // After a frame: only then has the browser corrected the scroll offset for what changed above.
    readAt: await page.getByText(READ).evaluate(async (paragraph) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Math.round(paragraph.getBoundingClientRect().top / 10) * 10
    }),
    isSameWindow: await isSameWindow(page),
  }
}

it('keeps everything as the reader left it when a component, or a module that it imports, is saved', async () => {
  const page = await openAndUse('guide')
  await page.locator('footer', { hasText: 'The first words' }).waitFor()
  world.site.edit('own/words.ts', 'first', 'second')
  await page.locator('footer', { hasText: 'The second words' }).waitFor()
  expect(await readState(page)).toEqual(USED)
  world.site.edit('own/Footer.tsx', '{words}', '{words}, and more of them')
  await page.locator('footer', { hasText: 'and more of them' }).waitFor()
  expect(await readState(page)).toEqual(USED)
})

it('keeps everything as the reader left it when a translated page or translated texts are saved', async () => {
  const page = await openAndUse('de/guide')
  world.site.edit('i18n/de/docs/current/guide.md', 'Das Ende.', 'Das neue Ende.')
  await page.getByText('Das neue Ende.').waitFor()
  expect(await readState(page)).toEqual(USED)
  world.site.write('i18n/de/site.json', titled('Lebendiger'))
  await page.waitForFunction(() => document.title.endsWith('Lebendiger'))
  expect(await readState(page)).toEqual(USED)
})

it('changes only the content when a translation is added or removed', async () => {
  world.site.write('docs/late.md', PAGE.replace('# Guide', '# Late'))
  // Opened before the session has read it, the page would be the 404 page, and be reloaded.
  await expect.poll(async () => (await fetch(`${world.site.address()}de/late`)).status).toBe(200)
  const page = await openAndUse('de/late')
  world.site.write('i18n/de/docs/current/late.md', PAGE.replace('# Guide', '# Spät').replace('The end.', 'Das Ende.'))
  await page.getByText('Das Ende.').waitFor()
  const state = await readState(page)
  // The notice that the page is not translated is gone, and the current paragraph stays in place.
  expect(state).toEqual(USED)
})
