import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { writeCollection } from '../../renderer/src/openapi/postman/create-collection.js'
import { bundleApi } from '../src/read/api/bundle-api.js'
import { POSTMAN_SCHEMA } from './postman-schema.js'
import { findSharedFolder } from './shared-folder.js'

// DOCGEN_APIS names a folder with further descriptions.
const shared = findSharedFolder('openapi')
const OWN = fileURLToPath(new URL('../../../site', import.meta.url))
const more = process.env['DOCGEN_APIS'] ?? ''
const folders = [...(shared.isLeftOut ? [] : [shared.path]), ...(more === '' ? [] : [more])]
const files = [
  join(OWN, 'openapi.yaml'),
  ...folders.flatMap((path) => readdirSync(path).map((name) => join(path, name))),
]

it.each(files.map((file) => [basename(file), file]))(
  'writes a valid collection of %s',
  async (name, file) => {
    const { value } = await bundleApi(join(file, '..'), name, { origins: [], apis: [] })
    if (!value) throw new Error(readFileSync(file, 'utf8').slice(0, 100))
    const text = writeCollection(value.document)
    expect(writeCollection(structuredClone(value.document))).toBe(text)
    const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(POSTMAN_SCHEMA)
    const collection = JSON.parse(text)
    validate(collection)
    expect((validate.errors ?? []).slice(0, 5)).toEqual([])
    const used = new Set([...text.matchAll(/\{\{([^{}"]+)\}\}/g)].map(([, variable]) => variable))
    const defined = (collection.variable ?? []).map(({ key }: { readonly key: string }) => key)
    expect([...used].toSorted()).toEqual(defined.toSorted())
  },
  120_000,
)
