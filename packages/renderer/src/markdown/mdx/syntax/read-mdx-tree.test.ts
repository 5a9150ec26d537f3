import { expect, it } from 'vitest'
import { chooseFirstSides, readMdxTree } from './read-mdx-tree.js'

const problemsOf = (text: string): string[] => {
  const problems: string[] = []
  readMdxTree(text, ({ line, column }, { message }) => problems.push(`${line}:${column} ${message}`))
  return problems
}

it('finds all errors of a file at once', () => {
  expect(problemsOf('a <5\n\nb {c d}\n\n<br>\n\nand {')).toEqual([
    expect.stringMatching(/^1:3 </),
    expect.stringMatching(/^3:3 \{c d\} is not a JavaScript/),
    expect.stringMatching(/^5:1 <br> needs a slash/),
    expect.stringMatching(/^7:5 no \} closes/),
  ])
})

it.each(['a {b c}', 'a <B c={d e} />', '<B {...d e} />', '{...d}'])(
  'describes %j without the name of its parser',
  (text) => {
    const problems = problemsOf(text)
    expect(problems).not.toHaveLength(0)
    expect(problems.join('\n')).not.toMatch(/oxc|Could not/)
  },
)

it('reports nothing again around an error, nor a tag that lost its partner', () => {
  expect(problemsOf('{a {b c} d}')).toHaveLength(1)
  expect(problemsOf('Text <b>bold\n\nand</b> on')).toHaveLength(1)
})

it('treats the props of an unclosed tag as text, like the tag itself', () => {
  const text = 'A <div style={{ a: { b: 1 } }} title="{ > }" n={[{}]}>word\n\n{known}'
  const { children } = readMdxTree(text, () => {})
  expect(problemsOf(text)).toEqual([expect.stringMatching(/^1:3 <div> is not closed/)])
  const [paragraph, expression] = children
  expect(paragraph).toMatchObject({ children: [{ type: 'text', value: text.split('\n')[0] }] })
  expect(expression).toMatchObject({ type: 'mdxFlowExpression', value: 'known' })
})

it('keeps everything that can be parsed', () => {
  const tree = readMdxTree('# Title\n\n<5\n\n[link](x)', () => {})
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph'])
})

const plainTree = (text: string): unknown =>
  JSON.parse(
    JSON.stringify(readMdxTree(text, (_point, { message }) => expect.fail(message)).children, (key, value) =>
      key === 'position' || key === 'data' ? undefined : value,
    ),
  )

it('reads autolinks as links, and leaves them alone in code, attributes and targets', () => {
  const link = (url: string, text = url) => ({ type: 'link', url, children: [{ type: 'text', value: text }] })
  expect(plainTree('See <https://a.example/_x_?a=1&b=*>, or <me.x@b.example>.')).toMatchObject([
    {
      children: [
        { value: 'See ' },
        link('https://a.example/_x_?a=1&b=*'),
        { value: ', or ' },
        link('mailto:me.x@b.example', 'me.x@b.example'),
        { value: '.' },
      ],
    },
  ])
  expect(plainTree('`<https://a.example>` {"<https://a.example>"}\n\n<A b="<https://a.example>" />')).toMatchObject([
    { children: [{ value: '<https://a.example>' }, { value: ' ' }, { value: '"<https://a.example>"' }] },
    { attributes: [{ value: '<https://a.example>' }] },
  ])
  expect(plainTree('[a](<https://a.example>)\n\n[a]: <https://b.example>')).toMatchObject([
    { children: [{ url: 'https://a.example' }] },
    { url: 'https://b.example' },
  ])
})

it.each(['{/* <!-- a --> */}', '<!-- a -->', '{/* <!-- a --> */}\n{/* <!-- b\nc --> */}', '## A {/* <!-- b --> */}'])(
  'reads code in the line after %j',
  (comment) => {
    for (const code of ["import A from './a.js'", 'export const a = `\n\nb\n`'])
      expect(plainTree(`${comment}\n${code}\n\nText.`)).toMatchObject([
        ...comment.split(/\n(?=\{)/).map(() => ({})),
        { type: 'mdxjsEsm', value: code },
        { type: 'paragraph' },
      ])
  },
)

it('keeps what looks like an HTML comment in code and attributes', () => {
  expect(
    plainTree('export const a = "<!-- b -->"\n\n{["<!-- b -->"]}\n\n<A b="<!-- c -->" d={`<!-- e -->`} />'),
  ).toMatchObject([
    { value: 'export const a = "<!-- b -->"' },
    { value: '["<!-- b -->"]' },
    { attributes: [{ value: '<!-- c -->' }, { value: { value: '`<!-- e -->`' } }] },
  ])
})

it('reads tags whose end, or whose closing tag, begins a line, at their own lines', () => {
  const tree = readMdxTree('a <b\n  id="x"\n>c</b>\n\n<i>d\n</i>\ne\n\n<u>\nf</u>\n\nlast', (_point, { message }) =>
    expect.fail(message),
  )
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'mdxJsxFlowElement', 'paragraph'])
  expect(tree.children).toMatchObject([
    { children: [{}, { name: 'b', attributes: [{ name: 'id' }], children: [{ value: 'c' }] }] },
    { children: [{ name: 'i' }, { value: '\ne' }] },
    { name: 'u' },
    { position: { start: { line: 12, column: 1 } } },
  ])
})

it('loses no word of a page with any number of errors', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index} <5 {`)
  for (const head of ['', "import A from 'a'\n\n"]) {
    const text = JSON.stringify(readMdxTree(`${head}${words.join('\n\n')}\n\nlast {`, () => {}))
    for (const word of [...words, 'last {']) expect(text).toContain(word)
  }
})

it('reads a page with errors that uses nothing of MDX as Markdown, and HTML tags on others as HTML', () => {
  expect(readMdxTree('a<br>b\n\n<p>c\n\nd</p>', () => {}).children).toMatchObject([
    { children: [{ value: 'a' }, { type: 'html', value: '<br>' }, { value: 'b' }] },
    { type: 'html', value: '<p>c' },
    { children: [{ value: 'd' }, { type: 'html' }] },
  ])
  expect(readMdxTree("import A from 'a'\n\na<br>b <5", () => {}).children[1]).toMatchObject({
    children: [{ value: 'a' }, { type: 'html', value: '<br>' }, { value: 'b <5' }],
  })
})

it.each([
  'x <',
  '{',
  '<',
  '<<<<',
  '{{{{',
  '<a {',
  '</',
  '<!--',
  '- <a\n- {b',
  '> {a\nb}',
  '```js\n<',
  '\u0000<\u0000{',
  '<A b={`$\u007b`}',
])('terminates on %j', (text) => {
  expect(() => readMdxTree(text, () => {})).not.toThrow()
})

it('keeps the first side of each conflict, without changing positions', () => {
  const text = 'A.\r\n<<<<<<< HEAD\r\nours\r\n||||||| base\r\nwas\r\n=======\r\ntheirs 🙂\r\n>>>>>>> topic\r\nB.'
  const chosen = chooseFirstSides(text)
  expect(chosen.split('\r\n').map((line) => line.trim())).toEqual(['A.', '', 'ours', '', '', '', '', '', 'B.'])
  expect(chosen).toHaveLength(text.length)
})

it.each([
  ['a text without conflicts', '# A\n\n=======\n'],
  ['a conflict in a block of code', '```\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> topic\n```\n'],
])('leaves %s unchanged', (_what, text) => {
  expect(chooseFirstSides(text)).toBe(text)
})
