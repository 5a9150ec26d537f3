import { expect, it } from 'vitest'
import { attributeOf, readHtmlTree } from './html-tree.js'

it('selects elements in document order, also in templates', () => {
  const tree = readHtmlTree('<main><p id="a"></p><template><p id="b"></p></template></main><p id="c"></p>')
  const idsOf = (selector: string) => [...tree.select(selector)].map((element) => attributeOf(element, 'id'))
  expect(idsOf('main p')).toEqual(['a', 'b'])
  expect(idsOf('p:not(main p), main:has(p) > p')).toEqual(['a', 'c'])
  expect(idsOf('')).toEqual([])
})
