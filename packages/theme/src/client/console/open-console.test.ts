import { expect, it } from 'vitest'
import { consoleUrl } from './open-console.js'

it.each(['/api/get-a', '/api/get-a/', '/api/get-a.html', '/api/get-a/index.html'])('finds the data of %s', (path) => {
  expect(consoleUrl(path)).toBe('/api/get-a.console.json')
})
