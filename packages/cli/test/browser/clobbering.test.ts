import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import { buildHere } from '../build-copy.js'
import { openBrowser, type TestBrowser } from './open-browser.js'
import { openStaticHost, type StaticHost } from './static-host.js'
import { isSameWindow, markWindow, waitForPage } from './world.js'

// Elements with ids and names of what scripts read from the document and from forms.

const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const NAMES = [
  ...['querySelector', 'querySelectorAll', 'getElementById', 'location', 'head', 'body', 'forms', 'cookie', 'title'],
  ...['__proto__', 'constructor', 'closest', 'matches', 'children', 'attributes', 'documentElement', 'createElement'],
]
const HTML = [
  ...NAMES.map((name) => `<img name="${name}" alt="a" src="/a.svg" />`),
  ...NAMES.map((name) => `<form name="${name}" id="f-${name}"><input name="${name}" aria-label="b" /></form>`),
  ...NAMES.map((name) => `<span id="${name}">c</span>`),
].join('\n')
/** One form with all names: it hides its own methods and properties. */
const FORM = `<form><p>${NAMES.map((name) => `<input name="${name}" id="${name}" aria-label="d" />`).join('')}<button id="submit">e</button></p></form>`
const REST = `

::::tabs
:::tab[One]
First panel.
:::
:::tab[Two]
Second panel.
:::
::::

\`\`\`js
let copied
\`\`\`

[Go on](./next.md)
`

let browser: TestBrowser
let host: StaticHost
const siteDir = join(mkdtempSync(join(tmpdir(), 'docgen-names-')), 'site')

beforeAll(async () => {
  browser = await openBrowser()
  writeTestFiles(siteDir, {
    'site.config.ts':
      "export default { title: 'Names', url: 'https://docs.example.com', docs: { routeBasePath: '/' }, markdown: { trustHtml: true } }\n",
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'docs/index.md': '# Start\n\nText.\n',
    'docs/next.md': '# Next\n\nWaterfall.\n',
    'docs/markdown.md': `# Markdown\n\n${HTML}${REST}`,
    'docs/react.mdx': `# React\n\nimport { Fields } from '@site/components/Fields'\n\n<Fields />${REST}`,
    'docs/island.mdx': `# Island\n\nimport { Later } from '@site/components/Later'\n\n<Later />${REST}`,
    'components/Later.tsx': `'use client'
import { useEffect, useState } from 'react'

export const hydrate = 'idle'

export function Later() {
  const [isShown, show] = useState(false)
  useEffect(() => show(true), [])
  return <div data-shown={isShown}>{isShown && <>${HTML}${FORM}</>}</div>
}
`,
    'docs/form.mdx': `# Form\n\nimport { Form } from '@site/components/Form'\n\n<Form />${REST}`,
    'components/Form.tsx': `export function Form() {\n  return <div>${FORM}</div>\n}\n`,
    'docs/fields.md': `# Fields\n\n${FORM}${REST}`,
    'components/Fields.tsx': `export function Fields() {\n  return <div>${HTML}</div>\n}\n`,
  })
  symlinkSync(MODULES, join(siteDir, 'node_modules'))
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  host = await openStaticHost(join(siteDir, 'dist'))
})
afterAll(async () => {
  await host.close()
  await browser.close()
  rmSync(join(siteDir, '..'), { recursive: true, force: true })
})

it.each(['markdown', 'react', 'fields', 'form', 'island'])(
  'all scripts work on a page with such names: %s',
  async (name) => {
    const page = await browser.open(`${host.origin}/${name}`)
    if (name === 'island') {
      await page.waitForSelector('[data-shown="true"] form')
      expect(await page.evaluate(() => typeof document.querySelector)).toBe('function')
      // The image, the form and the fields.
      expect(await page.locator('[name="content-querySelector"]').count()).toBe(4)
    }
    await markWindow(page)
    const before = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
    await page.click('.color-mode-switch')
    await page.waitForFunction((old) => document.documentElement.getAttribute('data-theme') !== old, before)
    await page.locator('.tab-label').nth(1).click()
    await page.getByText('Second panel.').waitFor()
    await page.locator('.code-frame').hover()
    await page.locator('[data-action="copy-code"]').click()
    await page.fill('.navbar .search-input', 'waterfall')
    await page.locator('.search-hit').filter({ hasText: 'Next' }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Go on' }).click()
    await waitForPage(page, 'Next')
    expect(await isSameWindow(page)).toBe(true)
    expect(browser.takeProblems()).toEqual([])
  },
)
