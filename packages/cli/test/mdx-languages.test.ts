import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { copySite } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

// With the built docgen: modules that vitest loads do not see the query of their address.
it('tells components the language of the page, fields of the config and what plugins have brought', async () => {
  const copy = copySite(fileURLToPath(new URL('mdx-languages', import.meta.url)))
  try {
    const built = await runDocgen(['build', copy.siteDir])
    expect(built.code, built.stderr + built.stdout).toBe(0)
    const read = (file: string): string =>
      readFileSync(join(copy.outDir, file), 'utf8')
        .replaceAll('<!-- -->', '')
        .match(/<p>\w+, .*?<\/p>/)?.[0] ?? ''
    expect(read('index.html')).toBe('<p>Hello, 12, 1.0 and 1.1</p>')
    expect(read('two.html')).toBe('<p>Hello, 12, 1.0 and 1.1</p>')
    // The first is not translated: it is the same source in both languages.
    expect(read('fr/index.html')).toBe('<p>Bonjour, 12, 1.0 and 1.1</p>')
    expect(read('fr/two.html')).toBe('<p>Bonjour, 12, 1.0 and 1.1</p>')
    const again = await runDocgen(['build', copy.siteDir])
    expect(again.stdout + again.stderr).toMatch(/\(0 compiled, 8 from cache\)/)
    expect(read('fr/index.html')).toBe('<p>Bonjour, 12, 1.0 and 1.1</p>')

    const explained = await runDocgen(['explain', 'src/Known.jsx', copy.siteDir])
    expect(explained.stdout).toMatch(/\/fr\/two +runs it/)
    expect(explained.stdout).toMatch(/\/two +runs it/)
  } finally {
    copy.remove()
  }
})
