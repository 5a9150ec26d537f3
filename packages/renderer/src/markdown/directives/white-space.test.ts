import { expect, it } from 'vitest'
import { text } from '../../../test/markdown/html-nodes.js'
import { isBlank, withoutEdges } from './white-space.js'

it('trims blank text at both ends and nowhere else', () => {
  const nodes = ['\n', 'a', ' ', 'b', '\n', ' '].map(text)
  expect(withoutEdges(nodes)).toEqual(['a', ' ', 'b'].map(text))
  expect(withoutEdges([text('\n')])).toEqual([])
  expect(isBlank({ type: 'element', tagName: 'p', properties: {}, children: [] })).toBe(false)
})
