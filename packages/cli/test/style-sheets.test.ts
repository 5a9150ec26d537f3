import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copySite, type SiteCopy } from './build-copy.js'

const SITE = fileURLToPath(new URL('sites/style-sheets', import.meta.url))
let copy: SiteCopy

beforeEach(() => {
  copy = copySite(SITE)
})
afterEach(() => copy.remove())

function readStyles(): string {
  const name = readdirSync(join(copy.outDir, 'assets')).find((file) => /^theme\.\w+\.css$/.test(file)) ?? ''
  return readFileSync(join(copy.outDir, 'assets', name), 'utf8')
}

it('names files of the output in every address of every style sheet', async () => {
  const { report } = await copy.build()
  expect(report.diagnostics).toEqual([])
  const css = readStyles()
  const own = css.slice(css.lastIndexOf('@layer'))
  const urls = [...own.matchAll(/url\("?([^")]*)"?\)/g)].map(([, url = '']) => url).filter((url) => url.startsWith('/'))
  expect(urls.length).toBeGreaterThanOrEqual(5)
  for (const url of urls) expect(existsSync(join(copy.outDir, url.replace(/^\/base\//, ''))), url).toBe(true)
  expect(css).toMatch(/^@import "https:\/\/fonts\.googleapis\.com\/css2\?family=Inter:wght@400;700&display=swap";/)
})

it('gives the classes of CSS modules in components and pages the names of the style sheet', async () => {
  await copy.build()
  const html = readFileSync(join(copy.outDir, 'index.html'), 'utf8')
  const css = readStyles()
  for (const name of ['footer', 'box']) {
    const [, own = ''] = new RegExp(`class="(${name}_[\\w-]+)"`).exec(html) ?? []
    expect(css).toContain(`.${own}{`)
  }
  expect(html).toMatch(/<img src="\/base\/assets\/mark-\w{8}\.svg"/)
  expect(html).toContain('<a href="/base/more/">Made by hand</a>')
  expect(html).toContain("font-src 'self' https://fonts.googleapis.com https://fonts.gstatic.com")
})

it('follows files that style sheets name when they change, appear and go', async () => {
  await copy.build()
  const before = readStyles()
  writeFileSync(join(copy.siteDir, 'css/img/dots.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  await copy.build()
  const after = readStyles()
  expect(after).not.toBe(before)
  writeFileSync(join(copy.siteDir, 'components/box.module.css'), '@import "./more.css";\n.box { color: blue }\n')
  const failed = await copy.build()
  expect(failed.report.diagnostics.map(({ message }) => message).join()).toContain('"./more.css" not found')
  writeFileSync(join(copy.siteDir, 'components/more.css'), '.more { color: green }\n')
  expect((await copy.build()).report.diagnostics).toEqual([])
  expect(readStyles()).toContain('color:green')
  writeFileSync(join(copy.siteDir, 'components/more.css'), '.more { color: #123456 }\n')
  await copy.build()
  expect(readStyles()).toContain('color:#123456')
  const cold = copySite(copy.siteDir)
  await cold.build()
  expect(readdirSync(cold.outDir, { recursive: true }).sort()).toEqual(
    readdirSync(copy.outDir, { recursive: true }).sort(),
  )
  cold.remove()
})
