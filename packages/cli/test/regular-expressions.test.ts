import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { findPatterns } from './find-patterns.js'
import { findSlowPattern } from './find-slow-pattern.js'

// A pattern with super-linear backtracking lets one document stop a build.
const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
/** Patterns already found to be linear: analyzing all of them takes minutes. */
const LIST = fileURLToPath(new URL('linear-patterns.txt', import.meta.url))
const isUpdate = process.env['DOCGEN_UPDATE'] === '1'

/** Patterns of the site's own code and of grammars (their steps are limited), a class of letters, and a part of another one. */
const GIVEN = [
  "cli/src/config/module/syntax/expand-contexts.ts: new RegExp(pattern, flags.replace(/[gy]/g, ''))",
  "cli/src/session/fonts/language-scripts.ts: new RegExp(part, 'u')",
  "renderer/src/highlight/grammar-rules.ts: new RegExp(pattern.source, pattern.flags.concat('g'))",
  'renderer/src/openapi/samples/sample-text.ts: new RegExp(pattern, flags)',
  'renderer/src/openapi/check/check-schemas.ts: new RegExp(node.value)',
  'cli/src/config/schema/navbar-item.ts: new RegExp(source)',
  "cli/src/plan/navbar/current-items.ts: new RegExp(baseRegex, 'i')",
  "renderer/src/markdown/mdx/syntax/read-mdx-tree.ts: new RegExp(FENCE, 'gm')",
]

const { patterns, unknown } = findPatterns(PACKAGES)
const keyOf = ({ source, flags }: { readonly source: string; readonly flags: string }): string => `/${source}/${flags}`
const checked = new Set(readFileSync(LIST, 'utf8').split('\n'))

describe('the regular expressions of all packages', () => {
  beforeAll(() => {
    // Read when recheck is loaded.
    process.env['RECHECK_SYNC_BACKEND'] = 'pure'
  })

  it('take linear time', { timeout: 1_200_000 }, async () => {
    const unseen = [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern]))].filter(
      ([key]) => !checked.has(key),
    )
    const slow: string[] = []
    const linear: string[] = []
    for (const [key, pattern] of unseen) {
      const attack = await findSlowPattern(pattern)
      if (attack === undefined) linear.push(key)
      else slow.push(`${pattern.file}:${pattern.line} ${key}\n  ${attack}`)
    }
    if (isUpdate) {
      const used = patterns.map(keyOf).filter((key) => checked.has(key))
      writeFileSync(LIST, `${[...new Set([...used, ...linear])].sort().join('\n')}\n`)
    }
    expect(slow).toEqual([])
  })

  it('contain no parts only known at run time, except reviewed ones', () => {
    expect(unknown.toSorted()).toEqual(GIVEN.toSorted())
  })

  it('finds the pattern that takes exponential time', async () => {
    expect(await findSlowPattern({ source: String.raw`^(?:\s|\/\*[\s\S]*?\*\/)*x`, flags: '' })).toBeDefined()
    expect(await findSlowPattern({ source: '<!--.*?-->', flags: 'g' })).toBeDefined()
    expect(await findSlowPattern({ source: '<[^<>]*>', flags: 'g' })).toBeUndefined()
  })

  it('reads literals, and patterns built from constants', () => {
    const { patterns: own } = findPatterns(join(PACKAGES, 'renderer/src/markdown/mdx/syntax'))
    expect(
      own.some(({ file, source }) => file === 'escape-markdown-for-mdx.ts' && source.includes('(?<comment>')),
    ).toBe(true)
  })
})
