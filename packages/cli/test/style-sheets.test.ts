import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

it('style sheets contain only URLs of output files', async () => {
  const { report } = await copy.build()
  expect(report.diagnostics).toEqual([])
  const css = readStyles()
  const own = css.slice(css.lastIndexOf('@layer'))
  const urls = [...own.matchAll(/url\("?([^")]*)"?\)/g)].map(([, url = '']) => url).filter((url) => url.startsWith('/'))
  expect(urls.length).toBeGreaterThanOrEqual(5)
  for (const url of urls) expect(existsSync(join(copy.outDir, url.replace(/^\/base\//, ''))), url).toBe(true)
  expect(css).toMatch(/^@import "https:\/\/fonts\.googleapis\.com\/css2\?family=Inter:wght@400;700&display=swap";/)
})

it('CSS modules have the same class names in components, pages and the style sheet', async () => {
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

it('style sheets are rebuilt when referenced files change, appear and disappear', async () => {
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

/** A Sass module, a global sheet, and a partial that both use, imported by the overridden footer. */
function addSass(): void {
  writeFileSync(
    join(copy.siteDir, 'css/_values.scss'),
    "$accent: #123456;\n@mixin dots { background: url('img/dots.svg') }\n",
  )
  writeFileSync(
    join(copy.siteDir, 'css/extra.sass'),
    '@use "values"\n.extra\n  color: values.$accent\n  @include values.dots\n',
  )
  writeFileSync(
    join(copy.siteDir, 'components/box.module.scss'),
    "@use '@site/css/values';\n.box { .inner { color: values.$accent; } }\n",
  )
  const file = join(copy.siteDir, 'components/Footer.tsx')
  writeFileSync(file, `import '../css/extra.sass'\nimport './box.module.scss'\n${readFileSync(file, 'utf8')}`)
}

it("Sass is compiled with the site's sass, and again when a partial changes", async () => {
  addSass()
  mkdirSync(join(copy.siteDir, 'node_modules'), { recursive: true })
  const sass = dirname(createRequire(import.meta.url).resolve('sass'))
  symlinkSync(sass, join(copy.siteDir, 'node_modules/sass'), 'junction')
  const { report } = await copy.build()
  expect(report.diagnostics).toEqual([])
  expect(readStyles()).toMatch(/\.box_[\w-]+ \.inner_[\w-]+\{color:#123456\}/)
  expect(readStyles()).toMatch(/\.extra\{color:#123456;background:url\("?\/base\/assets\/dots-\w{8}\.svg"?\)\}/)
  const partial = join(copy.siteDir, 'css/_values.scss')
  writeFileSync(partial, readFileSync(partial, 'utf8').replace('#123456', '#654321'))
  await copy.build()
  expect(readStyles()).toMatch(/\.extra\{color:#654321/)
  writeFileSync(partial, '$accent: #123456\n.x { color: red }\n')
  const failed = await copy.build()
  expect(failed.report.diagnostics).toMatchObject([{ severity: 'error', file: 'css/_values.scss', line: 2 }])
})

it('a missing sass is reported at the sheet that needs it', async () => {
  addSass()
  const { report } = await copy.build()
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { file: 'components/box.module.scss', line: 1, hint: 'Install it: npm install sass' },
    { file: 'css/extra.sass', line: 1 },
  ])
})

it("Less is compiled with the site's less, and again when an import changes", async () => {
  const values = join(copy.siteDir, 'css/values.less')
  writeFileSync(values, '@accent: #123456;\n')
  const sheet = join(copy.siteDir, 'components/tile.module.less')
  writeFileSync(sheet, "@import '@site/css/values.less';\n.tile { .inner { color: @accent; } }\n")
  const file = join(copy.siteDir, 'components/Footer.tsx')
  writeFileSync(file, `import './tile.module.less'\n${readFileSync(file, 'utf8')}`)
  const errors = async () => (await copy.build()).report.diagnostics.filter(({ severity }) => severity === 'error')
  expect(await errors()).toMatchObject([{ file: 'components/tile.module.less', hint: 'Install it: npm install less' }])
  mkdirSync(join(copy.siteDir, 'node_modules'), { recursive: true })
  const less = dirname(createRequire(import.meta.url).resolve('less/package.json'))
  symlinkSync(less, join(copy.siteDir, 'node_modules/less'), 'junction')
  expect(await errors()).toEqual([])
  expect(readStyles()).toMatch(/\.tile_[\w-]+ \.inner_[\w-]+\{color:#123456\}/)
  writeFileSync(values, '@accent: #654321;\n')
  expect(await errors()).toEqual([])
  expect(readStyles()).toContain('{color:#654321}')
  writeFileSync(sheet, '.tile {\n  color: @unknown;\n}\n')
  expect(await errors()).toMatchObject([{ file: 'components/tile.module.less', line: 2, column: 10 }])
})
