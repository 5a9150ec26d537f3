import { expect, it } from 'vitest'
import { createConsoleFiles } from './api-consoles.js'

const document = { openapi: '3.1.0', info: { title: 'Shop' }, paths: { '/a': { get: { operationId: 'getA' } } } }
const file = { path: 'a.yaml', version: 'current', routeBase: '/api', document, files: [] }
const doc = { route: '/de/api/get-a', locale: 'de', api: { path: 'a.yaml', pointer: '/paths/~1a/get' } }
const overview = { route: '/de/api/shop', locale: 'de', api: { path: 'a.yaml' } }
const graph = { docs: [doc, overview] } as never
const locales = {
  de: {
    texts: { 'theme.api.try.send': 'Senden', 'theme.api.try': 'Los', 'theme.other': 'x' },
    fallbackTexts: { 'theme.api.try.send': 'Send', 'theme.api.required': 'required' },
  },
}

it('writes a file per operation next to its page, with the texts of its language', async () => {
  const artifacts = await createConsoleFiles({ apis: [{ ...file, tryIt: {} }], graph, locales })
  expect(artifacts.map((artifact) => artifact.file)).toEqual(['de/api/get-a.console.json'])
  const [artifact] = artifacts
  const { api, texts } = JSON.parse(artifact && 'bytes' in artifact ? String(artifact.bytes) : '')
  expect(api).toBe('/api/shop')
  expect(texts).toEqual({ 'theme.api.try.send': 'Senden', 'theme.api.required': 'required' })
})

it('writes none for an API without consoles', async () => {
  expect(await createConsoleFiles({ apis: [file], graph, locales })).toEqual([])
})
