import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { examineEnvironment, examineFolder, examineGit, isPortFree } from './examine-machine.js'

it('describes the process', () => {
  const environment = examineEnvironment('1.0.0')
  expect(environment).toMatchObject({ docgen: '1.0.0', node: process.versions.node })
  expect(environment.memory).toBeGreaterThan(0)
  expect(environment.processors).toBeGreaterThan(0)
})

it('describes folders without absolute paths', () => {
  const siteDir = createTestFolder({ 'out/a': '' })
  expect(examineFolder('output', join(siteDir, 'out'), siteDir)).toEqual({
    name: 'output',
    path: 'out',
    state: 'writable',
  })
  expect(examineFolder('cache', join(siteDir, '.docgen/x'), siteDir).state).toBe('missing')
  expect(examineFolder('site', siteDir, siteDir).path).toBe('.')
  // Nobody can create a folder in a file.
  expect(examineFolder('output', join(siteDir, 'out/a/b'), siteDir).state).toBe('unwritable')
  expect(examineFolder('output', '/somewhere/else', siteDir).path).toBe('else')
})

it('finds no repository around a temporary folder', async () =>
  expect(await examineGit(createTestFolder())).toMatchObject({ state: 'none', changed: 0 }))

it('knows whether a port is free', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Object(server.address()).port))
  })
  expect(await isPortFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  expect(await isPortFree(port)).toBe(true)
})
