import { expect, it } from 'vitest'
import { packageNameFromFolder, titleFromFolder } from './plan-files.js'

it.each([
  ['/sites/my-docs', 'My docs', 'my-docs'],
  ['/sites/Über_uns', 'Über uns', 'uber-uns'],
  ['/sites/docs.example.com', 'Docs.example.com', 'docs-example-com'],
  ['/sites/文档', '文档', 'docs'],
  ['/', 'My docs', 'docs'],
])('names the site in %s', (folder, title, packageName) => {
  expect(titleFromFolder(folder)).toBe(title)
  expect(packageNameFromFolder(folder)).toBe(packageName)
})
