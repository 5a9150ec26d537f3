import { expect, it, onTestFinished } from 'vitest'
import { createLiveSite } from './live-site.js'

const THEME = new URL('../../theme/dist/index.js', import.meta.url).href

const config = (fields: string): string => `export default { title: 'T', url: 'https://a.example', ${fields} }\n`
const PACKAGE = {
  'package.json': '{ "name": "own-package", "type": "module", "exports": { ".": "./index.js", "./a.css": "./a.css" } }',
  'a.css': '.a { color: red }\n',
}

/** A case's description, the files that need the package, and the code of the package. */
const cases: readonly (readonly [what: string, files: Readonly<Record<string, string>>, code: string])[] = [
  ['a page', { 'docs/x.mdx': "import { one } from 'own-package'\n\n# X\n\n{one}\n" }, 'export const one = 1'],
  [
    'a component in place of one of the theme',
    {
      'site.config.ts': config("theme: { components: { Footer: './Footer.tsx' } }"),
      'Footer.tsx': "import { one } from 'own-package'\nexport const Footer = () => <footer>{one}</footer>\n",
    },
    'export const one = 1',
  ],
  ['the theme', { 'site.config.ts': config("theme: { package: 'own-package' }") }, `export { theme } from '${THEME}'`],
  [
    'the config',
    { 'site.config.ts': `import { one } from 'own-package'\n${config('tagline: one')}` },
    "export const one = ''",
  ],
  [
    'a list of plugins',
    { 'site.config.ts': config("plugins: ['own-package']") },
    "export default () => ({ name: 'own', version: '1', content: () => ({}) })",
  ],
  [
    'a list of Markdown plugins',
    { 'site.config.ts': config("markdown: { remarkPlugins: ['own-package'] }") },
    'export default () => () => {}',
  ],
  [
    'a style sheet',
    { 'site.config.ts': config("theme: { css: ['own.css'] }"), 'own.css': "@import 'own-package/a.css';\n" },
    '',
  ],
]

it.each(cases)('continues once a package is installed that %s needs', async (_what, files, code) => {
  const site = createLiveSite({
    'site.config.ts': config(''),
    'docs/index.md': '---\nslug: /\n---\n\n# Start\n',
    ...files,
  })
  onTestFinished(site.remove)
  onTestFinished(async () => void (await site.end()))
  await site.start()
  await fetch(site.address())
  await expect.poll(site.printed).toMatch(/\berror [a-z]/)
  for (const [file, text] of Object.entries(PACKAGE)) site.write(`node_modules/own-package/${file}`, text)
  site.write('node_modules/own-package/index.js', `${code}\n`)
  await expect.poll(site.printed).toContain('✓ all errors fixed')
})
