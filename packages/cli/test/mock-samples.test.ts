import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createMock } from '../../renderer/src/openapi/mock/create-mock.js'
import type { MockRequest } from '../../renderer/src/openapi/mock/mock.js'
import { readOperation } from '../../renderer/src/openapi/nouns/operation.js'
import { readSecuritySchemes } from '../../renderer/src/openapi/nouns/security-scheme.js'
import { listOperations } from '../../renderer/src/openapi/operation-entry.js'
import type { SampleHttpRequest } from '../../renderer/src/openapi/samples/sample-http-request.js'
import { sampleRequest } from '../../renderer/src/openapi/samples/sample-request.js'
import { bundleApi } from '../src/read/api/bundle-api.js'
import { findSharedFolder } from './shared-folder.js'

// Their own examples violate their schemas, or match several alternatives of `oneOf`.
const VIOLATIONS =
  /^(?:petstore-3\.1\.yaml (?:add-pet|update-pet|place-order)|case-oneOf\.yaml oneof-with-ref-to-allof-\S+):/

// A mock server accepts the request samples of every operation, and responds with a success. DOCGEN_APIS names a folder
// with further descriptions, whose refused samples are printed.
const shared = findSharedFolder('openapi')
const site = fileURLToPath(new URL('../../../site', import.meta.url))
const more = process.env['DOCGEN_APIS'] ?? ''

const OWN = [[site, 'openapi.yaml'] as const]
const SHARED = shared.isLeftOut ? [] : readdirSync(shared.path).map((name) => [shared.path, name] as const)
const MORE = more === '' ? [] : readdirSync(more).map((name) => [more, name] as const)

/** Lists the samples that are refused, one line each, and counts all. */
async function findRefused(folder: string, name: string): Promise<{ refused: readonly string[]; count: number }> {
  const { value: bundle } = await bundleApi(folder, name)
  if (!bundle) return { refused: [`${name} can't be read`], count: 0 }
  const { document } = bundle
  const mock = createMock(document)
  const refused: string[] = []
  const operations = listOperations(document)
  for (const entry of operations) {
    const sample = sampleRequest(readOperation(document, entry), readSecuritySchemes(document))
    const { status, notes } = await mock(await toMockRequest(sample))
    if (status >= 400) refused.push(`${name} ${entry.slug}: ${status} ${notes.join('; ')}`)
  }
  return { refused, count: operations.length }
}

async function toMockRequest({ method, url, headers, postData }: SampleHttpRequest): Promise<MockRequest> {
  const { pathname, search } = new URL(url)
  const given = new Map(headers.map((header) => [header.name.toLowerCase(), header.value]))
  const form = new FormData()
  for (const { name, value, fileName } of postData?.parts ?? []) {
    if (fileName === undefined) form.append(name, value)
    else form.append(name, new Blob(['file']), fileName)
  }
  const params = postData?.params?.map(({ name, value }) => [name, value])
  const content = postData?.parts ? form : params ? new URLSearchParams(params) : (postData?.text ?? 'file')
  const request = new Response(content)
  const body = new Uint8Array(await request.arrayBuffer())
  // The browser chooses the boundary of a form.
  if (postData?.parts) given.set('content-type', request.headers.get('content-type') ?? '')
  return { method, path: pathname, query: search.slice(1), headers: given, ...(postData && { body }) }
}

it.each([...OWN, ...SHARED])('accepts the samples of %s %s', async (folder, name) => {
  const { refused, count } = await findRefused(folder, name)
  expect(count).toBeGreaterThan(0)
  expect(refused.filter((line) => !VIOLATIONS.test(line))).toEqual([])
})

it.runIf(MORE.length > 0)('prints the refused samples of other descriptions', async () => {
  for (const [folder, name] of MORE) {
    const { refused, count } = await findRefused(folder, name)
    console.log(`${name}: ${refused.length} of ${count}\n${refused.slice(0, 40).join('\n')}`)
  }
})
