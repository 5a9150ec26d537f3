import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { copySite } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

// Uses the built docgen: modules that vitest loads do not see the query of their URL.
it('passes the version of the page, and the URLs of the others, to components in its language', async () => {
  const copy = copySite(fileURLToPath(new URL('mdx-versions', import.meta.url)))
  const read = (file: string): string => readFileSync(join(copy.outDir, file), 'utf8').replaceAll('<!-- -->', '')
  const shown = (file: string): string[] => [...read(file).matchAll(/<li>([^<]*)<\/li>/g)].map(([, text = '']) => text)
  const build = async (): Promise<string> => {
    const { code, stdout, stderr } = await runDocgen(['build', copy.siteDir, '--json'])
    expect(code, stderr).toBe(0)
    return JSON.parse(stdout).pages
  }
  try {
    await build()
    expect(shown('docs.html')).toEqual([
      '1.0 “1.0” last of default, in /base/docs',
      'Last: /base/docs',
      'All: current /base/docs/next, 1.0 /base/docs',
      'Of all: default /base/docs, community /base/community',
      'Chosen: null',
      'Data: current, 1.0',
    ])
    expect(shown('docs/next.html')[0]).toBe('current “Coming” not last of default, in /base/docs/next')
    expect(shown('community.html')[0]).toBe('current “Next” last of community, in nowhere')
    expect(shown('de/docs/next.html')[0]).toBe('current “Coming” not last of default, in /base/de/docs/next')
    // These two are not translated: they have the same sources in both languages.
    expect(shown('de/docs.html').slice(0, 2)).toEqual([
      '1.0 “1.0” last of default, in /base/de/docs',
      'Last: /base/de/docs',
    ])
    expect(shown('de/community.html')[1]).toBe('Last: /base/de/docs')
    expect(read('de/index.html')).toContain('<p>1.0 nowhere</p>')
    expect(await build()).toMatchObject({ compiled: 0 })

    writeFileSync(join(copy.siteDir, 'versions.json'), '[]')
    await build()
    expect(shown('docs.html')[0]).toBe('current “Coming” last of default, in /base/docs')
    expect(shown('community.html')[2]).toBe('All: current /base/docs')
  } finally {
    copy.remove()
  }
})
