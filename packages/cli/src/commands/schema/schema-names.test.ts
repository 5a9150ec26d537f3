import { expect, it } from 'vitest'
import { createJsonSchema } from '../../serve/json-schemas.js'
import { SCHEMA_NAMES } from './schema-names.js'

it('lists schemas that exist', () =>
  expect(SCHEMA_NAMES.filter((name) => createJsonSchema(name)?.title === undefined)).toEqual([]))
