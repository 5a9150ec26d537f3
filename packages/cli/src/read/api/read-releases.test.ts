import type { JsonObject } from '@docgen/renderer/openapi'
import { expect, it } from 'vitest'
import { NO_MEMO } from '../../cache/memo.js'
import { createTestRepository } from '../git/create-test-repository.js'
import { readGit } from '../git/run-git.js'
import { readReleases } from './read-releases.js'

const describeApi = (version: string, path: string): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version }, paths: { [path]: { $ref: './item.yaml' } } })

async function read(since: readonly string[], memo = NO_MEMO) {
  const siteDir = await createTestRepository({
    'docs/api.json': describeApi('1', '/one'),
    'docs/item.yaml': 'get: { operationId: a, responses: {} }\n',
    'docs/old.json': '{ "openapi": "3.1.0", "info": { "title": "A", "version": "0" }, "paths": {} }',
  })
  await readGit(siteDir, ['tag', 'v1'])
  const document = JSON.parse(describeApi('2', '/two')) as JsonObject
  return readReleases({ siteDir: `${siteDir}/docs`, path: 'api.json', document, since, around: { origins: [], memo } })
}

it('compares the versions at Git references and in files with the current one', async () => {
  const { value, diagnostics } = await read(['./old.json', 'v1'])
  expect(diagnostics).toEqual([])
  expect(value.map(({ version, changes }) => [version, changes.map(({ message }) => message)])).toEqual([
    ['2', ['was removed']],
    ['1', ['is new']],
  ])
})

it.each([
  ['v9', "api.json at v9 cannot be read by Git: invalid object name 'v9'"],
  ['./nothing.json', 'does not exist'],
])('reports %s, and keeps the others', async (since, message) => {
  const { value, diagnostics } = await read(['v1', since])
  expect(value).toHaveLength(1)
  expect(diagnostics).toMatchObject([{ code: 'api-no-earlier-version', file: 'api.json' }])
  expect(diagnostics[0]?.message).toContain(message)
})

it('compares the same versions once', async () => {
  const saved = new Map<string, { readonly key: unknown; readonly value: unknown }>()
  const memo: typeof NO_MEMO = {
    ...NO_MEMO,
    load: <Value>(name: string, key: unknown) =>
      JSON.stringify(saved.get(name)?.key) === JSON.stringify(key) ? (saved.get(name)?.value as Value) : undefined,
    save: (name, key, value) => saved.set(name, { key, value }),
  }
  const first = await read(['v1'], memo)
  expect((await read(['v1'], memo)).value).toBe(first.value)
  expect((await read(['./old.json'], memo)).value).not.toBe(first.value)
})
