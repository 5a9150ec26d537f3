// cspell:ignore älter
// Writes the site of check-host.mjs into a new folder: node bench/hosts/write-site.mjs <folder> [--slash] [--base /docs/]
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slash: { type: 'boolean', default: false }, base: { type: 'string', default: '/' } },
})
const [folder] = positionals
if (folder === undefined) throw new Error('Name the folder of the site')

const config = {
  title: 'Test',
  url: 'https://docs.example.com',
  baseUrl: values.base,
  trailingSlash: values.slash,
  docs: { path: 'docs', routeBasePath: '/' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  llms: { pages: true },
  redirects: [
    { from: '/old-name', to: '/guide' },
    { from: '/älter one', to: '/guide' },
    { from: '/old/deep/page', to: '/guides/setup' },
    { from: '/a$b', to: '/guide' },
    { from: '/pay"x', to: '/guide' },
    { from: '/away', to: 'https://other.example/x?y=1#z' },
  ],
}
const files = {
  'site.config.ts': `export default ${JSON.stringify(config, undefined, 2)}\n`,
  'docs/index.md': '# Home\n\nSee the [guide](guide.md).\n',
  'docs/guide.md': '# Guide\n\nThe words of the guide.\n',
  'docs/guides/index.md': '# Guides\n\nAll guides.\n',
  'docs/guides/setup.md': '# Setup\n\nSet it up.\n',
  'docs/ä b.md': '# Umlaut\n\nA path with a space.\n',
  'docs/1.12.1.md': '# Release 1.12.1\n\nA path with dots.\n',
  'i18n/de/docs/current/guide.md': '# Guide\n\nDeutsch.\n',
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
