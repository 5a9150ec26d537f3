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

  it('finds unclosed elements in an expression, and accepts closed ones and those in prose', () => {
    for (const unit of ['<d>', '(<d e="f">', 'a<b>(', '<a>{', '<A b={<i>'])
      expect(findDeepJsx(`a\n\n{${unit.repeat(30)}}\n`), unit).toEqual({ offset: 3, start: 3, isSlow: true })
    expect(findDeepJsx(`{${'<d>'.repeat(6)}}`)).toBeUndefined()
    expect(findDeepJsx(`{${'<d>'.repeat(30)}${'</d>'.repeat(30)}}`)).toBeUndefined()
    expect(findDeepJsx(`{'${'<d>'.repeat(30)}'} {\`${'<d>'.repeat(30)}\`} {/* ${'<d>'.repeat(30)} */}`)).toBeUndefined()
    expect(findDeepJsx(`${'<d>'.repeat(30)} {a}`)).toBeUndefined()
  })

  it('finds arrow functions that return each other in an export', () => {
    expect(findDeepJsx(`# A\n\nexport const b = ${'c=>'.repeat(60)}1\n`)).toEqual({ offset: 173, start: 5 })
    expect(findDeepJsx(`export const b = [\n${'c => d,\n'.repeat(60)}]\n\n${'e => f '.repeat(60)}`)).toBeUndefined()
    const problems: unknown[] = []
    const text = `# A\n\nexport const b = ${'c=>'.repeat(60)}1\n\n{1 + 1}\n`
    const tree = readMdxTree(text, (point, { message }) => problems.push([point, message]))
    expect(problems).toEqual([[{ line: 3, column: 169 }, 'expressions and JSX are nested too deeply here']])
    expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph'])
    expect(JSON.stringify(tree)).toContain('export const b = c=>c=>')
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
  ...['<', '>', '</', '/>', '{', '}', '{/*', '*/}', '<!--', '-->', '<Tabs>', '</Tabs>', '<div', '<b>', '</b>', '"'],
  ...["'", '<TabItem value="a">', '</TabItem>', 'class="', '`', '```\n', ':::note\n', ':::\n', '::include{', '[', ']('],
  ...['# ', '\n', '\n\n', ' ', 'import a from "b"\n', 'export const a = {', '- ', '> ', '| a |', '***', '_', 'text'],
  ...[
    '{...a}',
    '=',
    '${',
    '\\',
    'a\n',
    '<A.b c={',
    '<!',
    '&lt;',
    '<p>',
    '\t',
    '    ',
    '<d>',
    '=>',
    '(a) =>',
    '{a && <b>',
  ],
  ...[
    '{a.map((b) => <li>',
    '</li>)}',
    'export const b = ',
    'function A() { return <div>',
    '{`',
    '`}',
    '<A b={<i>',
    '}/>',
  ],
  ...['? <a/> :', '<T,>', 'a<b', '{(', '{[', '~~~\n', '<>', '</>', 'export default ', '// x', '/* ', '*/', '$', '\n\n'],
]

/** Random broken MDX, deterministic per seed. Many seeds use few kinds of constructs, which nest deeper. */
function createMixture(seed: number, length: number): string {
  let state = seed
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = (pieces: readonly string[]): string => pieces[below(pieces.length)] ?? ''
  const own = seed % 3 === 0 ? PIECES : Array.from({ length: 3 + below(20) }, () => pick(PIECES))
  let text = ''
  while (text.length < length) text += pick(own)
  return text
}

it('reports too many braces once, at their position', () => {
  const problems: unknown[] = []
  const text = `# A\n\n{${'{a:'.repeat(6000)}1${'}'.repeat(6001)}\n\nB {1 + 1}\n`
  readMdxTree(text, (point, { message }) => problems.push([point, message]))
  expect(problems).toEqual([[{ line: 3, column: 602 }, 'expressions and JSX are nested too deeply here']])
})

it('keeps code that looks like unclosed elements', () => {
  const code = '{ a<b>'.repeat(50)
  const text = `\`\`\`cpp {1}\n${code}\n\`\`\`\n\n\`${code}\`, {\`${code}\`}, <A b={\`${code}\`} />\n`
  const tree = readMdxTree(text, (_point, { message }) => expect.fail(message))
  expect(tree.children).toMatchObject([
    { type: 'code', lang: 'cpp', meta: '{1}', value: code },
    {
      children: [
        { type: 'inlineCode', value: code },
        { value: ', ' },
        { type: 'mdxTextExpression', value: `\`${code}\`` },
        { value: ', ' },
        { attributes: [{ value: { value: `\`${code}\`` } }] },
      ],
    },
  ])
})

it('reads broken MDX of many kilobytes, whatever it mixes', () => {
  // Some of these took minutes to hours, so the test would time out: 76 because of braces that seemed to be code.
  for (const seed of [...Array.from({ length: 40 }, (_, index) => index + 1), 76]) {
    const problems: string[] = []
    readMdxTree(createMixture(seed, 10_000), (_point, { message }) => problems.push(message))
    expect(problems.length).toBeLessThan(25)
  }
})
