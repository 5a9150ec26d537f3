import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { openSession } from '../session/live/open-session.js'
import { respondWithSourcePage } from './respond-with-source-page.js'

const FILES = {
  'site.config.ts': "export default { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/' }\n",
  'docs/index.md': '# Start\n',
  'docs/b.md': '---\ndraft: true\n---\n\n# B\n\n## One\n\n::include{file="./_part.md"}\n\n## One\n',
  'docs/_part.md': '## Part\n\nText.\n',
}

it('finds the page and the headings of a file, also of a draft and of a partial', async () => {
  const siteDir = createTestFolder(FILES)
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  onTestFinished(session.close)
  const find = async (file: string) => {
    const { status, body } = await respondWithSourcePage({ query: new URLSearchParams({ file }) }, siteDir, session)
    return { status, page: status === 200 ? JSON.parse(String(body)) : undefined }
  }
  expect((await find('docs/b.md')).status).toBe(404)
  await session.update({ paths: [], isStructural: true })
  expect(await find('docs/b.md')).toEqual({
    status: 200,
    page: {
      path: '/kit/b',
      headings: [
        { id: 'one', line: 7 },
        { id: 'one-1', line: 11 },
      ],
    },
  })
  expect((await find('docs/_part.md')).page).toEqual({ path: '/kit/b', headings: [{ id: 'part', line: 1 }] })
  expect((await find('../site.config.ts')).status).toBe(404)
  expect((await find('')).status).toBe(404)
})
