import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isSameWindow } from './live-site.js'
import { LONG_TEXT } from './long-text.js'
import { openLiveWorld } from './open-live-world.js'
import { createApi } from './random-site.js'

const THEME = new URL('../../theme/dist/index.js', import.meta.url).href
const PAGE = `# Guide

:::note

A note.

:::

<details>
<summary>More</summary>

Inside of it.

</details>

Text of the first kind.

${LONG_TEXT}
## Last heading

The end.
`

const CONFIG = `export default {
  title: 'Live',
  url: 'https://docs.example',
  trailingSlash: false,
  docs: { routeBasePath: '/' },
  theme: { css: ['own.css'] },
  openapi: [{ path: 'openapi.yaml', routeBasePath: '/api', label: 'API', url: 'https://api.example' }],
}
`

const world = openLiveWorld({
  'site.config.ts': CONFIG,
  'own.css': '.own { color: red }\n',
  'openapi.yaml': createApi('apple', () => 0.9),
  'docs/index.md': '# Start\n\n[guide](./guide.md)\n',
  'docs/guide.md': PAGE,
  'docs/other.md': '---\ntitle: Other\ndraft: true\n---\n\nOther text.\n\n::include{file="/parts/_one.md"}\n',
  'parts/_one.md': 'One part.\n',
  'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
})
const { open } = world

const write = (path: string, words: string): void => world.site.write(path, words)
const edit = (path: string, from: string, to: string): void => world.site.edit(path, from, to)

const text = (page: Page): Promise<string | null> => page.locator('main').textContent()
const waitForText = (page: Page, wanted: string) => page.getByText(wanted).first().waitFor()
const overlayOf = (page: Page) => page.locator('docgen-diagnostics')

const setVisibility = (page: Page, state: string): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

describe('a save', () => {
  it('changes only the affected part of the page', async () => {
    const page = await open('guide')
    await page.locator('summary', { hasText: 'More' }).click()
    await page.evaluate(() => scrollTo(0, 900))
    await page.evaluate(() =>
      Object.assign(window, { kept: document.querySelector('main h2'), more: document.querySelector('details[open]') }),
    )
    edit('docs/guide.md', 'Paragraph 30 of a long page.', 'Paragraph thirty is new.')
    await waitForText(page, 'Paragraph thirty is new.')
    expect(await isSameWindow(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(900)
    expect(
      await page.evaluate(
        'kept === document.querySelector("main h2") && more === document.querySelector("details[open]")',
      ),
    ).toBe(true)
    expect(world.site.printed()).toMatch(/^~ docs\/guide\.md → 1 page, \d+ ms$/m)
  })

  it('of code keeps its scroll position', async () => {
    edit('docs/guide.md', 'The end.', `\`\`\`js\nconst first = '${'x'.repeat(400)}'\n\`\`\``)
    const page = await open('guide')
    const code = page.locator('main pre')
    await code.waitFor()
    await code.evaluate((pre) => pre.scrollTo(150, 0))
    edit('docs/guide.md', 'const first', 'const second')
    await waitForText(page, 'second')
    expect(await code.evaluate((pre) => pre.scrollLeft)).toBe(150)
  })

  it('of front matter, a category, a partial, the config or a description shows', async () => {
    const page = await open('other')
    expect(await text(page)).toMatch(/draft/i)
    edit('docs/other.md', 'title: Other', 'title: Another')
    await waitForText(page, 'Another')
    await page.waitForFunction(() => document.title.startsWith('Another'))
    edit('parts/_one.md', 'One part.', 'One better part.')
    await waitForText(page, 'One better part.')
    write('docs/group/_category_.yml', 'label: Grouped\n')
    write('docs/group/page.md', '# In a group\n')
    await page.locator('.sidebar').getByText('Grouped').first().waitFor({ state: 'attached' })
    edit('site.config.ts', "title: 'Live'", "title: 'Renamed'")
    await page.waitForFunction(() => document.title.endsWith('Renamed'))
    write(
      'openapi.yaml',
      createApi('harbour', () => 0.9),
    )
    await page.locator('.sidebar').getByText('Read harbour').first().waitFor({ state: 'attached' })
    expect(await isSameWindow(page)).toBe(true)
  })

  it('that changes metadata for search engines shows without a browser error', async () => {
    write('docs/group/_category_.yml', 'label: Grouped\n')
    write('docs/group/page.md', '# In a group\n')
    await waitForText(await open('group/page'), 'In a group')
    const page = await open('group/page')
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    write('docs/group/_category_.yml', 'label: Grouped anew\n')
    await waitForText(page, 'Grouped anew')
    rmSync(join(world.site.siteDir, 'docs/group/_category_.yml'))
    renameSync(join(world.site.siteDir, 'docs/group/page.md'), join(world.site.siteDir, 'docs/page.md'))
    await overlayOf(page).getByText('Go to In a group').click()
    await page.waitForURL(/\/page$/)
    edit('docs/page.md', '# In a group', '# In no group')
    await page.locator('main h1', { hasText: 'In no group' }).waitFor()
    expect(complaints).toEqual([])
    expect(await isSameWindow(page)).toBe(true)
  })

  it('of a file outside the site that a page links to copies it again, also after it was missing', async () => {
    const linked = async () => {
      const html = await fetch(`${world.site.address()}other`).then((response) => response.text())
      const [, path] = /href="\/(assets\/notes\.\w+\.txt)"/.exec(html) ?? []
      return path && fetch(world.site.address() + path).then((response) => response.text())
    }
    write('../pnpm-workspace.yaml', '')
    write('../notes.txt', 'first')
    edit('docs/other.md', 'Other text.', '[Notes](../../notes.txt)')
    await expect.poll(linked).toBe('first')
    write('../notes.txt', 'second')
    await expect.poll(linked).toBe('second')
    rmSync(join(world.site.siteDir, '../notes.txt'))
    await expect.poll(linked).toBe(undefined)
    write('../notes.txt', 'third')
    await expect.poll(linked).toBe('third')
  })

  it('of CSS restyles without a reload, and of an image updates its bytes', async () => {
    edit('docs/other.md', 'Other text.', 'Other text. ![picture](/img/a.svg)')
    const page = await open('other')
    const color = () => page.evaluate(() => getComputedStyle(document.querySelector('main p') ?? document.body).color)
    edit('own.css', '.own { color: red }', 'main p { color: rgb(1, 2, 3) }')
    await expect.poll(color).toBe('rgb(1, 2, 3)')
    write('more.css', 'main p { color: rgb(4, 5, 6) }\n')
    write('own.css', '@import "./more.css";\n')
    await expect.poll(color).toBe('rgb(4, 5, 6)')
    edit('more.css', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)')
    await expect.poll(color).toBe('rgb(7, 8, 9)')
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
    const again = page.waitForResponse((response) => response.url().includes('/img/a.svg?v='))
    write('static/img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>\n')
    await again
    expect(await isSameWindow(page)).toBe(true)
  })

  it('of CSS while the style sheet of the previous save still loads, or was removed before it did, shows the last one', async () => {
    const page = await open('guide')
    const color = () => page.evaluate(() => getComputedStyle(document.querySelector('main p') ?? document.body).color)
    const sheets: Route[] = []
    await page.route(/assets\/theme\..*\.css/, (route) => void sheets.push(route))
    for (const blue of [1, 2, 3]) {
      write('own.css', `main p { color: rgb(0, 0, ${blue}) }\n`)
      await expect.poll(() => sheets.length).toBeGreaterThanOrEqual(blue)
    }
    await sheets.at(-1)?.continue()
    await expect.poll(color).toBe('rgb(0, 0, 3)')
    await Promise.all(sheets.slice(0, -1).map((route) => route.abort()))
    await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1)
    expect(await color()).toBe('rgb(0, 0, 3)')
    expect(await isSameWindow(page)).toBe(true)
  })

  it('in progress shows a static file in its current state', async () => {
    const status = () => fetch(`${world.site.address()}note.txt`).then((response) => response.status)
    for (let round = 0; round < 20; round++) {
      const text = 'written '.repeat(round % 2 === 0 ? 1 : 9)
      write('static/note.txt', text)
      if (round === 0) await expect.poll(status).toBe(200)
      expect(await fetch(`${world.site.address()}note.txt`).then((response) => response.text())).toBe(text)
    }
    rmSync(join(world.site.siteDir, 'static/note.txt'))
    expect(await status()).toBe(404)
  })

  it('that replaces a folder is noticed, and all that follow', async () => {
    const page = await open('guide')
    for (const words of ['the second', 'the third']) {
      write('new/guide.md', `# Guide\n\nText of ${words} folder.\n`)
      write('new/index.md', '# Start\n')
      renameSync(join(world.site.siteDir, 'docs'), join(world.site.siteDir, `before ${words}`))
      renameSync(join(world.site.siteDir, 'new'), join(world.site.siteDir, 'docs'))
      await waitForText(page, `Text of ${words} folder.`)
      edit('docs/guide.md', 'folder.', 'folder, saved.')
      await waitForText(page, `Text of ${words} folder, saved.`)
    }
    expect(await isSameWindow(page)).toBe(true)
  })

  it('of a hydrated island, and of its props, takes effect at the next click', async () => {
    const island = (step: number): string =>
      `'use client'\nimport { useState } from 'react'\nexport const Count = ({ from }) => { const [by, set] = useState(0); return <button type="button" onClick={() => set(by + ${step})}>Count {from + by}</button> }\n`
    write('own/Count.jsx', island(1))
    write('docs/counted.mdx', "import { Count } from '../own/Count'\n\n# Counted\n\n<Count from={0} />\n\nText.\n")
    const status = () => fetch(`${world.site.address()}counted`).then((response) => response.status)
    await expect.poll(status).toBe(200)
    const page = await open('counted')
    const button = page.getByRole('button', { name: /Count/ })
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Count 1')
    edit('docs/counted.mdx', 'Text.', 'Other text.')
    await waitForText(page, 'Other text.')
    expect(await button.textContent()).toBe('Count 1')
    write('own/Count.jsx', island(10))
    await expect.poll(() => button.textContent()).toBe('Count 0')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Count 10')
    edit('docs/counted.mdx', 'from={0}', 'from={500}')
    await waitForText(page, 'Count 500')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Count 510')
    expect(await isSameWindow(page)).toBe(true)
  })

  it('of the content of an island shows wherever the island has it, and keeps the island', async () => {
    const panel = (name: string, isOpen: boolean): string =>
      `export const ${name} = ({ children }) => { const [open, set] = useState(${isOpen}); return <section className="${name}"><button type="button" onClick={() => set(!open)}>{open ? 'hide' : 'show'}</button>{open && <div>{children}</div>}</section> }\n`
    write(
      'own/Panels.jsx',
      `'use client'\nimport { useState } from 'react'\n${panel('Open', true)}${panel('Shut', false)}`,
    )
    const page = (words: string): string =>
      `import { Open, Shut } from '../own/Panels'\n\n# Panels\n\n<Open>\n\nOpen ${words}.\n\n<Shut>\n\nInner ${words}.\n\n</Shut>\n\n</Open>\n\n<Shut>\n\nShut ${words}.\n\n</Shut>\n\n${words} around.\n`
    write('docs/panels.mdx', page('one'))
    const status = () => fetch(`${world.site.address()}panels`).then((response) => response.status)
    await expect.poll(status).toBe(200)
    const shown = await open('panels')
    const outer = shown.locator('.Open')
    const inner = shown.locator('.Open .Shut')
    const shut = shown.locator('.Shut').last()
    const press = (panel: Locator) => panel.getByRole('button').first().click()
    const save = async (words: string): Promise<void> => {
      write('docs/panels.mdx', page(words))
      await waitForText(shown, `${words} around.`)
    }
    // It is not hydrated yet.
    await save('two')
    await press(shut)
    await shut.getByText('Shut two.').waitFor()
    // It shows its content, which was hidden when the page was rendered.
    await save('three')
    await shut.getByText('Shut three.').waitFor()
    await press(shut)
    await press(shut)
    await shut.getByText('Shut three.').waitFor()
    await press(outer)
    await shown.locator('.Open > button', { hasText: 'show' }).waitFor()
    await save('four')
    expect(await outer.getByRole('button').first().textContent()).toBe('show')
    await press(outer)
    await outer.getByText('Open four.').waitFor()
    await press(inner)
    await inner.getByText('Inner four.').waitFor()
    await save('five')
    await inner.getByText('Inner five.').waitFor()
    await outer.getByText('Open five.').waitFor()
    await shut.getByText('Shut five.').waitFor()
    expect(await isSameWindow(shown)).toBe(true)
  })

  it('by rename, through a link, and of many files at once is noticed', async () => {
    const page = await open('guide')
    write('docs/guide.md.tmp', '# Guide\n\nWritten beside and renamed.\n')
    renameSync(join(world.site.siteDir, 'docs/guide.md.tmp'), join(world.site.siteDir, 'docs/guide.md'))
    await waitForText(page, 'Written beside and renamed.')
    write('elsewhere/linked.md', '# Linked\n\nFirst.\n')
    symlinkSync(join(world.site.siteDir, 'elsewhere/linked.md'), join(world.site.siteDir, 'docs/linked.md'))
    await page.locator('.sidebar').getByText('Linked').first().waitFor({ state: 'attached' })
    const linked = await open('linked')
    write('elsewhere/linked.md', '# Linked\n\nSecond.\n')
    await waitForText(linked, 'Second.')
    for (let count = 0; count < 500; count++) write(`docs/many/page-${count}.md`, `# Many ${count}\n`)
    const status = () => fetch(`${world.site.address()}many/page-499`).then((response) => response.status)
    await expect.poll(status).toBe(200)
    rmSync(join(world.site.siteDir, 'docs/many'), { recursive: true })
    await expect.poll(status).toBe(404)
    expect(await isSameWindow(page)).toBe(true)
  })

  it('names the saved file, and no temporary files of editors', async () => {
    const page = await open('guide')
    const inSite = (path: string): string => join(world.site.siteDir, path)
    const before = world.site.printed().length
    symlinkSync('writer@machine.1:1', inSite('docs/.#guide.md'))
    write('docs/#guide.md#', '# Kept while somebody types\n')
    write('docs/.guide.md.swp', 'swap')
    // Vim's test whether it can write there, and its swap file.
    write('docs/4913', '')
    rmSync(inSite('docs/4913'))
    renameSync(inSite('docs/guide.md'), inSite('docs/guide.md~'))
    write('docs/guide.md', '# Guide\n\nWritten by an editor of that kind.\n')
    for (const path of ['docs/guide.md~', 'docs/.#guide.md', 'docs/#guide.md#', 'docs/.guide.md.swp'])
      rmSync(inSite(path))
    await waitForText(page, 'Written by an editor of that kind.')
    write('README.md', 'No part of the site.\n')
    write('static/img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"></svg>\n')
    await expect.poll(() => world.site.printed()).toMatch(/a\.svg → no page changed/)
    const lines = world.site.printed().slice(before).trim().split('\n')
    const files = new Set(lines.map((line) => /^~ (.*) → (?:\d|no page)/.exec(line)?.[1]))
    expect([...files]).toEqual(['docs/guide.md', 'static/img/a.svg'])
  })

  it('shows in a window that was hidden, including the layout', async () => {
    const page = await open('guide')
    await page.locator('summary', { hasText: 'More' }).click()
    await setVisibility(page, 'hidden')
    edit('docs/guide.md', 'The end.', 'Written behind it.')
    edit('site.config.ts', "title: 'Live',", "title: 'Live', footer: { copyright: 'A new footer' },")
    await expect.poll(world.site.printed).toMatch(/^~ .*(?:guide|config)/m)
    await setVisibility(page, 'visible')
    await waitForText(page, 'Written behind it.')
    await waitForText(page, 'A new footer')
    expect(await page.getByText('Inside of it.').isVisible()).toBe(true)
    expect(await isSameWindow(page)).toBe(true)
  })

  it('shows on a page whose URL has unnecessary escapes', async () => {
    write('docs/this & that.md', '# This and that\n')
    await expect.poll(world.site.printed).toMatch(/^~ docs\/this & that\.md/m)
    const page = await open('%74his%20%26%20that')
    edit('docs/this & that.md', '# This and that', '# This, that, and more')
    await waitForText(page, 'This, that, and more')
    expect(await isSameWindow(page)).toBe(true)
  })

  it('shows on a prefetched page', async () => {
    const page = await open('')
    const link = page.locator('main p a', { hasText: 'guide' })
    const fetched = page.waitForResponse((response) => response.url().endsWith('/guide'))
    await link.hover()
    await fetched
    edit('docs/guide.md', '# Guide', '# Guide to all')
    await expect.poll(world.site.printed).toMatch(/^~ docs\/guide\.md/m)
    await link.click()
    await page.locator('main h1', { hasText: 'Guide to all' }).waitFor()
    edit('docs/guide.md', 'Text of the first kind.', 'Text of another kind.')
    await waitForText(page, 'Text of another kind.')
    expect(await isSameWindow(page)).toBe(true)
  })

  it('that moves a page offers the new URL', async () => {
    const page = await open('guide')
    renameSync(join(world.site.siteDir, 'docs/guide.md'), join(world.site.siteDir, 'docs/moved.md'))
    // The router changes the URL first; events of a page go to its subscribers.
    await Promise.all([
      page.waitForRequest((request) => /__docgen\/events\?path=[^&]*moved/.test(request.url())),
      overlayOf(page).getByText('Go to Guide').click(),
    ])
    expect(page.url()).toMatch(/\/moved$/)
    rmSync(join(world.site.siteDir, 'docs/moved.md'))
    await overlayOf(page).getByText('This page no longer exists').waitFor()
    write('docs/moved.md', '# Back\n')
    await waitForText(page, 'Back')
  })

  it('that moves a page in two steps offers the new URL after the second', async () => {
    const page = await open('guide')
    rmSync(join(world.site.siteDir, 'docs/guide.md'))
    await overlayOf(page).getByText('This page no longer exists').waitFor()
    write('docs/moved.md', PAGE)
    await overlayOf(page).getByText('Go to Guide').click()
    await page.waitForURL(/\/moved$/)
  })

  it('that moves a hidden page twice offers the last URL', async () => {
    const page = await open('guide')
    await setVisibility(page, 'hidden')
    for (const [from, to] of [
      ['guide', 'moved'],
      ['moved', 'moved-on'],
    ]) {
      renameSync(join(world.site.siteDir, `docs/${from}.md`), join(world.site.siteDir, `docs/${to}.md`))
      const isThere = async (): Promise<boolean> => (await fetch(world.site.address() + to)).ok
      await expect.poll(isThere).toBe(true)
    }
    await setVisibility(page, 'visible')
    await overlayOf(page).getByText('Go to Guide').click()
    await page.waitForURL(/\/moved-on$/)
  })
})

describe('a deleted page', () => {
  it('is restored when its file is', async () => {
    const page = await open('guide')
    await page.locator('summary', { hasText: 'More' }).click()
    rmSync(join(world.site.siteDir, 'docs/guide.md'))
    await overlayOf(page).getByText('This page no longer exists').waitFor()
    write('docs/guide.md', PAGE.replace('The end.', 'The end is new.'))
    await waitForText(page, 'The end is new.')
    await overlayOf(page).waitFor({ state: 'detached' })
    expect(await page.getByText('Inside of it.').isVisible()).toBe(true)
    expect(await isSameWindow(page)).toBe(true)
  })
})

describe('an error', () => {
  it('is shown over the page until it is fixed', async () => {
    const page = await open('guide')
    edit('docs/guide.md', 'The end.', 'The end. [gone](./gone.md)')
    const list = overlayOf(page)
    await page.keyboard.press('Home')
    write('docs/index.md', '# Start\n\n![none](./none.png)\n')
    await list.getByText('docs/index.md:3:9').waitFor()
    expect(await list.locator('pre').first().textContent()).toContain('none.png')
    const opened = page.waitForResponse((response) => response.url().includes('/__docgen/open'))
    await list.getByText('docs/index.md:3:9').click()
    expect((await opened).status()).toBe(200)
    await page.keyboard.press('Escape')
    await list.locator('.badge').waitFor()
    write('docs/index.md', '# Start\n')
    edit('docs/guide.md', ' [gone](./gone.md)', '')
    await list.waitFor({ state: 'detached' })
    await expect.poll(world.site.printed).toMatch(/✓ all errors fixed/)
  })

  it('in the config keeps the site, and shows other saves', async () => {
    const page = await open('guide')
    edit('site.config.ts', 'export default {', 'export default {{')
    await overlayOf(page).getByText('invalid-config-syntax').waitFor()
    edit('docs/guide.md', 'The end.', 'Still written.')
    await waitForText(page, 'Still written.')
    edit('site.config.ts', 'export default {{', 'export default {')
    await overlayOf(page).waitFor({ state: 'detached' })
  })

  it('in the theme keeps the last good one, and shows other saves and the rest of the config', async () => {
    const page = await open('guide')
    edit('site.config.ts', "css: ['own.css']", "css: ['own.css'], package: './own-theme.mjs'")
    await overlayOf(page).getByText('there is no file ./own-theme.mjs').waitFor()
    edit('docs/guide.md', 'The end.', 'Still written.')
    await waitForText(page, 'Still written.')
    edit('site.config.ts', "title: 'Live'", "title: 'Renamed'")
    await page.waitForFunction(() => document.title.endsWith('Renamed'))
    write('own-theme.mjs', 'export const them = {}\n')
    await overlayOf(page).getByText('exports no theme').waitFor()
    write('own-theme.mjs', 'throw new Error("no paint")\n')
    await overlayOf(page).getByText("can't be loaded: no paint").waitFor()
    write('own-theme.mjs', 'export const theme = {}\n')
    await overlayOf(page).getByText('./own-theme.mjs has no components').waitFor()
    write('own-theme.mjs', `export { theme } from '${THEME}'\n`)
    await overlayOf(page).waitFor({ state: 'detached' })
    expect(await page.getByText('Still written.').count()).toBe(1)
    expect(await isSameWindow(page)).toBe(true)
  })

  it('in a component keeps the previous one, and shows every other save', async () => {
    const footer = (words: string): string => `export const Footer = () => <footer>${words}</footer>\n`
    write('own/Footer.tsx', footer('The first end'))
    edit('site.config.ts', "css: ['own.css']", "css: ['own.css'], components: { Footer: './own/Footer.tsx' }")
    edit('site.config.ts', "title: 'Live',", "title: 'Live', footer: { copyright: 'The end' },")
    const page = await open('guide')
    await waitForText(page, 'The first end')
    write('own/Footer.tsx', 'export const Footer = () => <footer>\n')
    await overlayOf(page).getByText('own/Footer.tsx:').waitFor()
    edit('docs/guide.md', 'The end.', 'Still written.')
    await waitForText(page, 'Still written.')
    expect(await page.getByText('The first end').count()).toBe(1)
    write('own/Footer.tsx', footer('The second end'))
    await waitForText(page, 'The second end')
    await overlayOf(page).waitFor({ state: 'detached' })
  })

  it('thrown by a component keeps the previous page, and is shown on pages opened later', async () => {
    const footer = (body: string): string => `export const Footer = () => { ${body} }\n`
    write('own/Footer.tsx', footer('return <footer>The first end</footer>'))
    edit('site.config.ts', "css: ['own.css']", "css: ['own.css'], components: { Footer: './own/Footer.tsx' }")
    edit('site.config.ts', "title: 'Live',", "title: 'Live', footer: { copyright: 'The end' },")
    const page = await open('guide')
    await waitForText(page, 'The first end')
    write('own/Footer.tsx', footer("throw new Error('no end')"))
    await overlayOf(page).getByText('a component threw: no end').waitFor()
    expect(await page.getByText('The first end').count()).toBe(1)
    expect(world.site.printed()).toMatch(/render-failed +own\/Footer\.tsx:\d+:\d+/)
    const other = await open('other')
    await overlayOf(other).getByText('a component threw: no end').waitFor()
    write('own/Footer.tsx', footer('return <footer>The second end</footer>'))
    await Promise.all([page, other].map((each) => waitForText(each, 'The second end')))
    await overlayOf(page).waitFor({ state: 'detached' })
    await expect.poll(world.site.printed).toMatch(/✓ all errors fixed/)
  })

  it('in code that MDX imports keeps all pages, and one in MDX itself all other pages', async () => {
    write('own/Card.tsx', 'export default () => <b>Drawn well</b>\n')
    write('docs/coded.mdx', "import Card from '../own/Card'\n\n# Coded\n\n<Card /> and {1 + 1}\n")
    write('docs/sums.mdx', '# Sums\n\n{2 + 3} of them\n')
    const status = () => fetch(`${world.site.address()}sums`).then((response) => response.status)
    await expect.poll(status).toBe(200)
    const [page, other] = [await open('coded'), await open('sums')]
    await waitForText(page, 'Drawn well and 2')
    write('own/Card.tsx', 'export default () => <b>\n')
    await overlayOf(page).getByText('own/Card.tsx:').waitFor()
    expect(await text(page)).toContain('Drawn well and 2')
    write('own/Card.tsx', 'export default () => <b>Drawn better</b>\n')
    await waitForText(page, 'Drawn better and 2')
    edit('docs/coded.mdx', 'own/Card', 'own/Cart')
    await overlayOf(other).getByText('own/Cart does not exist').waitFor()
    expect(await text(other)).toContain('5 of them')
    edit('docs/sums.mdx', 'of them', 'of those')
    await waitForText(other, '5 of those')
    edit('docs/coded.mdx', 'own/Cart', 'own/Card')
    await Promise.all([page, other].map((each) => overlayOf(each).waitFor({ state: 'detached' })))
    await waitForText(page, 'Drawn better and 2')
  })

  it.each([
    ['can not be bundled', '<b'],
    ['throws', "{(() => { throw new Error('no') })()}"],
  ])(
    'in a component that %s disappears as soon as the page is fixed, however long other pages take',
    async (_what, broken) => {
      const card = (inside: string): string => `export default () => <b>${inside}</b>\n`
      // Takes seconds to compile whenever the component changes; its name sorts after the others.
      const slow = '{(() => { const end = Date.now() + 4000; while (Date.now() < end); return "slow" })()}'
      write('own/Card.tsx', card('Card 1'))
      for (const name of ['one', 'two'])
        write(`docs/${name}.mdx`, `import Card from '../own/Card'\n\n# ${name}\n\n<Card />\n`)
      write('docs/zzz.mdx', `import Card from '../own/Card'\n\n# Slow\n\n${slow}\n`)
      const status = () => fetch(`${world.site.address()}one`).then((response) => response.status)
      await expect.poll(status).toBe(200)
      const page = await open('one')
      await waitForText(page, 'Card 1')
      write('own/Card.tsx', card(broken))
      await overlayOf(page).locator('.sheet').waitFor()
      write('own/Card.tsx', card('Card 2'))
      await waitForText(page, 'Card 2')
      await overlayOf(page).waitFor({ state: 'detached' })
    },
  )

  it('in the first config is shown instead of the site', async () => {
    await world.site.end()
    write('site.config.ts', 'export default {\n')
    await world.site.start()
    const page = await open('guide')
    await overlayOf(page).getByText('invalid-config-syntax').waitFor()
    write('site.config.ts', CONFIG)
    await waitForText(page, 'Text of the first kind.')
  })
})

describe('the server', () => {
  it('is reported while it is away, and reconnected when it is back', async () => {
    const page = await open('guide')
    const flags = ['--port', new URL(world.site.address()).port]
    expect(await world.site.end()).toBe(0)
    await overlayOf(page).getByText('docgen is not responding').waitFor()
    edit('site.config.ts', 'export default {', 'export default {{')
    await world.site.start(...flags)
    await overlayOf(page).getByText('site.config.ts:1').waitFor()
    // No page is known at that time.
    expect(
      await overlayOf(page)
        .getByText(/is not responding|no longer exists/)
        .count(),
    ).toBe(0)
    expect(await page.getByText('The end.').isVisible()).toBe(true)
    edit('docs/guide.md', 'The end.', 'Written while it was away.')
    edit('site.config.ts', 'export default {{', 'export default {')
    await waitForText(page, 'Written while it was away.')
    await overlayOf(page).waitFor({ state: 'detached' })
  })

  it('rejects events and file opening for pages of other origins', async () => {
    const statusOf = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
      fetch(`${world.site.address()}__docgen/${path}`, { headers, method }).then(({ status }) => status)
    const own = new URL(world.site.address()).origin
    expect(await statusOf('events?path=/', { origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf('open?file=docs/guide.md', {}, 'POST')).toBe(403)
    expect(await statusOf('open?file=docs/guide.md', { origin: 'https://evil.example' }, 'POST')).toBe(403)
    expect(await statusOf('open?file=docs/guide.md', { origin: own })).toBe(405)
    for (const file of ['../secret', '/etc/passwd', 'docs', 'docs/none.md', '%00']) {
      expect(await statusOf(`open?file=${file}`, { origin: own }, 'POST'), file).toBe(404)
    }
  })

  it('detects changes by polling if the file system has no events', async () => {
    await world.site.end()
    await world.site.start('--poll', '50')
    const page = await open('guide')
    edit('docs/guide.md', 'The end.', 'Seen by looking.')
    await waitForText(page, 'Seen by looking.')
  })
})
