import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const MANUAL = fileURLToPath(new URL('../../../docs/docs/structure/in-the-browser.md', import.meta.url))

/** Every key, or prefix of keys, under which the theme's scripts store something. */
function listKeys(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const texts = files.map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  const keys = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:\w*_KEY|KEY_PREFIX) = '([^']+)'/g)].map(([, key = '']) => key),
  )
  return [...new Set(keys)].sort()
}

it('are all listed in the manual', () => {
  const [, stored = ''] = /\n## What is stored\n(.*?)\n## /s.exec(readFileSync(MANUAL, 'utf8')) ?? []
  const listed = [...stored.matchAll(/^\| `([^`]+)`/gm)].map(([, key = '']) => key)
  const isKept = (key: string): boolean =>
    listed.some((entry) => entry === key || (/[.-]$/.test(key) && entry.startsWith(key)))
  expect(listKeys()).toContain('theme')
  expect(listKeys().filter((key) => !isKept(key))).toEqual([])
  expect(listed.filter((entry) => !listKeys().some((key) => entry.startsWith(key)))).toEqual([])
})
