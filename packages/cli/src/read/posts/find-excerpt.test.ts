import { expect, it } from 'vitest'
import { findExcerpt } from './find-excerpt.js'

it('takes the words before the mark, and no markup', () => {
  const body =
    '# Title\n\nA **bold** [link](x.md), `code` and ![picture](x.png).\n\n```js\nno code\n```\n\n> Quoted.\n\n<!-- truncate -->\n\nMore.'
  expect(findExcerpt(body)).toBe('A bold link, code and . Quoted.')
  expect(findExcerpt('One.\n\n{/* truncate */}\n\nTwo.')).toBe('One.')
})

it('takes the first paragraph where there is no mark, and cuts it between words', () => {
  expect(findExcerpt('# T\n\nFirst\nparagraph.\n\nSecond.')).toBe('First paragraph.')
  const long = findExcerpt('word '.repeat(200))
  expect(long.length).toBeLessThanOrEqual(301)
  expect(long.endsWith('word…')).toBe(true)
  expect(findExcerpt('')).toBe('')
})
