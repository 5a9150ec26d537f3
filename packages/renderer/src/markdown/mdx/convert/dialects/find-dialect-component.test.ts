import { expect, it } from 'vitest'
import { findDialectComponent } from './find-dialect-component.js'

it('finds components only in the tables of the dialects', () => {
  expect(findDialectComponent('Note', [])).toBeUndefined()
  expect(findDialectComponent('Note', ['mkdocs'])).toBeUndefined()
  expect(findDialectComponent('Note', ['mkdocs', 'mintlify'])?.as).toBe('Admonition')
  expect(findDialectComponent('constructor', ['mintlify'])).toBeUndefined()
})
