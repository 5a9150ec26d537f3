import { expect, it } from 'vitest'
import { slugOfFolderPage } from './folder-page.js'

it.each([
  ['docs/guide/README.md', '"./README"'],
  ['docs/guide/Guide.mdx', '"./Guide"'],
  ['docs/guide/index.md', undefined],
  ['docs/index/index.md', undefined],
  ['docs/guide/start.md', undefined],
])('keeps the URL of %s with the slug %s', (path, slug) => {
  expect(slugOfFolderPage(path)).toBe(slug)
})
