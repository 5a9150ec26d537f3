import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrokenCase } from './broken-case.js'
import { addPage } from './broken-site.js'
import { settingsCase } from './settings-case.js'

/** Aliases of which each level stands for ten times the level before. */
const BOMB = Array.from({ length: 9 }, (_, level) => {
  const inner = level === 0 ? 'x' : `*a${level - 1}`
  return `a${level}: &a${level} [${Array.from({ length: 10 }, () => inner).join(', ')}]\n`
}).join('')
const CIRCLE = 'label: Folder\ncustomProps: &a\n  b: *a\n'
const EXPORT = `export default { title: 'Base', url: 'https://docs.example.com', `

/** Inputs that are larger than their text, contain themselves, or nest without end. */
export const endlessInputs: Readonly<Record<string, BrokenCase>> = {
  'aliases-multiply-in-front-matter': page(`---\ntitle: Page\n${BOMB}---\n# Page\n`),
  'alias-of-itself-in-front-matter': page('---\ntitle: Page\nextra: &a\n  - *a\n---\n# Page\n'),
  'aliases-multiply-in-category': files({ 'docs/folder/_category_.yml': `label: Folder\n${BOMB}`, ...inFolder() }),
  'alias-of-itself-in-category': files({ 'docs/folder/_category_.yml': CIRCLE, ...inFolder() }),
  'aliases-multiply-in-tags': files({ 'docs/tags.yml': BOMB }),
  'alias-of-itself-in-authors': files({
    'site.config.ts': `${EXPORT}blog: {} }\n`,
    'blog/authors.yml': 'jo: &a\n  name: Jo\n  friends: [*a]\n',
    'blog/2026-01-01-post.md': '# Post\n\nText.\n',
  }),
  'aliases-multiply-in-data': files({ 'docs/data.yml': BOMB, 'docs/show.mdx': mdx('./data.yml') }),
  'alias-of-itself-in-description': files(
    {
      'site.config.ts': `${EXPORT}openapi: [{ path: './api.yaml', routeBasePath: '/api' }] }\n`,
      'api.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: &a\n  /b: *a\n',
    },
    true,
  ),
  'html-nested-without-end': page(`# Page\n\n${'<div>'.repeat(6000)}\n`),
  'sidebar-contains-itself': settingsCase(
    `docs: { sidebars: (() => { const a: any = { type: 'category', label: 'A', items: ['index'] }; a.items.push(a); return { main: [a] } })() }`,
    true,
  ),
  'config-contains-itself': settingsCase('customFields: (() => { const a: any = {}; a.inner = [a]; return { a } })()'),
  'config-with-a-big-integer': settingsCase('customFields: { size: { bytes: 12345678901234567890n } }'),
  'remark-tree-contains-itself': settingsCase(
    'markdown: { remarkPlugins: [() => (tree: any) => { tree.children.push(tree) }] }',
    true,
  ),
  'slug-longer-than-a-file-name': page(`---\ntitle: Page\nslug: /${'long-'.repeat(60)}end\n---\nText.\n`),
  'tag-longer-than-a-file-name': page(`---\ntitle: Page\ntags: [${'long-'.repeat(60)}end]\n---\nText.\n`),
  'slug-of-many-folders': page(`---\ntitle: Page\nslug: /${'a/'.repeat(3000)}end\n---\nText.\n`),
}

function page(text: string): BrokenCase {
  return { make: () => addPage(text) }
}

function inFolder(): Readonly<Record<string, string>> {
  return { 'docs/folder/one.md': '# One\n' }
}

function mdx(data: string): string {
  return `import data from '${data}'\n\n# Page\n\n{data.a8.length}\n`
}

function files(texts: Readonly<Record<string, string>>, losesWitness = false): BrokenCase {
  return {
    losesWitness,
    make: () => {
      const copy = addPage('# Page\n')
      for (const [file, text] of Object.entries(texts)) {
        mkdirSync(dirname(join(copy.siteDir, file)), { recursive: true })
        writeFileSync(join(copy.siteDir, file), text)
      }
      return copy
    },
  }
}
