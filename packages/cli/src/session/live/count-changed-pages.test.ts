import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { countChangedPages } from './count-changed-pages.js'
import { openSession } from './open-session.js'

const FILES = {
  'site.config.ts': `export default {
  title: 'T',
  url: 'https://a.example',
  docs: { routeBasePath: '/', sidebars: './sidebars.ts' },
  navbar: { title: 'T', logo: { alt: 'T', src: 'img/logo.svg' } },
}
`,
  'sidebars.ts': "export default { main: ['index'] }\n",
  'docs/index.md': '# Start\n\n![a](./a%20b.svg)\n',
  'docs/one.md': '# One\n\n[two](./two.md)\n\n<img src="/img/c.svg" alt="c">\n',
  'docs/two.md': '# Two\n\n[picture](/img/c.svg) and [file](./a%20b.svg)\n\n[one](./one.md)\n',
  'docs/a b.svg': svg(1),
  'docs/unseen.svg': svg(1),
  'static/img/c.svg': svg(1),
  'static/img/logo.svg': svg(1),
  'static/img/unseen.svg': svg(1),
}

function svg(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h${width}"/></svg>\n`
}

async function countAfter(path: keyof typeof FILES, text: string): Promise<number> {
  const siteDir = createTestFolder(FILES)
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  onTestFinished(() => session.close())
  await session.update({ paths: [], isStructural: true })
  await session.compileAll()
  const before = session.snapshot()
  writeFileSync(join(siteDir, path), text)
  expect(await session.update({ paths: [path], isStructural: false })).toEqual([])
  const after = session.snapshot()
  if (!after) throw new Error('the site is gone')
  return countChangedPages(before, after, session.findLinks)
}

it.each([
  ['a picture beside documents, and links to it', 'docs/a b.svg', 2],
  ['a picture that no page shows', 'docs/unseen.svg', 0],
  ['a static picture, but no links to it', 'static/img/c.svg', 1],
  ['a static picture that no page shows', 'static/img/unseen.svg', 0],
  ['a logo', 'static/img/logo.svg', 5],
] as const)('counts pages that show %s', async (_what, path, count) => {
  expect(await countAfter(path, svg(2))).toBe(count)
})

it('counts pages that link to a moved page', async () => {
  expect(await countAfter('docs/one.md', `---\nslug: /first\n---\n\n${FILES['docs/one.md']}`)).toBe(3)
})

it('counts only the page whose content has changed', async () => {
  expect(await countAfter('docs/two.md', '# Two\n\nOther text.\n')).toBe(1)
})
