import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { updateFigures } from './write-readme-figures.mjs'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('updateFigures', () => {
  it('finds the figures of the latest results in README.md', () => {
    expect(updateFigures(readme)).toBe(readme)
  })

  it('replaces outdated figures', () => {
    expect(updateFigures(readme.replaceAll(/\d+ MB/g, '1 MB'))).toBe(readme)
  })

  it('rejects a README without the markers', () => {
    expect(() => updateFigures('# docgen\n')).toThrow('README.md needs the lines')
  })
})
