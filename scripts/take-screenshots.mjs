// Takes the screenshots of the manual's gallery: every kind of page of the built example site in both color modes, each
// as one image of six window sizes. Kinds that the example site lacks come from copies of it: one with more kinds, one
// with the theme Paper. Run `npm run build` first.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { COPIES, EARLIER_API, KINDS, PAPER_COLORS } from './gallery/kinds.mjs'
import { unpackBrowser } from './unpack-browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const USAGE = `usage: take-screenshots.mjs [options]
  --only home,guide    kinds of pages; default all
  --images <folder>    where the images go; default docs/docs/looks/img
  --shots <folder>     keeps each screenshot as PNG, to look at it closely
`

/** Windows, in rows of the images. */
const ROWS = [
  [
    { width: 1920, height: 1080 },
    { width: 1440, height: 900 },
  ],
  [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ],
]
const MODES = ['light', 'dark']

/** Width of an image, space between its screenshots, and quality of WebP: all images together have about 2 MB. */
const IMAGE = { width: 1120, gap: 10, quality: 36 }

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
}

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(KINDS).join() },
      images: { type: 'string', default: join(root, 'docs/docs/looks/img') },
      shots: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  if (values.shots !== undefined) mkdirSync(values.shots, { recursive: true })
  const browser = await chromium.launch({ executablePath: unpackBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const temporary = mkdtempSync(join(tmpdir(), 'docgen-gallery-'))
  try {
    for (const name of values.only.split(',')) {
      const kind = KINDS[name]
      if (kind === undefined) throw new Error(`--only ${name}: there is no such kind`)
      const folder = kind.copy === undefined ? join(root, 'site/dist') : buildCopy(kind.copy, temporary)
      for (const mode of MODES) {
        const rows = []
        for (const sizes of ROWS) {
          const row = []
          for (const size of sizes)
            row.push({ ...size, png: await takeScreenshot(browser, { kind, folder, mode, size }) })
          rows.push(row)
        }
        const file = `${name}-sizes${mode === 'dark' ? '.dark' : ''}.webp`
        writeFileSync(join(values.images, file), await joinImages(browser, rows, mode))
        if (kind.isShownAlone) {
          const alone = await joinImages(browser, [rows[0].slice(-1)], mode, { width: 1440, gap: 0, quality: 50 })
          writeFileSync(join(values.images, file.replace('-sizes', '')), alone)
        }
        for (const { width, png } of values.shots === undefined ? [] : rows.flat())
          writeFileSync(join(values.shots, `${name}-${width}-${mode}.png`), png)
        process.stdout.write(`${file}\n`)
      }
    }
  } finally {
    await browser.close()
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Builds a copy of the example site; returns its output folder. */
function buildCopy(name, temporary) {
  const siteDir = join(temporary, name)
  const outDir = join(siteDir, 'dist')
  if (existsSync(outDir)) return outDir
  const source = join(root, 'site')
  const isCopied = (path) => !['dist', 'node_modules', '.docgen'].includes(basename(path))
  cpSync(source, siteDir, { recursive: true, filter: isCopied })
  for (const folder of ['blog', 'docs'])
    cpSync(join(root, 'scripts/gallery', folder), join(siteDir, folder), { recursive: true })
  linkPackages(siteDir, name === 'paper')
  if (name === 'paper') for (const folder of ['docs/img', 'static/img']) recolorImages(join(siteDir, folder))
  writeChanged(join(siteDir, 'openapi.yaml'), join(siteDir, 'earlier.yaml'), EARLIER_API)
  for (const category of ['advanced', 'version-history'])
    appendFileSync(join(siteDir, 'docs', category, '_category_.yml'), 'link: { type: generated-index }\n')
  const config = join(siteDir, 'site.config.ts')
  writeChanged(config, config, COPIES[name])
  const command = [join(root, 'packages/cli/bin/docgen.js'), 'build', siteDir, '--no-cache']
  execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] })
  return outDir
}

/** Writes a copy of a file in which some passages are replaced. */
function writeChanged(from, to, changes) {
  const changed = changes.reduce(
    (text, [passage, replacement]) => {
      // Otherwise the images would show other pages without a notice.
      if (text.replace(passage, '') === text) throw new Error(`${basename(from)} lacks ${passage}`)
      return text.replace(passage, replacement)
    },
    readFileSync(from, 'utf8'),
  )
  writeFileSync(to, changed)
}

/** Gives the SVG images of a folder the colors and corners of Paper. */
function recolorImages(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith('.svg')) continue
    const image = readFileSync(join(folder, name), 'utf8')
    const recolored = image
      .replace(/#[0-9a-f]{6}/gi, (color) => PAPER_COLORS[color.toLowerCase()] ?? color)
      .replace(/ rx="(?:[89]|1\d|22)[\d.]*"/g, ' rx="2"')
    writeFileSync(join(folder, name), recolored)
  }
}

/** Links the packages that a copy needs. Paper's font is not a dependency of the project, so npm downloads it. */
function linkPackages(siteDir, isPaper) {
  const modules = join(siteDir, 'node_modules')
  const link = (from, to) => {
    if (!existsSync(join(modules, to))) symlinkSync(join(root, from), join(modules, to))
  }
  mkdirSync(join(modules, '@docgen'), { recursive: true })
  if (isPaper) {
    const options = ['--prefix', siteDir, '--no-save', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps']
    writeFileSync(join(siteDir, 'package.json'), '{"private":true,"type":"module"}')
    execFileSync('npm', ['install', ...options, '@fontsource-variable/newsreader@5'], { stdio: 'inherit' })
    mkdirSync(join(modules, '@docgen'), { recursive: true })
    link('packages/theme-paper', '@docgen/theme-paper')
  } else link('site/node_modules/@fontsource-variable', '@fontsource-variable')
  link('packages/cli', '@docgen/cli')
  link('site/node_modules/@iconify-json', '@iconify-json')
  link('site/node_modules/subset-font', 'subset-font')
}

/** A PNG of a page in a window, without a server: the browser's requests are answered from the output folder. */
async function takeScreenshot(browser, { kind, folder, mode, size }) {
  const context = await browser.newContext({ viewport: size, hasTouch: size.width < 800, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await context.route('**/*', (route) => {
    const { host, pathname } = new URL(route.request().url())
    if (host !== 'docs.example') return route.abort()
    const path = decodeURIComponent(pathname)
    const name = [`${path}.html`, path, join(path, 'index.html')].find(
      (candidate) => extname(candidate) !== '' && existsSync(join(folder, candidate)),
    )
    return route.fulfill({
      status: name === undefined ? 404 : 200,
      contentType: TYPES[extname(name ?? 'x.html')] ?? 'application/octet-stream',
      body: readBody(join(folder, name ?? '404.html')),
    })
  })
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
  const response = await page.goto(new URL(kind.path, 'http://docs.example').href)
  if (response?.status() === 404 && !kind.isMissing) throw new Error(`${kind.path} does not exist`)
  await page.waitForLoadState('networkidle')
  await kind.prepare?.(page)
  const png = await page.screenshot()
  await context.close()
  return png
}

/** Browsers would not wait for an optional font until this script answers, so style sheets make text wait for fonts. */
function readBody(file) {
  if (extname(file) !== '.css') return readFileSync(file)
  return readFileSync(file, 'utf8').replaceAll('font-display:optional', 'font-display:block')
}

/** Joins rows of screenshots into one WebP image. Each row is as wide as the image. */
async function joinImages(browser, rows, mode, { width, gap, quality } = IMAGE) {
  const context = await browser.newContext({ viewport: { width, height: 400 } })
  const page = await context.newPage()
  const lines = rows.map((row) => {
    const images = row.map(
      ({ png, ...size }) =>
        `<img style="flex:${size.width / size.height}" src="data:image/png;base64,${png.toString('base64')}">`,
    )
    return `<div>${images.join('')}</div>`
  })
  await page.setContent(`<style>
    body { margin: 0; display: grid; gap: ${gap}px; padding: ${gap}px; background: ${mode === 'dark' ? '#2b2f37' : '#e7e8ec'} }
    div { display: flex; gap: ${gap}px; align-items: flex-start }
    img { min-width: 0; width: 0; border-radius: 6px }
  </style>${lines.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const { height } = await page.evaluate(() => document.body.getBoundingClientRect().toJSON())
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  await context.close()
  return Buffer.from(data, 'base64')
}

await main()
