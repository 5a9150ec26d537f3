import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readInterfaces } from '../../../renderer/test/reference/read-interfaces.js'
import { renderPluginReference } from './plugin-reference.js'

const source = readFileSync(new URL('../../src/config/plugin.ts', import.meta.url), 'utf8')
const manual = fileURLToPath(new URL('../../../../docs/docs/reference/plugins.md', import.meta.url))

it("keeps the manual's page about the plugin interface in sync with the types (vitest -u updates it)", async () => {
  await expect(renderPluginReference(readInterfaces(source))).toMatchFileSnapshot(manual)
})

it('describes every field', () => {
  expect(renderPluginReference(readInterfaces(source))).not.toMatch(/\| +\|$|^## \w+\n\n\n/m)
})
