import { expect, it } from 'vitest'
import { createCollectionVariables } from './collection-variables.js'

it('creates a variable per key, and numbers equal names', () => {
  const variables = createCollectionVariables()
  expect(variables.use('server a', 'baseUrl', 'https://a')).toBe('{{baseUrl}}')
  expect(variables.use('server b', 'baseUrl', 'https://b')).toBe('{{baseUrl2}}')
  expect(variables.use('server a', 'baseUrl', 'https://a')).toBe('{{baseUrl}}')
  expect(variables.use('secret key', '{my key}')).toBe('{{mykey}}')
  expect(variables.list()).toEqual([
    { key: 'baseUrl', value: 'https://a' },
    { key: 'baseUrl2', value: 'https://b' },
    { key: 'mykey', value: '' },
  ])
})
