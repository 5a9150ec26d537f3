import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findSharedFolder } from '../../../cli/test/shared-folder.js'
import { compareParsers, describeDifference } from './compare-parsers.js'

const REPOSITORY = new URL('../../../../', import.meta.url)
const corpus = findSharedFolder('corpora/babel-docs')

describe('both parsers on whole pages', () => {
  it.each([
    ['site/docs/', 100],
    ['docs/', 60],
  ])('returns equal trees for %s', (name, least) => {
    const folder = fileURLToPath(new URL(name, REPOSITORY))
    expect(markdownFiles(folder).length).toBeGreaterThan(least)
    expect(differencesIn(folder)).toEqual([])
  })

  it.skipIf(corpus.isLeftOut)(`returns equal trees for the 249 pages of Babel’s documentation${corpus.note}`, () => {
    expect(markdownFiles(corpus.path)).toHaveLength(249)
    expect(differencesIn(corpus.path)).toEqual([])
  })
})

function differencesIn(folder: string): string[] {
  return markdownFiles(folder).flatMap((file) => {
    const comparison = compareParsers(readFileSync(join(folder, file), 'utf8'))
    if (comparison.kind === 'equal' || comparison.kind === 'tolerated') return []
    if (comparison.kind === 'refused') return [`${file}: ${comparison.message}`]
    const { text: _text, ...difference } = comparison.difference
    return [`${file}: ${describeDifference({ ...difference, text: '…' })}`]
  })
}

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules') && !file.includes('dist/'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}
