import { expect, it } from 'vitest'
import type { StyleCollector } from '../../mdx-module.js'
import { collectStyles } from './collect-styles.js'

const KEY = Symbol.for('docgen.collectStyles')
const current = (): unknown => Reflect.get(globalThis, KEY)

it('renders without a collector if the site has none', () => {
  expect(collectStyles(undefined, () => '<p>Text</p>')).toEqual({ html: '<p>Text</p>', styles: '' })
})

it('offers a collector while it renders, and removes the marks of styled-components', () => {
  const create = (): StyleCollector => ({
    collectStyles: (node) => node,
    getStyleTags: () => '<style>.a{color:red}/*!sc*/\ndata-styled.g1[id="a"]{content:"a,"}/*!sc*/\n</style>',
  })
  const { html, styles } = collectStyles(create, () => typeof current())
  expect(html).toBe('function')
  expect(styles.replaceAll('\n', '')).toBe('<style>.a{color:red}</style>')
  expect(current()).toBeUndefined()
})

it('takes the collector back if a component throws', () => {
  const create = (): StyleCollector => ({ collectStyles: (node) => node, getStyleTags: () => '' })
  const fail = (): string => {
    throw new Error('broken component')
  }
  expect(() => collectStyles(create, fail)).toThrow('broken component')
  expect(current()).toBeUndefined()
})
