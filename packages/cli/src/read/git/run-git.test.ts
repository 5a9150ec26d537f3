import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestRepository } from './create-test-repository.js'
import { readGit, runGit } from './run-git.js'

const createRepository = () => createTestRepository({ 'a.md': 'ä\n', 'b.md': 'b\n' })

it('collects the output, or passes it on until the receiver stops', async () => {
  const folder = await createRepository()
  expect(await readGit(folder, ['show', 'HEAD:a.md'])).toBe('ä\n')
  let received = ''
  const { output } = await runGit(folder, ['ls-files', '-z'], {
    onOutput: (chunk) => {
      received += chunk
      return true
    },
  })
  expect([received.startsWith('a.md\0'), output]).toEqual([true, ''])
})

it('reports why Git failed', async () => {
  const folder = await createRepository()
  expect(await runGit(folder, ['rev-parse', '--verify', 'HEAD:no.md'])).toMatchObject({ status: 128, output: '' })
  await expect(readGit(folder, ['show', 'HEAD:no.md'])).rejects.toThrow(/^fatal: path 'no\.md' does not exist/)
  expect(await runGit(join(folder, 'no-folder'), ['status'])).toMatchObject({
    status: null,
    problem: expect.stringContaining('ENOENT'),
  })
})

it('runs no hooks', async () => {
  const folder = await createRepository()
  const hook = join(folder, '.git/hooks/post-checkout')
  writeFileSync(hook, `#!/bin/sh\ntouch '${join(folder, 'has-run')}'\n`)
  chmodSync(hook, 0o755)
  await readGit(folder, ['checkout', '-q', '-b', 'other'])
  expect(existsSync(join(folder, 'has-run'))).toBe(false)
})
