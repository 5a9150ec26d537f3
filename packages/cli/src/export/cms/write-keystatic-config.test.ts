import { expect, it } from 'vitest'
import { writeKeystaticConfig } from './write-keystatic-config.js'

it('quotes names, and uses the repository on GitHub', () => {
  const config = writeKeystaticConfig({
    url: 'https://docs.example.com',
    repository: 'example/kit',
    branch: 'main',
    mediaFolder: 'static/img',
    publicFolder: '/img',
    collections: [{ name: 'blog', label: 'Writer\'s "blog"', folder: 'blog', isBlog: true }],
  })
  expect(config).toContain("storage: { kind: 'github', repo: 'example/kit' }")
  expect(config).toContain("label: 'Writer\\'s \"blog\"',")
  expect(config).toContain("date: fields.date({ label: 'Date'")
  expect(config).toContain("const images = { directory: 'static/img', publicPath: '/img/' }")
})
