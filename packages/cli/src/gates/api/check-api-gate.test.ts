import { join } from 'node:path'
import type { JsonObject } from '@docgen/renderer/openapi'
import { describe, expect, it } from 'vitest'
import type { ApiFile } from '../../read/api/api-file.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createTestInput } from '../create-test-trial.js'
import { checkApiGate } from './check-api-gate.js'

const operation = { responses: { 200: { description: 'OK' } } }
const documentOf = (paths: JsonObject) => ({ openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths })
const before = documentOf({ '/a': { get: operation }, '/b': { get: operation } })
const apiOf = (document: JsonObject, path = 'api.json', version = 'current'): ApiFile => {
  const text = JSON.stringify(document)
  return { path, version, routeBase: '/api', document, files: [{ path, text, hash: '' }] }
}

function check(apis: readonly ApiFile[], files: Readonly<Record<string, string>>, rules: object = {}, file?: string) {
  const siteDir = createTestFolder(files)
  const base = { name: 'main', ...(file === undefined ? { siteDir } : { file: join(siteDir, file) }) }
  const config = { checks: { api: { rules } } }
  return checkApiGate(createTestInput({ docs: { 'a.md': {} }, config, more: { apis } }, { base }))
}
const files = { 'api.json': JSON.stringify(before) }
const after = apiOf(documentOf({ '/a': { get: operation }, '/c': { get: operation } }))

describe('checkApiGate', () => {
  it('reports breaking changes as errors, and others as information', async () => {
    const { diagnostics, details } = await check([after], files)
    expect(diagnostics.map(({ code, severity, file }) => [code, severity, file])).toEqual([
      ['api-change', 'info', 'api.json'],
      ['api-breaking-change', 'error', 'api.json'],
    ])
    expect(diagnostics[1]).toMatchObject({
      hint: 'Rule operation-removed',
      related: [{ file: 'api.json', line: 1, message: 'before, at main' }],
    })
    expect(diagnostics[0]).not.toHaveProperty('related')
    expect(details).toMatchObject({ examples: 0, changelog: expect.stringContaining('/b') })
  })

  it('applies the severity of a rule, but not to harmless changes', async () => {
    const checkWith = (severity: string) => {
      const setting = { severity, reason: 'test' }
      return check([after], files, { 'operation-removed': setting, 'operation-added': setting })
    }
    const severities = async (severity: string) => (await checkWith(severity)).diagnostics.map((each) => each.severity)
    expect(await severities('warn')).toEqual(['info', 'warning'])
    expect(await severities('ignore')).toEqual([])
    const { details } = await checkWith('ignore')
    expect(details).toMatchObject({
      changes: [{ rule: 'operation-added' }, { rule: 'operation-removed' }],
      changelog: '',
    })
  })

  it('compares the current version only, with the file of the same name among several', async () => {
    expect((await check([apiOf(before), apiOf(documentOf({}), 'api.json', '1.0')], files)).diagnostics).toEqual([])
    const others = [apiOf(documentOf({}), 'other.json'), after]
    expect((await check(others, files, {}, 'api.json')).diagnostics).toHaveLength(2)
    expect((await check([apiOf(documentOf({}), 'new.json')], files)).diagnostics).toEqual([])
  })

  it('reports an earlier description that cannot be compared', async () => {
    const { diagnostics } = await check([after], { 'api.json': '{ "swaggerVersion": "1.2" }' })
    expect(diagnostics).toMatchObject([{ code: 'no-base', severity: 'error', file: 'api.json' }])
    expect(diagnostics[0]?.message).toMatch(/^api\.json at main cannot be compared: /)
  })

  it('does not blame a commit whose description it cannot read', async () => {
    const siteDir = createTestFolder({ 'api.json': '{' })
    const base = { name: 'main', siteDir, commit: 'c0ffee' }
    const input = createTestInput({ docs: { 'a.md': {} }, more: { apis: [after] } }, { base })
    expect((await checkApiGate(input)).diagnostics).toMatchObject([{ code: 'no-base', severity: 'info' }])
  })

  it('needs an API, and an earlier description', async () => {
    const needs = (apis: readonly ApiFile[]) => checkApiGate(createTestInput({ docs: { 'a.md': {} }, more: { apis } }))
    expect(await needs([after])).toMatchObject({ skipped: 'no --since or --base', diagnostics: [{ code: 'no-base' }] })
    expect(await needs([])).toEqual({ diagnostics: [], skipped: 'the site has no API descriptions' })
  })
})
