import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readArtifact } from './artifact.js'

it('reads the bytes of an artifact from memory, a function or a file', () => {
  const copyFrom = join(tmpdir(), `docgen-artifact-${process.pid}`)
  writeFileSync(copyFrom, 'from disk')
  onTestFinished(() => rmSync(copyFrom))
  const texts = [
    { file: 'a.txt', bytes: 'as text' },
    { file: 'a.txt', bytes: new Uint8Array([111, 107]) },
    { file: 'a.txt', create: () => 'generated', hash: '', size: 9 },
    { file: 'a.txt', copyFrom, hash: '', size: 9 },
  ].map((artifact) => readArtifact(artifact).toString())
  expect(texts).toEqual(['as text', 'ok', 'generated', 'from disk'])
})
