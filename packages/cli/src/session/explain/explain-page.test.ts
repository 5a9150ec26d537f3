import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { explain } from './explain-page.js'
import { withExplainedSite } from './open-explained-site.js'

const FILES = {
  'site.config.ts':
    "export default { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/', trailingSlash: false }\n",
  'docs/index.md': '# Start\n\n[Guide](guide.md)\n',
  'docs/guide.md': '---\nid: own\n---\n\n# Guide\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'static/logo.svg': '<svg/>',
}

async function explainIn(subjects: readonly string[], codes: readonly string[] = []) {
  const siteDir = createTestFolder(FILES)
  const request = { siteDir, outDir: `${siteDir}/dist`, includesDrafts: false }
  const { value } = await withExplainedSite(request, (site) => subjects.map((subject) => explain(subject, site, codes)))
  return value ?? []
}

it('finds a page by its URL, source, output file and id', async () => {
  const names = [
    'https://docs.example/kit/own',
    'http://localhost:3000/kit/own?x#part',
    '/own',
    'own/',
    './docs/guide.md',
    'own.html',
    'own',
  ]
  const found = await explainIn(names)
  expect(found.map(({ value }) => value && 'route' in value && value.route)).toEqual(names.map(() => '/own'))
  expect(found[0]?.value).toMatchObject({
    next: { outcome: 'make', because: 'it is not in the output folder yet' },
    isTextKnown: false,
    record: undefined,
  })
})

it('explains a file that is no page', async () => {
  const [file] = await explainIn(['static/logo.svg'])
  expect(file?.value).toMatchObject({ file: 'static/logo.svg', uses: [] })
})

it('suggests what was probably meant', async () => {
  const found = await explainIn(['docs/giude.md', 'brken-link', 'docs/draft.md', 'xyzzy'], ['broken-link'])
  expect(found.map(({ diagnostics }) => diagnostics[0]?.hint)).toEqual([
    'Did you mean docs/guide.md?',
    'Did you mean broken-link?',
    expect.stringContaining('Add --drafts'),
    'Name a page by its URL, source file or id, or name the code of a diagnostic',
  ])
})
