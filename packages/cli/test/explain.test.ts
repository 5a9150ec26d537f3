import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createColors } from 'picocolors'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { explain } from '../src/session/explain/explain-page.js'
import { withExplainedSite } from '../src/session/explain/open-explained-site.js'
import { formatExplanation } from '../src/terminal/format-explanation.js'
import { createSoundSite } from './broken/broken-site.js'
import type { SiteCopy } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

const TOLD = '# Told\n\n![picture](./own.svg)\n\n::include{file="/parts/_one.md"}\n'

let site: SiteCopy

beforeEach(async () => {
  site = createSoundSite()
  write('docs/told.md', TOLD)
  write('docs/own.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n')
  write('docs/teller.md', '# Teller\n\n[told](./told.md)\n')
  write('parts/_one.md', 'One.\n')
  await site.build()
})
afterEach(() => site.remove())

function write(path: string, text: string): void {
  writeTestFiles(site.siteDir, { [path]: text })
}

async function explainPage(subject: string): Promise<string> {
  const { siteDir, outDir } = site
  const outcome = await withExplainedSite({ siteDir, outDir, includesDrafts: false }, (each) => explain(subject, each))
  const { value, diagnostics = [] } = outcome.value ?? {}
  return value ? formatExplanation(value, createColors(false)) : diagnostics.map(({ hint }) => hint).join()
}

describe('an explanation', () => {
  it('names the inputs of a page and the pages that link to it, by any of its names', async () => {
    const explained = await explainPage('/told')
    expect(explained).toMatch(/^\/told {2}docs\/told\.md → told\S*\.html\n/)
    expect(explained).toMatch(/last build {2}compiled and rendered: new page/)
    expect(explained).toMatch(/next build {2}keeps it/)
    expect(explained).toMatch(/docs\/told\.md +[\da-f]{12}\n +parts\/_one\.md +[\da-f]{12}\n/)
    expect(explained).toMatch(/1 page links to it.*\n +\/teller$/)
    expect(await explainPage('docs/told.md')).toBe(explained)
    expect(await explainPage('/told/?q=1#part')).toBe(explained)
  })

  it.each<readonly [string, () => void, string]>([
    ['its own text', () => write('docs/told.md', `${TOLD}\nMore.\n`), 'docs/told.md changed'],
    ['what it includes', () => write('parts/_one.md', 'Two.\n'), 'parts/_one.md changed'],
    [
      'another page in the sidebar',
      () => write('docs/untold.md', '# Untold\n'),
      'the open branch of its sidebar and its link to the next page changed',
    ],
    [
      'its own title',
      () => write('docs/told.md', TOLD.replace('Told', 'Tales')),
      'the open branch of its sidebar, its title, its breadcrumbs, and docs/told.md changed',
    ],
    [
      'its front matter',
      () => write('docs/told.md', `---\ndescription: Told again\ntags: [new]\n---\n\n${TOLD}`),
      'its description, its tags, and docs/told.md changed',
    ],
    [
      'the title of the page before it',
      () => write('docs/teller.md', '# Zzz\n\n[told](./told.md)\n'),
      'the open branch of its sidebar and its link to the previous page changed',
    ],
    [
      'a picture',
      () => write('docs/own.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"></svg>\n'),
      'the targets of its links and images changed',
    ],
  ])('reports before and after a build that %s has changed', async (_name, change, because) => {
    change()
    expect(await explainPage('/told')).toContain(`next build  renders it: ${because}`)
    await site.build()
    const after = await explainPage('/told')
    expect(after).toMatch(new RegExp(`last build {2}.*: ${because}`))
    expect(after).toContain('next build  keeps it')
  })

  it('lists the uses of a file that is not a page', async () => {
    expect(await explainPage('parts/_one.md')).toBe('parts/_one.md\n  /told  includes it')
    expect(await explainPage('docs/own.svg')).toBe('docs/own.svg\n  /told  shows it or links to it')
    expect(await explainPage('site.config.ts')).toContain('part of the config')
    const config = readFileSync(join(site.siteDir, 'site.config.ts'), 'utf8')
    write('own/Footer.tsx', 'export const Footer = () => <footer>End</footer>\n')
    write(
      'site.config.ts',
      config.replace('export default {', "export default { theme: { components: { Footer: './own/Footer.tsx' } },"),
    )
    expect(await explainPage('own/Footer.tsx')).toContain('part of the components that replace those of the theme')
    write('own/Footer.tsx', "import { end } from './end'\nexport const Footer = () => <footer>{end}</footer>\n")
    write('own/end.ts', "export const end = 'End'\n")
    expect(await explainPage('own/end.ts')).toContain('part of the components that replace those of the theme')
    write('site.config.ts', config.replace('export default {', "export default { theme: { css: ['./own/site.css'] },"))
    write('own/site.css', "@import './colors.css';\n")
    write('own/colors.css', 'a { color: red }\n')
    for (const name of ['own/site.css', 'own/colors.css']) expect(await explainPage(name)).toContain('a style sheet')
    write('site.config.ts', config)
    expect(await explainPage('/tolld')).toBe('Did you mean /told?')
    expect((await runDocgen(['explain', 'broken-lnk', site.siteDir])).stderr).toContain('Did you mean broken-link?')
    write('static/img/a b.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n')
    for (const name of ['static/img/a b.svg', '/img/a%20b.svg', 'img/a b.svg']) {
      expect(await explainPage(name)).toBe('static/img/a b.svg\n  No page content uses it.')
    }
    write('site.config.ts', config.replace('export default {', "export default { favicon: '/img/a b.svg',"))
    expect(await explainPage('static/img/a b.svg')).toContain('named by favicon of the config')
    write('site.config.ts', config)
  })

  it('finds a page by its output file, from the site or from elsewhere', async () => {
    const file = join(site.outDir, 'told/index.html')
    const explainFile = async (subject: string) =>
      (await runDocgen(['explain', subject, site.siteDir, '--out', site.outDir])).stdout.split('\n')[0]
    expect(await explainFile(file)).toBe('/told  docs/told.md → told/index.html')
    expect(await explainFile(relative(process.cwd(), file))).toBe('/told  docs/told.md → told/index.html')
    expect(await explainFile(relative(site.siteDir, file))).toBe('/told  docs/told.md → told/index.html')
  })

  it('resolves a source to the page in its own language, and lists the pages in all languages that include a file', async () => {
    const config = readFileSync(join(site.siteDir, 'site.config.ts'), 'utf8')
    write(
      'site.config.ts',
      config.replace('export default {', "export default { i18n: { defaultLocale: 'en', locales: ['en', 'de'] },"),
    )
    const explained = await explainPage('docs/told.md')
    expect(explained).toMatch(/^\/told {2}/)
    expect(await explainPage('https://docs.example.com/told?q#part')).toBe(explained)
    // As copied from a browser during docgen dev.
    expect(await explainPage('http://localhost:4870/told')).toBe(explained)
    expect(await explainPage('https://[::1]:4870/told')).toBe(explained)
    expect(await explainPage('http://localhost.example/told')).toMatch(/Name a page|Did you mean/)
    expect((await explainPage('parts/_one.md')).split('\n').slice(1).sort()).toEqual([
      '  /de/told  includes it',
      '  /told  includes it',
    ])
    write('docs/later.md', '---\ndraft: true\n---\n\n# Later\n')
    expect(await explainPage('docs/later.md')).toContain('--drafts')
  })

  it('describes the files of versions and languages', async () => {
    const config = readFileSync(join(site.siteDir, 'site.config.ts'), 'utf8')
    write(
      'site.config.ts',
      config.replace('export default {', "export default { i18n: { defaultLocale: 'en', locales: ['en', 'de'] },"),
    )
    write('versions.json', '["1.0"]\n')
    write('versioned_docs/version-1.0/index.md', '# Old\n')
    write('versioned_sidebars/version-1.0-sidebars.json', '{ "main": ["index"] }\n')
    expect(await explainPage('versions.json')).toContain('the list of versions')
    expect(await explainPage('versioned_sidebars/version-1.0-sidebars.json')).toContain(
      'the sidebars of the version 1.0',
    )
    for (const name of ['texts', 'site', 'sidebars/current']) {
      write(`i18n/de/${name}.json`, '{}\n')
      expect(await explainPage(`i18n/de/${name}.json`)).toContain('texts in the language de')
    }
  })

  it('finds docs by their ids and operations by their names in the description', async () => {
    const config = readFileSync(join(site.siteDir, 'site.config.ts'), 'utf8')
    write(
      'site.config.ts',
      config.replace(
        'export default {',
        "export default { openapi: [{ path: 'openapi.yaml', routeBasePath: '/api' }],",
      ),
    )
    write(
      'openapi.yaml',
      "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths: { /pets: { get: { operationId: listPets, responses: {} } } }\n",
    )
    write('docs/deep/moved.md', '---\nslug: /elsewhere\n---\n\n# Moved\n')
    expect(await explainPage('deep/moved')).toMatch(/^\/elsewhere /)
    expect(await explainPage('listPets')).toMatch(/^\/api\/list-?pets /i)
    expect(await explainPage('listPet')).toBe('Did you mean listPets?')
  })

  it('does not claim that nothing links to a page or shows an image before pages are compiled', async () => {
    write('docs/other.md', '# Other\n\n[teller](./teller.md)\n')
    expect(await explainPage('/teller')).toContain(
      'No page content links to it, as far as is known: 1 page not compiled yet.',
    )
    write('docs/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n')
    expect(await explainPage('docs/new.svg')).toBe(
      'docs/new.svg\n  No page content uses it, as far as is known: 1 page not compiled yet.',
    )
    await site.build()
    expect(await explainPage('/teller')).toMatch(/1 page links to it.*\n +\/other$/)
  })

  it('describes a diagnostic by its code, outside of a site', async () => {
    const { code, stdout } = await runDocgen(['explain', 'broken-anchor'])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^broken-anchor\n\n {2}The page has no heading.*\n {2}fix {2}Correct the part after.*\n {2}severity {2}warning by default; `onBrokenAnchors` sets it\n/,
    )
  })
})
