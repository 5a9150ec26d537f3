import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { FileChanges } from '../../session/live/file-changes.js'
import { createChangeQueue, fingerprint } from './change-queue.js'

function open() {
  const siteDir = createTestFolder({ 'docs/a.md': 'A', 'docs/b.md': 'B' })
  const calls: FileChanges[] = []
  const queue = createChangeQueue({
    siteDir,
    onChanges: async (changes) => void calls.push(changes),
    onError: (error) => {
      throw error
    },
  })
  return { siteDir, calls, queue }
}

it('reports simultaneous changes together', async () => {
  const { siteDir, calls, queue } = open()
  const [a, b] = [join(siteDir, 'docs/a.md'), join(siteDir, 'docs/b.md')]
  queue.add('change', a)
  queue.add('add', b)
  queue.add('change', b)
  await expect.poll(() => calls).toEqual([{ paths: ['docs/a.md', 'docs/b.md'], isStructural: true }])
  expect(queue.reportedStamp(a)).toBe(fingerprint(a))
})

it('reports a change of a file as no change of the folder', async () => {
  const { siteDir, calls, queue } = open()
  expect(queue.reportedStamp(join(siteDir, 'docs/a.md'))).toBeUndefined()
  queue.add('change', join(siteDir, 'docs/a.md'))
  await expect.poll(() => calls).toEqual([{ paths: ['docs/a.md'], isStructural: false }])
})

it('fingerprints only files', () => {
  const { siteDir } = open()
  expect([fingerprint(siteDir), fingerprint(join(siteDir, 'missing'))]).toEqual(['', ''])
})
