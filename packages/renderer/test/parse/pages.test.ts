import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compareParsers, describeDifference } from './compare-parsers.js'

const REPOSITORY = new URL('../../../../', import.meta.url)
const CORPUS = new URL('../shared/corpora/babel-docs/', REPOSITORY)

describe('both parsers on whole pages', () => {
  it.each(['site/docs/', 'docs/'])('gives equal trees for %s', (folder) => {
    expect(differencesIn(new URL(folder, REPOSITORY))).toEqual([])
  })

  it.skipIf(!existsSync(CORPUS))(
    'gives equal trees for the 249 pages of Babel’s documentation (skipped where ../shared/corpora is not beside the repository)',
    () => {
      expect(markdownFiles(CORPUS)).toHaveLength(249)
      expect(differencesIn(CORPUS)).toEqual([])
    },
  )
})

function differencesIn(folder: URL): string[] {
  return markdownFiles(folder).flatMap((file) => {
    const comparison = compareParsers(readFileSync(new URL(file, folder), 'utf8'))
    if (comparison.kind === 'equal' || comparison.kind === 'tolerated') return []
    if (comparison.kind === 'refused') return [`${file}: ${comparison.message}`]
    const { text: _text, ...difference } = comparison.difference
    return [`${file}: ${describeDifference({ ...difference, text: '…' })}`]
  })
}

function markdownFiles(folder: URL): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules') && !file.includes('dist/'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}
