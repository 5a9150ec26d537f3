import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { loadTypeScriptPackage } from './load-typescript-package.js'

const load = (text: string) => {
  const siteDir = createTestFolder({ 'packages/p/index.ts': text, 'packages/p/b.ts': 'export const b: number = 2' })
  return loadTypeScriptPackage(siteDir, join(siteDir, 'packages/p/index.ts'))
}

it('returns the exports of a package in TypeScript', async () => {
  expect(await load("export { b } from './b'\nexport default 'a' as string")).toMatchObject({ default: 'a', b: 2 })
})

it('rejects with what its bundle or its code reports', async () => {
  await expect(load("import './gone'")).rejects.toThrow('Could not resolve "./gone"')
  await expect(load('throw new Error("no")')).rejects.toThrow('no')
})
