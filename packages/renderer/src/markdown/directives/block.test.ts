import type { ElementContent } from 'hast'
import { expect, it } from 'vitest'
import { text } from '../../../test/markdown/html-nodes.js'
import { isLabel } from './block.js'

const label: ElementContent = {
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [],
  data: { block: { kind: 'label' } },
}

it('identifies a label by its data, not by its name', () => {
  expect(isLabel(label)).toBe(true)
  expect(isLabel({ type: 'element', tagName: 'docgen-label', properties: {}, children: [] })).toBe(false)
  expect(isLabel(text('label'))).toBe(false)
  expect(isLabel(undefined)).toBe(false)
})
