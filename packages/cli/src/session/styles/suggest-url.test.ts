import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { suggestUrl } from './suggest-url.js'

const outputs = new Set(['fonts/brand.woff2'])

it.each([
  ['./papr.svg', 'Did you mean ./paper.svg?'],
  ['papr.svg#a', 'Did you mean paper.svg?'],
  ['@site/img/lgo.svg', 'Did you mean @site/img/logo.svg?'],
  ['/fonts/brnd.woff2', 'Did you mean /fonts/brand.woff2?'],
  ['./brand.woff2', 'Did you mean /fonts/brand.woff2?'],
  ['./other.woff2', 'Write its path relative to this style sheet'],
  ['@site/other.woff2', 'After @site/, write its path relative to the folder of the site'],
  ['/other.svg', 'Write the path of the file inside its static folder'],
])('suggests a URL instead of %s', (url, hint) => {
  const siteDir = createTestFolder({ 'css/paper.svg': '', 'img/logo.svg': '' })
  expect(suggestUrl({ url, file: 'css/a.css', line: 1, column: 1, placeholder: 'x' }, outputs, siteDir)).toBe(hint)
})
