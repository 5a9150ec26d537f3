import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { unpackBrowser } from '../../../scripts/unpack-browser.mjs'
import { findBrowser } from '../src/export/pdf/open-chromium.js'
import { openPrinter } from '../src/export/pdf/print-pdf.js'
import { readDestinations, withoutDates } from '../src/export/pdf/read-destinations.js'
import { readUntilEnd, startDocgen } from './run-docgen.js'

describe('openPrinter', () => {
  it('prints a document with outline, tags and named places, with the same bytes each time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pdf-test-'))
    const printer = await openPrinter(unpackBrowser(), join(folder, 'profile'))
    try {
      const sections = ['p1', 'p2'].map(
        (id) => `<section id="${id}" style="break-before:page"><h1>${id}</h1><a href="#p2">next</a></section>`,
      )
      const file = join(folder, 'a.html')
      writeFileSync(
        file,
        `<!DOCTYPE html><html lang="en"><title>A</title><h1>Contents</h1><a href="#p1">1</a>${sections}`,
      )
      const print = (isMeasured?: boolean) => printer.print(pathToFileURL(file).href, isMeasured)
      const [first, second, measured] = [await print(), await print(), await print(true)]
      expect(Object.fromEntries(readDestinations(first).destinations)).toMatchObject({ p1: 2, p2: 3 })
      expect(readDestinations(measured)).toMatchObject({
        pageCount: 3,
        destinations: new Map([
          ['p1', 2],
          ['p2', 3],
        ]),
      })
      expect(first.toString('latin1')).toMatch(/\/Outlines [\s\S]*\/StructTreeRoot|\/StructTreeRoot [\s\S]*\/Outlines/)
      expect(withoutDates(first).equals(withoutDates(second))).toBe(true)
    } finally {
      await printer.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('reports a program that is no browser', async () => {
    const printer = await openPrinter(process.execPath, join(tmpdir(), 'no-profile'))
    await expect(printer.print('about:blank')).rejects.toThrow()
    await printer.close()
  })
})

describe('docgen export pdf', () => {
  const site = fileURLToPath(new URL('sites/languages', import.meta.url))

  it('prints the pages of a language once each, where the table of contents says, without leftovers', async () => {
    const { folder, temporary, out, run } = prepare()
    const { code, stdout, stderr } = await readUntilEnd(run(site, '--locale', 'de'))
    expect(code, stderr).toBe(0)
    expect(stdout).toContain('docs.pdf')
    expect(stderr).toMatch(/Laying out \d+ pages …\nPrinting \d+ PDF pages …/)
    const pdf = readFileSync(out)
    const { pageCount, destinations } = readDestinations(pdf)
    // After the cover and the table of contents.
    expect(destinations.get('p1')).toBe(3)
    expect(pageCount).toBeGreaterThanOrEqual(destinations.size)
    expect(pdf.toString('latin1')).toContain('/Lang (de')
    expect(readdirSync(temporary).filter((name) => name.startsWith('docgen-'))).toEqual([])
    rmSync(folder, { recursive: true, force: true })
  })

  it('links to the pages and headings that the links of the example site name', async () => {
    const { folder, out, run } = prepare()
    const example = fileURLToPath(new URL('../../../site', import.meta.url))
    const { code, stderr } = await readUntilEnd(run(example, '--section', '/payments'))
    expect(code, stderr).toBe(0)
    const links = followLinks(readFileSync(out).toString('latin1'))
    // The contents list each page once, in this order; all other links follow them.
    const titles = links.slice(0, PAYMENTS.length).map(({ found }) => found)
    expect(titles.map((found, index) => found.find((title) => title === PAYMENTS[index]))).toEqual(PAYMENTS)
    expect(links.length - PAYMENTS.length).toBeGreaterThanOrEqual(30)
    for (const { name, found } of links) {
      const [, page = '', heading] = /^p(\d+)(?:-(.+))?$/.exec(name) ?? []
      const wanted = heading ?? slugOf(PAYMENTS[Number(page) - 1] ?? '')
      expect(found.map(slugOf), name).toContain(wanted)
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('ends at once at Ctrl-C, without a PDF and without leftovers', async () => {
    const { folder, temporary, out, run } = prepare()
    const child = run(site)
    child.stderr?.on('data', (chunk) => {
      if (String(chunk).includes('Laying out')) child.kill('SIGINT')
    })
    const { code, stderr } = await readUntilEnd(child)
    expect(code).toBe(130)
    expect(stderr).toContain('Interrupted. No PDF was written.')
    expect(existsSync(out)).toBe(false)
    expect(readdirSync(temporary).filter((name) => name.startsWith('docgen-'))).toEqual([])
    rmSync(folder, { recursive: true, force: true })
  })

  it('reports a browser that fails, without a PDF and without leftovers', async () => {
    const { folder, temporary, out, run } = prepare(process.execPath)
    const { code, stderr } = await readUntilEnd(run(site))
    expect(code).toBe(2)
    expect(stderr).toContain('pdf-not-printed')
    expect(stderr.replace(/\s+/g, ' ')).toContain('could not print the pages')
    expect(existsSync(out)).toBe(false)
    expect(readdirSync(temporary).filter((name) => name.startsWith('docgen-'))).toEqual([])
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['a section', ['--section', '/gone'], 'no page is below /gone'],
    ['a version', ['--docs-version', 'gone'], 'no version is called gone'],
  ])('reports %s that does not exist', async (_name, flags, message) => {
    const { folder, run } = prepare()
    const { code, stderr } = await readUntilEnd(run(site, ...flags))
    expect(code).toBe(2)
    expect(stderr).toContain('pdf-not-printed')
    expect(stderr).toContain(message)
    rmSync(folder, { recursive: true, force: true })
  })
})

/** The pages of that section. */
const PAYMENTS = [
  'Payments',
  'Stripe',
  'PayPal',
  'Revolut',
  'Authorize.net',
  'YooKassa',
  'GoCardless',
  'Binance Pay',
  'Crypto without KYC',
  'Manual payments',
  'Payment processor fees',
  'Supported currencies',
]

/** The internal links of a PDF: the name of the target, and the titles of all bookmarks on the page where it is. */
function followLinks(pdf: string): readonly { readonly name: string; readonly found: readonly string[] }[] {
  const targets = new Map([...pdf.matchAll(/\/(p[\w-]*) \[(\d+) 0 R \/XYZ/g)].map(([, name, page]) => [name, page]))
  const bookmarks = [...pdf.matchAll(/\/Title \(((?:[^()\\]|\\.)*)\)\n\/Dest \[(\d+) 0 R/g)]
  return [...pdf.matchAll(/\/Subtype \/Link\n[^>]*?\/Dest \/([\w-]+)/g)].map(([, name = '']) => ({
    name,
    found: bookmarks.filter(([, , page]) => page === targets.get(name)).map(([, title = '']) => title),
  }))
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-')
}

/** A folder for a PDF, and one for temporary files. */
function prepare(browser = unpackBrowser()) {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-test-'))
  const temporary = join(folder, 'tmp')
  const out = join(folder, 'docs.pdf')
  mkdirSync(temporary)
  const run = (site: string, ...flags: readonly string[]) =>
    startDocgen(['export', 'pdf', site, '-o', out, ...flags], { CHROME_PATH: browser, TMPDIR: temporary })
  return { folder, temporary, out, run }
}

describe('findBrowser', () => {
  it('takes the path of the environment, and nothing else if it is wrong', () => {
    expect(findBrowser({ CHROME_PATH: process.execPath })).toBe(process.execPath)
    expect(findBrowser({ CHROME_PATH: '/gone', PATH: process.env['PATH'] })).toBeUndefined()
  })
})
