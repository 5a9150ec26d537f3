import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PAGE = join(ROOT, 'docs/docs/reference/diagnostics.md')
/** Codes built from a template or a table. */
const BUILT = [
  'duplicate-file',
  'duplicate-route',
  'navbar-unknown-document',
  'navbar-unknown-sidebar',
  'navbar-unknown-docs',
  'navbar-unknown-version',
]
/** Codes of one word; other words in a field `code` are something else. */
const WORDS = ['diagram', 'math', 'overload', 'plugin', 'tabs']

const FIELD = /(?:\b(?:code|\w*CODE|PLUGIN_FAILED)(?::| =) |report\((?='))([^\n]*)/g
const NAME = /'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'/g

function listSources(): readonly string[] {
  return ['cli', 'renderer', 'theme'].flatMap((name) =>
    readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map(({ parentPath, name: file }) => readFileSync(join(parentPath, file), 'utf8')),
  )
}

/** The values of code fields or constants in a source, up to the next field. */
function codesOf(source: string): readonly string[] {
  const values = Array.from(source.matchAll(FIELD), ([, value = '']) => value.split(/, \w+[:,]|, \.\.\./, 1)[0] ?? '')
  return values.flatMap((value) => Array.from(value.matchAll(NAME), ([, code = '']) => code))
}

it('has an entry for every diagnostic, and for nothing else', () => {
  const listed = Array.from(readFileSync(PAGE, 'utf8').matchAll(/^\| `([a-z0-9-]+)` \|/gm), ([, code = '']) => code)
  const found = new Set([...listSources().flatMap(codesOf), ...BUILT])
  const codes = [...found].filter((code) => code.includes('-') || WORDS.includes(code))
  expect(listed.length).toBe(new Set(listed).size)
  expect(listed.toSorted()).toEqual(codes.sort())
})
