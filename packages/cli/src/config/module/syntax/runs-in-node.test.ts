import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../../read/create-test-folder.js'
import { runsInNode } from './runs-in-node.js'

const FILES = {
  'typed.ts': 'export const a = 1\n',
  'data.json': '{}',
  'folder.js': "export * from './parts'\n",
  'named.js': "import {\n  a,\n} from './parts/index'\nexport { a }\n",
  'complete.js': "export * from './parts/index.js'\nimport 'elsewhere'\n",
  'common.js': "module.exports = require('./parts')\n",
  'exports.js': "exports.a = require('./parts')\nconst {\n  b,\n} = require('./parts')\n",
  'addon.node': '',
  'parts/index.js': 'export const a = 1\n',
}

it.each([
  ['typed.ts', false],
  ['data.json', false],
  ['folder.js', false],
  ['named.js', false],
  ['complete.js', true],
  ['common.js', true],
  ['exports.js', true],
  ['addon.node', true],
  ['parts', true],
])('decides whether Node.js imports %s', (name, expected) => {
  expect(runsInNode(join(createTestFolder(FILES), name))).toBe(expected)
})
