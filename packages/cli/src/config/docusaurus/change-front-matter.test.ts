import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { changeFrontMatter, type ParseFrontMatter } from './change-front-matter.js'

async function change(parse: ParseFrontMatter, files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder({ 'docs/a.md': '---\ntitle: A\ntags: [x]\n---\nText\n', ...files })
  const pages = ['docs/a.md', 'docs/gone.md', 'src/a.jsx'].map((source) => ({ source }))
  const { change: changed, findings } = await changeFrontMatter(parse, siteDir, pages as never)
  return { changed, messages: findings.map(({ file, message }) => `${file}: ${message}`) }
}
const parsed: ParseFrontMatter = ({ fileContent, defaultParseFrontMatter }) => defaultParseFrontMatter({ fileContent })

it('returns the fields that differ, as plain data', async () => {
  const { changed, messages } = await change(async (given) => {
    const { frontMatter, content } = await given.defaultParseFrontMatter(given)
    return { frontMatter: { ...frontMatter, tags: ['x'], title: 'B', date: new Date(0) }, content }
  })
  expect(changed).toEqual([{ source: 'docs/a.md', frontMatter: { title: 'B', date: '1970-01-01T00:00:00.000Z' } }])
  expect(messages).toEqual([])
  expect((await change(parsed)).changed).toEqual([])
})

it('warns of removed fields, of changed text, and of errors', async () => {
  const { changed, messages } = await change(() => ({ frontMatter: { title: 'A' }, content: 'Other' }))
  expect(changed).toEqual([])
  expect(messages).toEqual([
    'docs/a.md: markdown.parseFrontMatter removes tags, which docgen keeps',
    'docs/a.md: markdown.parseFrontMatter changes the text: docgen ignores this change',
  ])
  const pages = [{ source: 'docs/_part.md' }]
  const siteDir = createTestFolder({ 'docs/_part.md': '---\ntags: [x]\n---\nText\n' })
  const none: ParseFrontMatter = () => ({ frontMatter: {}, content: 'Text' })
  expect((await changeFrontMatter(none, siteDir, pages as never)).findings).toEqual([])
  const fail = (): never => {
    throw new Error('no\nmore')
  }
  expect((await change(fail)).messages).toEqual(['docs/a.md: markdown.parseFrontMatter threw: no'])
})
