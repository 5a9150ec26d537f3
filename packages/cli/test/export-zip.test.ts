import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite } from './build-copy.js'
import { FIREFOX, launchBrowser } from './launch-browser.js'
import { runDocgen } from './run-docgen.js'

describe('docgen export zip', () => {
  const copy = copySite(fileURLToPath(new URL('sites/versions', import.meta.url)))
  const out = join(copy.siteDir, '..', 'archives of all')
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
    const config = join(copy.siteDir, 'site.config.ts')
    const context = "search: { contexts: [{ path: '/there-then', label: 'Then' }] },"
    writeFileSync(config, readFileSync(config, 'utf8').replace("title: 'Versions',", `title: 'Versions', ${context}`))
    const { code, stderr } = await runDocgen(['export', 'zip', copy.siteDir, '-o', out])
    expect(code, stderr).toBe(0)
    for (const [file, bytes] of Object.entries(unzipSync(readFileSync(join(out, 'versions-2.0.zip'))))) {
      mkdirSync(dirname(join(out, file)), { recursive: true })
      writeFileSync(join(out, file), bytes)
    }
  })
  afterAll(async () => {
    await browser.close()
    copy.remove()
  })

  it('writes an archive of each version, and leaves the output of the site alone', () => {
    const archives = readdirSync(out).filter((file) => file.endsWith('.zip'))
    expect(archives).toEqual(['versions-1.0.zip', 'versions-2.0.zip', 'versions-current.zip'])
    expect(readdirSync(copy.siteDir)).not.toContain('dist')
  })

  it('names the base URL of archives only for its script, and has no API description of another version', () => {
    const filesOf = (version: string): Readonly<Record<string, Uint8Array>> =>
      unzipSync(readFileSync(join(out, `versions-${version}.zip`)))
    // The script of archives answers requests for URLs in attributes of data.
    for (const [file, bytes] of Object.entries(filesOf('2.0')))
      if (file.endsWith('.html'))
        expect(
          Buffer.from(bytes)
            .toString('utf8')
            .match(/(?<! data-[a-z]+=")\/-docgen-archive-\/[^"]*/g),
          file,
        ).toBeNull()
    const descriptions = ['1.0', '2.0', 'current'].map((version) =>
      Object.keys(filesOf(version)).filter((file) => file.endsWith('.yaml')),
    )
    expect(descriptions).toEqual([[], ['versions-2.0/api/openapi.yaml'], ['versions-current/next/api/openapi.yaml']])
  })

  it('has pages that load, link and search from a disk, without any failed request', async () => {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('requestfailed', (request) => {
      // The next page ends what the last one was loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(request.url())
    })
    const root = pathToFileURL(join(out, 'versions-2.0/')).href
    await page.goto(`${root}index.html`)
    await page.getByRole('link', { name: 'Start' }).first().click()
    await page.waitForURL(`${root}guide/start.html`)
    expect(await page.locator('#docgen-base-url-banner:visible').count()).toBe(0)
    await page.locator('.search-input:visible').first().fill('moved')
    const hit = page.locator('.search-hit').first()
    await expect.poll(() => hit.getAttribute('href')).toContain(`${root}there-then.html`)
    await hit.click()
    await page.waitForURL(/there-then\.html/)
    await page.locator('.search-input:visible').first().fill('moved')
    // A page below the path of a context searches in it.
    await page.getByRole('option', { name: 'within "Then"' }).click()
    await page.waitForURL(`${root}search.html?q=moved&ctx=there-then`)
    await expect.poll(() => page.locator('main .search-page').count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.search-context').inputValue()).toBe('/there-then')
    expect(problems).toEqual([])
    await page.close()
  })
})

const ISLAND = `'use client'
import { useState } from 'react'
export default function Counter({ start }) {
  const [count, setCount] = useState(start)
  return <button id="counter" type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
}
`
const PAGE = `import Counter from '../components/Counter'

# Home

<Counter start={3} />

\`\`\`mermaid
flowchart LR
  A --> B
\`\`\`
`

describe.each(FIREFOX === undefined ? ['chromium'] : ['chromium', 'firefox'])('an archive in %s', (name) => {
  it('has islands and diagrams that start from a disk', async () => {
    const copy = copySite(fileURLToPath(new URL('components', import.meta.url)))
    const out = join(copy.siteDir, '..', 'archives')
    writeFileSync(
      join(copy.siteDir, 'site.config.ts'),
      "export default { title: 'Kit', url: 'https://docs.example.com', markdown: { mermaid: true } }",
    )
    writeFileSync(join(copy.siteDir, 'components/Counter.tsx'), ISLAND)
    rmSync(join(copy.siteDir, 'docs/index.md'))
    writeFileSync(join(copy.siteDir, 'docs/index.mdx'), PAGE)
    const { code, stderr } = await runDocgen(['export', 'zip', copy.siteDir, '-o', out])
    expect(code, stderr).toBe(0)
    for (const [file, bytes] of Object.entries(unzipSync(readFileSync(join(out, 'kit.zip'))))) {
      mkdirSync(dirname(join(out, file)), { recursive: true })
      writeFileSync(join(out, file), bytes)
    }
    const browser = await launchBrowser(name)
    const page = await browser.newPage()
    await page.goto(pathToFileURL(join(out, 'kit/index.html')).href)
    await page.locator('#counter').click()
    await expect.poll(() => page.locator('#counter').textContent()).toBe('Count 4')
    await page.locator('docgen-island[name="Diagram"]').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('main svg').count()).toBeGreaterThan(0)
    await browser.close()
    copy.remove()
  })
})
