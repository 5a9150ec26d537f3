import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import type { Source } from '../read/source.js'
import { prepareTypeCheck } from './prepare-type-check.js'

const manifest = (version: string): string => JSON.stringify({ version })
const page = { mentionsTypes: true } as Source

function prepare(files: Readonly<Record<string, string>>, { sources = [page], tsconfig = '', inputsKey = 'i' } = {}) {
  const siteDir = createTestFolder(files)
  return prepareTypeCheck({
    siteDir,
    config: { markdown: { twoslash: tsconfig === '' ? {} : { tsconfig } } } as never,
    locateInConfig: () => ({ file: 'site.config.ts', line: 2, column: 1 }),
    files: { sources, partials: new Map() },
    inputsKey,
  })
}

const installed = {
  'package-lock.json': '{}',
  'node_modules/twoslash/package.json': manifest('0.3.9'),
  'node_modules/typescript/package.json': manifest('6.0.3'),
}

it('reads nothing for a site without types', () => {
  expect(prepare(installed, { sources: [] })).toEqual({ value: {}, diagnostics: [] })
})

it('finds a supported TypeScript, and prefers the package of version 6', () => {
  expect(prepare(installed).value.settings).toMatchObject({ typescript: 'typescript' })
  const both = { ...installed, 'node_modules/@typescript/typescript6/package.json': manifest('6.0.2') }
  expect(prepare(both).value.settings?.typescript).toBe('@typescript/typescript6')
  expect(prepare(both).value.settings).not.toHaveProperty('problem')
})

it.each([
  [{}, 'npm install --save-dev twoslash typescript@6'],
  [{ 'yarn.lock': '' }, 'yarn add --dev twoslash typescript@6'],
  [{ 'node_modules/typescript/package.json': manifest('5.9.3') }, 'npm install --save-dev twoslash'],
  [
    { 'node_modules/typescript/package.json': manifest('7.0.2') },
    'npm install --save-dev twoslash @typescript/typescript6 --legacy-peer-deps',
  ],
  [{ 'node_modules/twoslash/package.json': manifest('0.3.9') }, 'npm install --save-dev typescript@6'],
])('names the command that installs what is missing besides %j', (files, command) => {
  expect(prepare({ 'package.json': '{}', ...files }).value.settings?.problem?.hint).toBe(`Run ${command}`)
})

it('has a key that changes with versions, lockfile, options and imported files', () => {
  const keys = [
    prepare(installed),
    prepare({ ...installed, 'package-lock.json': '{ "a": 1 }' }),
    prepare({ ...installed, 'node_modules/typescript/package.json': manifest('5.9.3') }),
    prepare({ ...installed, 'tsconfig.json': '{}' }, { tsconfig: 'tsconfig.json' }),
    prepare(installed, { inputsKey: 'j' }),
  ].map(({ value }) => value.settings?.key)
  expect(new Set(keys).size).toBe(5)
  expect(keys[0]).toBe(prepare(installed).value.settings?.key)
})

it('reports a missing tsconfig', () => {
  const { value, diagnostics } = prepare(installed, { tsconfig: './tsconfg.json' })
  expect(value.settings).not.toHaveProperty('tsconfig')
  expect(diagnostics).toMatchObject([{ code: 'twoslash', severity: 'warning', line: 2 }])
})
