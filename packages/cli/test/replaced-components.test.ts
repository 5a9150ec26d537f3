import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copySite, readTree, type SiteCopy } from './build-copy.js'

let copy: SiteCopy

beforeEach(() => {
  copy = copySite(fileURLToPath(new URL('components', import.meta.url)))
})

afterEach(() => copy.remove())

const replace = (name: string, text: string): void => writeFileSync(join(copy.siteDir, 'components', name), text)
const readPage = (): string => readFileSync(join(copy.outDir, 'index.html'), 'utf8')

/** Builds the site and returns its errors. */
async function findErrors(): Promise<readonly string[]> {
  const { report } = await copy.build()
  return report.diagnostics.map(({ code, file, line, message }) => `${code} ${file ?? ''}:${line ?? ''} ${message}`)
}

describe('components of the site', () => {
  it('override those of the theme, and can wrap the original', async () => {
    expect(await findErrors()).toEqual([])
    expect(readPage()).toMatch(/<p id="[^"]+">Before the end of <!-- -->Wrapped<!-- -->\.<\/p><footer class="footer/)
    expect(readPage()).toContain('The old end.')
    expect(readPage()).toMatch(/<pre data-own="js"><span><span class="k">let<\/span>/)
  })

  it('build the same bytes wherever the site is', async () => {
    await copy.build()
    const other = copySite(copy.siteDir)
    await other.build()
    const manifest = readFileSync(join(other.outDir, 'docgen-manifest.json'), 'utf8')
    other.remove()
    expect(manifest).toBe(readFileSync(join(copy.outDir, 'docgen-manifest.json'), 'utf8'))
  })

  it.each([
    ['SearchForm', 'index.html'],
    ['ColorModeSwitch', 'index.html'],
    ['Drawer', 'index.html'],
    ['VersionNotice', '1.0/guide/start.html'],
    ['VersionBadge', '1.0/guide/start.html'],
  ])('override %s', async (name, file) => {
    const site = copySite(fileURLToPath(new URL('sites/versions', import.meta.url)))
    writeFileSync(join(site.siteDir, `${name}.tsx`), `export const ${name} = () => <p id="own">{'own ${name}'}</p>`)
    const config = readFileSync(join(site.siteDir, 'site.config.ts'), 'utf8')
    writeFileSync(
      join(site.siteDir, 'site.config.ts'),
      config.replace('title:', `theme: { components: { ${name}: './${name}.tsx' } },\n  title:`),
    )
    expect((await site.build()).report.diagnostics.filter(({ code }) => code === 'invalid-theme')).toEqual([])
    const page = readTree(site.outDir).get(file)
    site.remove()
    expect(page).toContain(`own ${name}</p>`)
  })

  it('override the footer of a site without the field footer', async () => {
    const config = join(copy.siteDir, 'site.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace("footer: { copyright: 'The old end.' },", ''))
    replace('Footer.tsx', 'export const Footer = ({ footer }) => <footer>{footer.links.length} links</footer>\n')
    await copy.build()
    expect(readPage()).toMatch(/<footer>0<!-- --> links<\/footer>/)
  })

  it('translate texts and know the language of the page, in the layout and in content', async () => {
    const config = join(copy.siteDir, 'site.config.ts')
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace(
        'export default {',
        "export default {\n  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },",
      ),
    )
    const translated = join(copy.siteDir, 'i18n/de/texts.json')
    mkdirSync(join(copy.siteDir, 'i18n/de'), { recursive: true })
    writeFileSync(translated, '{"end": {"message": "Ende"}, "code": {"message": "Quelltext"}}')
    replace(
      'Footer.tsx',
      `import Translate, { translate } from '@docusaurus/Translate'
import useSiteContext from '@docgen/theme/use-site-context'
const loaded = translate({ id: 'end', message: 'End' }).toUpperCase()
export const Footer = () => {
  const { siteConfig, i18n } = useSiteContext()
  return <footer><Translate id="end">End</Translate>{['', loaded, siteConfig.title.length > 0, i18n.currentLocale].join('|')}</footer>
}
`,
    )
    replace(
      'CodeBlock.tsx',
      "import { translate } from '@docgen/theme/translate'\nexport const CodeBlock = () => <pre>{translate({ id: 'code', message: 'Code' })}</pre>\n",
    )
    const read = (page: string): string => readFileSync(join(copy.outDir, page), 'utf8').replaceAll('<!-- -->', '')
    expect(await findErrors()).toEqual([])
    expect(read('index.html')).toMatch(/<pre>Code<[\s\S]*<footer>End\|END\|true\|en<\/footer>/)
    expect(read('de/index.html')).toMatch(/<pre>Quelltext<[\s\S]*<footer>Ende\|ENDE\|true\|de<\/footer>/)
    writeFileSync(translated, '{"end": {"message": "Schluss"}, "code": {"message": "Code"}}')
    expect(await findErrors()).toEqual([])
    expect(read('de/index.html')).toMatch(/<pre>Code<[\s\S]*<footer>Schluss\|SCHLUSS\|true\|de<\/footer>/)
  })

  it('change the pages when they change', async () => {
    await copy.build()
    replace('Footer.tsx', 'export const Footer = () => <footer>Another end</footer>')
    await copy.build()
    expect(readPage()).toContain('<footer>Another end</footer>')
  })

  it('precede the colors that the config adds', async () => {
    await copy.build()
    const [, stylesheet = ''] = /href="\/(assets\/theme\.[^"]+\.css)"/.exec(readPage()) ?? []
    expect(readFileSync(join(copy.outDir, stylesheet), 'utf8')).toMatch(/:root\{--color-accent:#0a7\}\s*$/)
  })
})

describe('an error in a component is reported:', () => {
  it.each([
    ['export const Foot = () => null', /^invalid-component site\.config\.ts:5 \S+ has no export Footer$/],
    ['export const Footer = () => <p>', /^invalid-component components\/Footer\.tsx:1 /],
    [
      "import './own.css'\nexport const Footer = () => null",
      /^invalid-component components\/own\.css:1 .*not valid CSS/,
    ],
    [
      "import x from './none.js'\nexport const Footer = () => x",
      /^invalid-component components\/Footer\.tsx:1 \.\/none\.js does not exist$/,
    ],
    ['export const Footer = 5', /^invalid-component site\.config\.ts:5 Footer is not a component but a number$/],
    [
      "import x from 'none'\nexport const Footer = () => x",
      /^invalid-component components\/Footer\.tsx:1 the package none is not installed$/,
    ],
  ])('%s', async (text, message) => {
    replace('Footer.tsx', text)
    writeFileSync(join(copy.siteDir, 'components', 'own.css'), 'a }')
    expect(await findErrors()).toEqual([expect.stringMatching(message)])
  })

  it('a value that React cannot render, once for all pages', async () => {
    replace('Footer.tsx', 'export const Footer = () => <footer>{{ a: 1 }}</footer>\n')
    const { report } = await copy.build()
    expect(report.diagnostics).toMatchObject([
      {
        code: 'render-failed',
        message: expect.stringMatching(/^a component threw: Objects are not valid as a React child/),
        hint: expect.stringMatching(/^Check what the components of theme.components return. It was rendering \/404, /),
      },
    ])
  })

  it('a link to a missing page in data, but not in the beginning of an expression', async () => {
    replace(
      'Footer.tsx',
      `import Link from '@docgen/theme/link'
const rows = [{ to: '/gone' }]
const version = ''
export const Footer = () => (
  <p>
    {rows.map(({ to }) => <Link to={to}>x</Link>)}
    <Link to={'/' + version}>x</Link>
    <Link to={'/part' + version}>x</Link>
    <a href={'/part' + version}>x</a>
  </p>
)
`,
    )
    expect(await findErrors()).toEqual([
      expect.stringMatching(/^broken-link components\/Footer\.tsx:2 no page at \/gone/),
    ])
  })

  it('a link to a missing page, at its position', async () => {
    replace(
      'Footer.tsx',
      'import Link from \'@docusaurus/Link\'\n\nexport const Footer = () => <Link to="/nowhere">x</Link>\n',
    )
    expect(await findErrors()).toEqual([
      expect.stringMatching(/^broken-link components\/Footer\.tsx:3 no page at \/nowhere/),
    ])
  })

  it('links and images of HTML elements with missing targets, or without the base URL', async () => {
    const config = join(copy.siteDir, 'site.config.ts')
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace('export default {', "export default {\n  baseUrl: '/base/',"),
    )
    replace(
      'Footer.tsx',
      `export const Footer = () => (
  <p>
    <a href="/nowhere">x</a>
    <img alt="" src={'/gone.png'} />
    <a className="start" href="/">x</a>
    <a href="https://a.example/">x</a>
    <Other href="/nowhere" />
  </p>
)
const Other = ({ href }: { href: string }) => <b>{href}</b>
`,
    )
    expect(await findErrors()).toEqual([
      expect.stringMatching(/^broken-link components\/Footer\.tsx:3 no page at \/nowhere/),
      expect.stringMatching(/^broken-image components\/Footer\.tsx:4 no image at \/gone\.png/),
      expect.stringMatching(/^missing-base-url components\/Footer\.tsx:5 \/ lacks the base URL, /),
    ])
  })

  it('a name that a layout component cannot import', async () => {
    replace(
      'Footer.tsx',
      "import { useHistory } from '@docusaurus/router'\nexport const Footer = () => useHistory().action\n",
    )
    expect(await findErrors()).toEqual([
      expect.stringMatching(/^invalid-component components\/Footer\.tsx:1 .*can't import @docusaurus\/router/),
    ])
  })

  it('a translation in an island', async () => {
    replace(
      'Note.tsx',
      "'use client'\nimport Translate from '@docusaurus/Translate'\nexport const Note = () => <Translate>x</Translate>\n",
    )
    replace('Footer.tsx', "import { Note } from './Note'\nexport const Footer = () => <Note />\n")
    expect(await findErrors()).toEqual([
      expect.stringMatching(/^invalid-component components\/Note\.tsx:2 an island in the layout can't import/),
    ])
  })

  it('one that throws on every page, once and where it throws', async () => {
    replace('Footer.tsx', 'export const Footer = () => { throw new Error("no end") }')
    const errors = await findErrors()
    expect(errors).toEqual(['render-failed components/Footer.tsx:1 a component threw: no end'])
  })

  it('one that throws inside the content', async () => {
    replace('CodeBlock.tsx', 'export const CodeBlock = () => { throw new Error("no code") }')
    expect(await findErrors()).toEqual([
      expect.stringMatching(/^render-failed components\/CodeBlock\.tsx:1 .*: no code$/),
    ])
  })
})
