import { expect, it } from 'vitest'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import type { CmsSite } from './cms-site.js'
import { writeDecapConfig } from './write-decap-config.js'

const SITE: CmsSite = {
  url: 'https://docs.example.com',
  branch: 'main',
  mediaFolder: 'static/img',
  publicFolder: '/img',
  collections: [
    { name: 'docs', label: 'Docs', folder: 'docs', isBlog: false },
    { name: 'blog', label: 'Blog', folder: 'blog', isBlog: true },
  ],
}

it('lists docs as a tree, and names posts by their date', () => {
  const config = Object(Object(parseYaml(writeDecapConfig(SITE))).value)
  expect(config.backend).toEqual({ name: 'git-gateway', branch: 'main' })
  const [docs, blog] = config.collections
  expect(docs).toMatchObject({ nested: { depth: 20, subfolders: false }, slug: '{{slug}}' })
  expect(blog).not.toHaveProperty('nested')
  // With an `index_file`, saving would rename pages.
  expect(docs.meta).toEqual({ path: { widget: 'string', label: 'Folder' } })
  expect(docs.fields.at(-1)).toMatchObject({ name: 'body', modes: ['raw'] })
  expect(blog.slug).toBe('{{year}}-{{month}}-{{day}}-{{slug}}')
  expect(blog.fields).toContainEqual(expect.objectContaining({ name: 'date', widget: 'datetime' }))
})
