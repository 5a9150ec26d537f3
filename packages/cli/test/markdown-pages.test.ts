import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { copySite, readTree } from './build-copy.js'
import { listMarkdownDifferences } from './compare-words.js'

it('writes every page of the manual with all of its words as Markdown', async () => {
  const copy = copySite(fileURLToPath(new URL('../../../docs', import.meta.url)))
  try {
    await copy.build()
    expect(listMarkdownDifferences(readTree(copy.outDir))).toEqual([])
  } finally {
    copy.remove()
  }
})
