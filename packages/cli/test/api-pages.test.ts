import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, describe, expect, it } from 'vitest'

import { writeTestFiles } from '../src/read/write-test-files.js'
import { type Description, squeeze, textOf, walkDescription } from './api-walker.js'
import { buildHere } from './build-copy.js'
import { findSharedFolder } from './shared-folder.js'

const shared = findSharedFolder('openapi')
const samples = shared.isLeftOut ? [] : readdirSync(shared.path).filter((name) => /\.(?:ya?ml|json)$/.test(name))

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function build(description: string): Promise<{ readonly siteDir: string; readonly errors: readonly string[] }> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-api-'))
  folders.push(siteDir)
  writeTestFiles(siteDir, {
    'docs/index.md': '---\ntitle: Home\n---\nHello.\n',
    'site.config.ts': `export default { title: 'T', url: 'https://t.example', trailingSlash: false, openapi: [{ path: './openapi.yaml', routeBasePath: '/api' }] }\n`,
  })
  cpSync(description, join(siteDir, 'openapi.yaml'))
  const { report } = await buildHere(siteDir, { usesCache: false })
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
  return { siteDir, errors: errors.map(({ code, line, message }) => `${code} ${line} ${message}`) }
}

/** Pages by the method and path, or webhook name, that they show, read from the HTML. */
function readPages(siteDir: string): ReadonlyMap<string, string> {
  const folder = join(siteDir, 'dist/api')
  const pages = new Map<string, string>()
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((each) =>
    each.endsWith('.html'),
  )) {
    const html = readFileSync(join(folder, name), 'utf8')
    const [, classes = ''] = /<html[^>]* class="([^"]*)"/.exec(html) ?? []
    if (classes.includes('is-operation')) pages.set(nameOf(html), html)
  }
  return pages
}

function nameOf(html: string): string {
  const [, method = '', code = ''] = /class="method [^"]*">(\w+)<\/span><pre><code>(.*?)<\/code>/s.exec(html) ?? []
  return `${method} ${textOf(code.replace(/<span class="server">.*?<\/span>/s, ''))}`
}

describe.skipIf(shared.isLeftOut)(`the pages of descriptions${shared.note}`, () => {
  it.each(samples)('show everything that %s describes', async (name) => {
    const file = join(shared.path, name)
    const document = load(readFileSync(file, 'utf8')) as Description
    const { siteDir, errors } = await build(file)
    expect(errors).toEqual([])
    const pages = readPages(siteDir)
    const missing = walkDescription(document, (method, path) => pages.get(`${method} ${squeeze(path)}`))
    expect(missing).toEqual([])
  })
})
