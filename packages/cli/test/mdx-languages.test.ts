import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { copySite } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

// Uses the built docgen: modules that vitest loads do not see the query of their URL.
it('passes the language of the page, fields of the config and plugin data to components', async () => {
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
    // The first is not translated: it has the same source in both languages.
    expect(read('fr/index.html')).toBe('<p>Bonjour, 12, 1.0 and 1.1</p>')
    expect(read('fr/two.html')).toBe('<p>Bonjour, 12, 1.0 and 1.1</p>')
    const again = await runDocgen(['build', copy.siteDir])
    expect(again.stdout + again.stderr).toMatch(/\(0 compiled, 10 from cache\)/)
    expect(read('fr/index.html')).toBe('<p>Bonjour, 12, 1.0 and 1.1</p>')

    const explained = await runDocgen(['explain', 'src/Known.jsx', copy.siteDir])
    expect(explained.stdout).toMatch(/\/fr\/two +runs it/)
    expect(explained.stdout).toMatch(/\/two +runs it/)
  } finally {
    copy.remove()
  }
})

it('returns the translated text of translate(), in a build and in islands', async () => {
  const copy = copySite(fileURLToPath(new URL('mdx-languages', import.meta.url)))
  try {
    const built = await runDocgen(['build', copy.siteDir])
    expect(built.code, built.stderr + built.stdout).toBe(0)
    const read = (file: string): string => readFileSync(join(copy.outDir, file), 'utf8').replaceAll('<!-- -->', '')
    // English treats zero as plural, French as singular.
    expect(read('texts.html')).toContain('<p>Texts, SEND IT, 7, Sen, 0 files, 2 files</p>')
    expect(read('fr/texts.html')).toContain('<p>Texts, ENVOYER, 7, Env, 0 fichier, 2 fichiers</p>')
    expect(read('texts.html')).toContain('title="SEND IT">Sent <b>0</b> times<')
    expect(read('fr/texts.html')).toContain('title="ENVOYER">Envoyé <b>0</b> fois<')
    // Elements are inserted into the text of the page's language, including links.
    expect(read('texts.html')).toContain('Read <a href="/two">the **second** page</a> for <b>more <i>of it</i></b>.')
    expect(read('fr/texts.html')).toContain(
      'Pour <b>more <i>of it</i></b>, lire <a href="/fr/two">the **second** page</a>.',
    )
    const scripts = readdirSync(join(copy.outDir, 'assets')).filter((name) => /^(?:Send|island)-.*\.js$/.test(name))
    const code = scripts.map((name) => read(`assets/${name}`)).join('')
    for (const text of ['Envoyer', 'Lien direct']) expect(code).toContain(text)
    const texts = join(copy.siteDir, 'i18n/fr/texts.json')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('"Envoyer"', '"Poster"'))
    expect((await runDocgen(['build', copy.siteDir])).code).toBe(0)
    expect(read('fr/texts.html')).toContain('<p>Texts, POSTER, 6, Pos, 0 fichier, 2 fichiers</p>')
  } finally {
    copy.remove()
  }
})
