import { expect, it } from 'vitest'
import { findExcerpt } from './find-excerpt.js'

it('takes the words before the mark, and no markup', () => {
  const body =
    '# Title\n\nA **bold** [link](x.md), `code` and ![picture](x.png).\n\n```js\nno code\n```\n\n> Quoted.\n\n<!-- truncate -->\n\nMore.'
  expect(findExcerpt(body)).toEqual({ excerpt: 'A bold link, code and . Quoted.', isMarked: true })
  expect(findExcerpt('One.\n\n{/* truncate */}\n\nTwo.').excerpt).toBe('One.')
  const long = 'word '.repeat(200).trim()
  expect(findExcerpt(`${long}\n\n<!-- truncate -->\n\nTwo.`).excerpt).toBe(long)
})

it('takes the first paragraph where there is no mark, and cuts it between words', () => {
  expect(findExcerpt('# T\n\nFirst\nparagraph.\n\nSecond.')).toEqual({ excerpt: 'First paragraph.' })
  const { excerpt: long } = findExcerpt('word '.repeat(200))
  expect(long.length).toBeLessThanOrEqual(301)
  expect(long.endsWith('word…')).toBe(true)
  expect(findExcerpt('').excerpt).toBe('')
})
