import { expect, it } from 'vitest'
import { parseLine } from './create-test-program.js'

it('has the port of Prism, and origins', async () => {
  const { call } = await parseLine('mock', 'api.yaml', '--origin', 'https://a.example/b', '*')
  expect(call).toMatchObject(['mock', 'api.yaml', { port: 4010, origin: ['https://a.example', '*'] }])
  expect((await parseLine('mock')).call).toMatchObject(['mock', '.', { origin: [] }])
})

it('rejects what is no origin', async () => {
  expect((await parseLine('mock', '.', '--origin', 'a.example')).error).toContain('It must be an origin')
})
