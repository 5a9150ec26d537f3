import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listDiagnostics } from '../../test/list-diagnostics.js'
import { readFrontMatter } from './read-front-matter.js'

const invalid = fileURLToPath(new URL('../../test/invalid/front-matter/', import.meta.url))
const documents = readdirSync(invalid).filter((name) => name.endsWith('.md'))

describe('broken front matter', () => {
  it.each(documents)('%s', async (name) => {
    const { diagnostics } = readFrontMatter(readFileSync(join(invalid, name), 'utf8'), name)
    expect(diagnostics).not.toEqual([])
    await expect(listDiagnostics(diagnostics)).toMatchFileSnapshot(join(invalid, name.replace(/\.md$/, '.txt')))
  })

  it('has a document for every expected file', () => {
    const expectations = readdirSync(invalid).filter((name) => name.endsWith('.txt'))
    expect(expectations).toEqual(documents.map((name) => name.replace(/\.md$/, '.txt')))
  })
})
