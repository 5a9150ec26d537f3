import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createManifest, FORMER_MANIFEST_FILE, MANIFEST_FILE } from './create-manifest.js'
import { canHoldOutput, readManifest } from './output-record.js'

const manifest = createManifest({
  files: new Map([['index.html', { hash: '1', size: 1 }]]),
  baseUrl: '/',
  anchors: new Map(),
  redirects: [],
})

it.each([MANIFEST_FILE, FORMER_MANIFEST_FILE])('recognizes an output folder by its %s', (name) => {
  const folder = createTestFolder()
  writeFileSync(join(folder, name), manifest)
  expect(canHoldOutput(folder)).toBe(true)
  expect(Object.keys(readManifest(folder) ?? {})).toEqual(['index.html', name])
})

it('rejects a folder with a web app manifest', () => {
  const folder = createTestFolder()
  writeFileSync(join(folder, FORMER_MANIFEST_FILE), '{ "version": 1, "files": {}, "name": "An app" }\n')
  expect(canHoldOutput(folder)).toBe(false)
  expect(readManifest(folder)).toBeUndefined()
})
