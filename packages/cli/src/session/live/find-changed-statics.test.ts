import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import { findChangedStatics } from './find-changed-statics.js'
import type { Snapshot } from './snapshot.js'

function snapshotOf(hashes: Readonly<Record<string, string>>): Snapshot {
  const config = createTestConfig({ baseUrl: '/kit/' })
  const { statics, ...files } = createTestFiles({ statics: Object.keys(hashes) }, config)
  const hashed = statics.map((file) => ({ ...file, hash: hashes[file.output] ?? '' }))
  return { site: { config, files: { ...files, statics: hashed } } } as never
}

it('lists the URLs whose bytes have changed, and neither new nor removed files', () => {
  const before = snapshotOf({ 'a b.svg': '1', 'same.svg': '1', 'gone.svg': '1' })
  const after = snapshotOf({ 'a b.svg': '2', 'same.svg': '1', 'new.svg': '1' })
  expect(findChangedStatics(before, after)).toEqual(['/kit/a%20b.svg'])
  expect(findChangedStatics(before, before)).toEqual([])
})
