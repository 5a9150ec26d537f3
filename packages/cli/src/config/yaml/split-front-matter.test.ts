import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from './split-front-matter.js'

describe('splitFrontMatter', () => {
  it.each<[string, string, string, number]>([
    ['---\ntitle: A\n---\n# B', 'title: A\n', '# B', 4],
    ['---\ntitle: A\n---', 'title: A\n', '', 3],
    ['---\n---\nB', '', 'B', 3],
    ['--- \ntitle: A\n---\t\n\nB', 'title: A\n', '\nB', 4],
    ['\ufeff---\r\ntitle: A\r\n---\r\nB', 'title: A\r\n', 'B', 4],
    ['---\ntitle: A\n--- x\n----\n---\nB', 'title: A\n--- x\n----\n', 'B', 6],
    ['---\na: |\n  ---\n---\nB\n---\n', 'a: |\n  ---\n', 'B\n---\n', 5],
  ])('%j', (text, yaml, body, bodyLine) => {
    const block = splitFrontMatter(text)
    expect(block).toMatchObject({ yaml, bodyLine })
    if (typeof block !== 'object') return
    expect(text.slice(block.bodyOffset)).toBe(body)
    expect(text.slice(block.yamlOffset, block.yamlOffset + yaml.length)).toBe(yaml)
  })

  it.each([
    '',
    '# A',
    ' ---\na: 1\n---',
    '----\na: 1\n----',
    '---',
    '---\n\n# A\n',
    '\n---\na: 1\n---\n',
    'a\n---\n---',
  ])('finds none in %j', (text) => {
    expect(splitFrontMatter(text)).toBeUndefined()
  })

  it.each(['---\ntitle: A\n', '---\ntitle:\n\n# A', '---\n\ntitle: A\n ---\n'])('misses the end of %j', (text) => {
    expect(splitFrontMatter(text)).toBe('unterminated')
  })
})
