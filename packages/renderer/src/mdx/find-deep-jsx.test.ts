import { describe, expect, it } from 'vitest'
import { findDeepJsx } from './find-deep-jsx.js'
import { readMdxTree } from './read-mdx-tree.js'

const DEEP = '{a.map((b) => <ul>'.repeat(20) + '</ul>)}'.repeat(20)

describe('findDeepJsx', () => {
  it.each(['<A b={', '<A b={<T v="a">', '{<T>', '{a => <T>{', '<A.b c={\n', '{</b><T>{*/'])('finds %j', (unit) => {
    expect(findDeepJsx(unit.repeat(30))).toBeDefined()
  })

  it.each(['<', '<b>', '<a ', '<b>\n\n', '{', '{a}<', '</b><a><c>'])('finds %j with 200 of them open', (unit) => {
    expect(findDeepJsx(unit.repeat(199))).toBeUndefined()
    expect(findDeepJsx(`a ${unit.repeat(500)}`)?.offset).toBeLessThan(3 + 203 * unit.length)
  })

  it('finds the first excess, however many levels follow', () => {
    expect(findDeepJsx('{</b><T>'.repeat(300))?.offset).toBeLessThan(100)
  })

  it('finds arrow functions that return each other, and accepts them beside each other', () => {
    expect(findDeepJsx(`a {${'b=>'.repeat(1000)}1}`)).toEqual({ offset: 154, start: 2 })
    expect(findDeepJsx(`<A b={${'(c, d) => {e => '.repeat(60)}`)).toBeDefined()
    expect(findDeepJsx(`{[${'b => c, '.repeat(1000)}]}`)).toBeUndefined()
    expect(findDeepJsx(`{${'a((b, c) => d)\n'.repeat(1000)}}`)).toBeUndefined()
    expect(findDeepJsx('a => b '.repeat(1000))).toBeUndefined()
  })

  it('names the start of an expression with too many braces', () => {
    expect(findDeepJsx(`ab {${'{c:'.repeat(6000)}`)).toEqual({ offset: 604, start: 3 })
  })

  it.each([
    ['well nested JSX', DEEP],
    ['many expressions beside each other', '<A b={<i/>} />\n'.repeat(100)],
    ['code', `\`\`\`cpp\n${'{ a<b>'.repeat(50)}\n\`\`\`\n`],
    ['tags beside each other', '<b>x</b> <i/>\n'.repeat(1000)],
    ['tags and signs of text', '\\< \\{'.repeat(1000)],
    ['loops', `export const a = () => {${'for(let i=0;i<n;i++){b(i)}'.repeat(30)}}`],
    ['comparisons', `{${'a < b || '.repeat(1000)}c}`],
    ['braces of text', '\\{<b>'.repeat(50)],
  ])('accepts %s', (_name, text) => {
    expect(findDeepJsx(text)).toBeUndefined()
  })
})

const PIECES = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '{',
    '}',
    '{/*',
    '*/}',
    '<!--',
    '-->',
    '<Tabs>',
    '</Tabs>',
    '<div',
    '<b>',
    '</b>',
    '"',
    "'",
  ],
  ...['<TabItem value="a">', '</TabItem>', 'class="', '`', '```\n', ':::note\n', ':::\n', '::include{', '[', '](', ')'],
  ...['# ', '\n', '\n\n', ' ', 'import a from "b"\n', 'export const a = {', '- ', '> ', '| a |', '***', '_', 'text'],
  ...['{...a}', '=', '${', '\\', 'a\n', '<A.b c={', '<!', '&lt;', '<p>', '\t', '    '],
]

/** Random pieces of MDX, deterministic per seed. */
function createMixture(seed: number, count: number): string {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => PIECES[Math.floor(next() * PIECES.length)]).join('')
}

it('reports too many braces once, at their position', () => {
  const problems: unknown[] = []
  const text = `# A\n\n{${'{a:'.repeat(6000)}1${'}'.repeat(6001)}\n\nB {1 + 1}\n`
  readMdxTree(text, (point, { message }) => problems.push([point, message]))
  expect(problems).toEqual([[{ line: 3, column: 602 }, 'expressions and JSX are nested too deeply here']])
})

it('reads broken MDX of many kilobytes, whatever it mixes', () => {
  // Some of these took minutes, so the test would time out.
  for (let seed = 1; seed <= 40; seed++) {
    const problems: string[] = []
    readMdxTree(createMixture(seed, 600), (_point, { message }) => problems.push(message))
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThan(25)
  }
})
