import { expect, it } from 'vitest'
import { findExcerpt } from './find-excerpt.js'

it('takes the text before the marker, without markup', () => {
  const body =
    '# Title\n\nA **bold** [link](x.md), `code` and ![picture](x.png).\n\n```js\nno code\n```\n\n> Quoted.\n\n<!-- truncate -->\n\nMore.'
  expect(findExcerpt(body)).toEqual({ excerpt: 'A bold link, code and . Quoted.', isMarked: true })
  expect(findExcerpt('One.\n\n{/* truncate */}\n\nTwo.').excerpt).toBe('One.')
  const long = 'word '.repeat(200).trim()
  expect(findExcerpt(`${long}\n\n<!-- truncate -->\n\nTwo.`).excerpt).toBe(long)
})

it('takes the first paragraph if there is no marker, and cuts it between words', () => {
  expect(findExcerpt('# T\n\nFirst\nparagraph.\n\nSecond.')).toEqual({ excerpt: 'First paragraph.' })
  const { excerpt: long } = findExcerpt('word '.repeat(200))
  expect(long.length).toBeLessThanOrEqual(301)
  expect(long.endsWith('word…')).toBe(true)
  expect(findExcerpt('').excerpt).toBe('')
})

it.each([
  ['a comment of MDX without spaces', 'One.\n\n{/*truncate*/}\n\nTwo.', 'One.'],
  ['a comment over two lines', 'One.\n\n<!--\ntruncate\n-->\n\nTwo.', 'One.'],
  ['a mark within a paragraph', 'One <!-- truncate --> two.', 'One'],
  ['a mark in a list', 'One.\n\n- a\n- b\n\n  <!-- truncate -->\n- c', 'One. a b'],
  ['a mark in a quotation', '> One.\n>\n> <!-- truncate -->\n>\n> Two.', 'One.'],
  ['imports before it', "import A from './a'\n\nOne <A /> two.\n\n{/* truncate */}\n\nThree.", 'One two.'],
  ['carriage returns', 'One.\r\n\r\n<!-- truncate -->\r\n\r\nTwo.', 'One.'],
  ['a mark that begins the text', '<!-- truncate -->\n\nOne.', ''],
  ['two marks', 'One.\n\n<!-- truncate -->\n\nTwo.\n\n<!-- truncate -->', 'One.'],
])('ends at the marker with %s', (_name, body, excerpt) => {
  expect(findExcerpt(body)).toEqual({ excerpt, isMarked: true })
})
