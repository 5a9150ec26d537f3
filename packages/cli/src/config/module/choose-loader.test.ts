import * as esbuild from 'esbuild'
import { expect, it } from 'vitest'
import { chooseLoader } from './choose-loader.js'

const choose = (path: string, text: string) => chooseLoader(path, text, esbuild)

it('reads JavaScript as JSX', async () => {
  // With types, this is a call with a type argument, or an assertion.
  expect(await choose('a.js', 'export const isIn = a < b, c = d > (e)')).toBe('jsx')
  expect(await choose('a.jsx', 'export const pick = <T>text</T>')).toBe('jsx')
  expect(await choose('a.cjs', 'module.exports = 1')).toBe('jsx')
})

it('reads JavaScript that contains types as TypeScript with JSX', async () => {
  const text = 'interface Props { name: string }\nexport default ({ name }: Props) => <b>{name as string}</b>\n'
  expect(await choose('a.js', text)).toBe('tsx')
  expect(await choose('a.jsx', text)).toBe('tsx')
  expect(await choose('a.mjs', text)).toBe('tsx')
})

it('chooses the loader that reads further if both fail', async () => {
  expect(await choose('a.js', 'const a: number = 1\nconst b = {\n')).toBe('tsx')
  expect(await choose('a.js', 'const a = 1\nconst b = {\n')).toBe('jsx')
})

it('chooses the loader of other files by their ending', async () => {
  expect(await choose('a.ts', 'const a = <T>b')).toBe('ts')
  expect(await choose('a.mts', '')).toBe('ts')
  expect(await choose('a.tsx', '')).toBe('tsx')
  expect(await choose('a.css', '')).toBe('default')
})
