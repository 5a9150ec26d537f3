import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { captureOutput } from '../capture-output.js'
import { parseLine } from '../create-test-program.js'
import { EXIT } from '../exit-codes.js'
import { runSchema } from './schema.js'
import { SCHEMA_NAMES } from './schema-names.js'

it('prints the names of all schemas, and a schema', async () => {
  const { out } = captureOutput()
  expect(await runSchema(undefined, {})).toBe(EXIT.success)
  expect(out()).toBe(`${SCHEMA_NAMES.join('\n')}\n`)
  await runSchema('category', {})
  expect(JSON.parse(out().slice(SCHEMA_NAMES.join('\n').length))).toMatchObject({ title: 'docgen: _category_.yml' })
})

it('writes all schemas, or one, into a folder', async () => {
  const folder = createTestFolder()
  expect(await runSchema(undefined, { out: folder })).toBe(EXIT.success)
  expect(readdirSync(folder).sort()).toEqual(SCHEMA_NAMES.map((name) => `${name}.json`).sort())
  await runSchema('tags', { out: join(folder, 'new') })
  expect(readFileSync(join(folder, 'new/tags.json'), 'utf8')).toMatch(/^\{\n {2}"\$schema": ".*\}\n$/s)
})

it('rejects other names', async () => {
  const { error } = await parseLine('schema', 'frontmatter')
  expect(error).toContain("value 'frontmatter' is invalid for argument 'name'")
})
