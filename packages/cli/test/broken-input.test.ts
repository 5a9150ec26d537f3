import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenApiLinks } from './broken/apis.js'
import { addPage, INVALID, withoutWitness } from './broken/broken-site.js'
import { brokenConfigs } from './broken/configs.js'
import { brokenEncodings } from './broken/encodings.js'
import { endlessInputs } from './broken/endless-inputs.js'
import { expectText } from './broken/expect-text.js'
import { brokenFolders, unreadable } from './broken/folders.js'
import { brokenImages } from './broken/images.js'
import { manyPlaces } from './broken/many-places.js'
import { printBuild } from './broken/print-build.js'
import { unsafeHtml } from './broken/unsafe-html.js'

// Every input of these tables is broken in one way. The file next to it contains docgen's diagnostics;
// DOCGEN_UPDATE=1 updates it. The surrounding site has an error of its own, which must be reported along with every
// other.

// Root can read every file, whatever its permissions.
const IS_ROOT = process.getuid?.() === 0

const pages = readdirSync(join(INVALID, 'markdown')).filter((file) => file.endsWith('.md'))
const built = {
  ...brokenApiLinks,
  ...brokenConfigs,
  ...brokenEncodings,
  ...brokenFolders,
  ...brokenImages,
  ...endlessInputs,
  ...manyPlaces,
}

describe('a page', () => {
  it.each(pages)('%s', async (file) => {
    const copy = addPage(readFileSync(join(INVALID, 'markdown', file)))
    try {
      expectErrors(await printBuild(copy), join(INVALID, 'markdown', file.replace(/md$/, 'txt')))
    } finally {
      copy.remove()
    }
  })
})

describe('a page with unsafe HTML:', () => {
  it.each(Object.entries(unsafeHtml))('%s', async (name, html) => {
    const copy = addPage(`# Page\n\nBefore ${html} after.\n`)
    try {
      expectErrors(await printBuild(copy), join(INVALID, 'html', `${name}.txt`))
      expect(existsSync(copy.outDir)).toBe(false)
    } finally {
      copy.remove()
    }
  })
})

describe('a site', () => {
  it.each(Object.entries(built))('%s', async (name, { make, request, losesWitness }) => {
    const copy = make()
    try {
      const printed = await printBuild(copy, request?.(copy))
      expectErrors(printed, join(INVALID, 'built', `${name}.txt`), losesWitness)
    } finally {
      copy.remove()
    }
  })
})

describe.skipIf(IS_ROOT)(`a file without permission${IS_ROOT ? ' (skipped: root may read everything)' : ''}`, () => {
  it.each(Object.entries(unreadable))('%s', async (name, { make }) => {
    const copy = make()
    try {
      expectErrors(await printBuild(copy), join(INVALID, 'built', `${name}.txt`))
    } finally {
      copy.remove()
    }
  })
})

it('has no expectations for missing inputs', () => {
  expect(namesIn('markdown').filter((name) => !pages.includes(`${name}.md`))).toEqual([])
  expect(namesIn('html').filter((name) => !(name in unsafeHtml))).toEqual([])
  expect(namesIn('built').filter((name) => !(name in built || name in unreadable))).toEqual([])
})

it('tests two hundred broken inputs', () => {
  const elsewhere = ['config', 'sidebars'].flatMap((kind) => readdirSync(join(INVALID, kind)))
  const own = [pages, Object.keys(unsafeHtml), Object.keys(built)].flat()
  expect(own.length + elsewhere.length + namesIn('front-matter').length).toBeGreaterThanOrEqual(200)
})

function expectErrors(printed: string, file: string, losesWitness = false): void {
  const text = losesWitness ? printed : withoutWitness(printed)
  expect(text, `the other finding of the build is lost:\n${printed}`).toBeDefined()
  expect(text, 'nothing is reported').not.toBe('exit 0\n')
  expect(printed, 'a stack trace').not.toMatch(/^\s+at .*:\d+:\d+/m)
  expect(printed, 'a value that nobody wrote').not.toMatch(/\bundefined\b|\bNaN\b|\[object |ENO[A-Z]+:/)
  expectText(text ?? '', file)
}

/** The names of the expectations in a folder. */
function namesIn(kind: string): string[] {
  const files = readdirSync(join(INVALID, kind)).filter((file) => file.endsWith('.txt'))
  return files.map((file) => file.replace(/\.txt$/, ''))
}
