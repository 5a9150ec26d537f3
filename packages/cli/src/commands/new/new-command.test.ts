import { expect, it } from 'vitest'
import { parseLine } from '../create-test-program.js'

it.each<[readonly string[], readonly unknown[]]>([
  [['page'], ['newPage', undefined, '.', {}]],
  [
    ['page', 'Set up', 'site', '--after', 'a', '--tags', 'b', 'c', '--version', '1.0', '--draft', '--dry-run'],
    ['newPage', 'Set up', 'site', { after: 'a', tags: ['b', 'c'], version: '1.0', draft: true, dryRun: true }],
  ],
  [
    ['page', 'A', '--position', '1.5'],
    ['newPage', 'A', '.', { position: 1.5 }],
  ],
  [
    ['version', '1.0', '--docs', 'api'],
    ['newVersion', '1.0', '.', { docs: 'api' }],
  ],
  [
    ['locale', 'de', '--json'],
    ['newLocale', 'de', '.', { json: true }],
  ],
  [
    ['operation-note', 'GET /pets', '--text', 'A'],
    ['newNote', 'GET /pets', '.', { text: 'A' }],
  ],
])('reads %j', async (words, call) => expect((await parseLine('new', ...words)).call).toEqual(call))

it.each([
  [['page', 'A', '--position', 'x'], 'It must be a number.'],
  [['page', 'A', '--after', 'b', '--before', 'c'], "cannot be used with option '--before <page>'"],
  [['locale'], "missing required argument 'locale'"],
])('rejects %j', async (words, error) => expect((await parseLine('new', ...words)).error).toContain(error))
