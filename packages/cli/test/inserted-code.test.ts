import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildHere, readTree } from './build-copy.js'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-inserted-code-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const SAMPLE = `export default function Sample({ name, lines = 0 }) {
  return <figure>{name} has {lines} lines</figure>
}
export const Parts = { Note: ({ text }) => <aside>{text}</aside> }
`

/** Builds a site with one page, and a remark plugin with this body; returns the page's text, and all diagnostics. */
async function buildWith(
  body: string,
  page: string,
  more: { markdown?: string; kind?: 'rehype'; files?: Record<string, string> } = {},
) {
  const files = {
    'docs/index.mdx': `---\nslug: /\n---\n\n${page}`,
    'src/Sample.jsx': SAMPLE,
    'plugins/insert.ts': `const jsx = (name, attributes = {}, rest = {}) => ({
  type: 'mdxJsxFlowElement', name, children: [], ...rest,
  attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
})
const code = (value) => ({ type: 'mdxJsxAttributeValueExpression', value })
export const insert = () => (tree, file) => {\n${body}\n}\n`,
    'site.config.ts': `import { insert } from './plugins/insert'
export default { title: 'T', url: 'https://docs.example', docs: { routeBasePath: '/' }, markdown: { ${more.markdown ?? ''} ${more.kind ?? 'remark'}Plugins: [insert] } }\n`,
    ...more.files,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { report } = await buildHere(root)
  const html = report.ok ? (readTree(join(root, 'dist')).get('index.html') ?? '') : ''
  const parts = [...html.matchAll(/<(figure|aside)[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) =>
    inner.replace(/<!--.*?-->/g, ''),
  )
  return { parts, html, diagnostics: report.diagnostics.map(({ code, message }) => `${code}: ${message}`) }
}

const IMPORT = "import Sample, { Parts } from '@site/src/Sample'\n\n"

it('shows several components that a plugin inserts without a position', async () => {
  const { parts, diagnostics } = await buildWith(
    "tree.children.push(jsx('Sample', { name: 'a' }), jsx('Sample', { name: 'b' }), jsx('Parts.Note', { text: 'n' }))",
    `${IMPORT}# A\n`,
  )
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['a has 0 lines', 'b has 0 lines', 'n'])
})

it('evaluates the code of inserted components, each its own', async () => {
  const { parts, diagnostics } = await buildWith(
    `tree.children.push(
  jsx('Sample', { name: 'a', lines: code('count * 2') }),
  jsx('Sample', { name: 'b', lines: code('count * 3') }),
  { type: 'paragraph', children: [{ type: 'mdxTextExpression', value: 'count + 40' }] })`,
    `export const count = 2\n\n${IMPORT}# A\n`,
  )
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['a has 4 lines', 'b has 6 lines'])
})

it('shows a component that has the position of another element', async () => {
  const { parts, diagnostics } = await buildWith(
    `const { position } = tree.children.find(({ type }) => type === 'mdxJsxFlowElement')
  tree.children.push(jsx('Sample', { name: 'copied', lines: code('5 + count') }, { position }))`,
    `${IMPORT}export const count = 2\n\n<Parts.Note text={\`\${count} notes\`} />\n`,
  )
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['2 notes', 'copied has 7 lines'])
})

it('shows a component whose import the plugin inserts as well', async () => {
  const { parts, diagnostics } = await buildWith(
    `tree.children.unshift({ type: 'mdxjsEsm', value: "import Own from '@site/src/Sample'" })
  tree.children.push(jsx('Own', { name: file.stem }))`,
    '# A page without code\n',
  )
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['index has 0 lines'])
})

it('shows a component of the site that needs no import', async () => {
  const { parts, diagnostics } = await buildWith("tree.children.push(jsx('Sample', { name: 'global' }))", '# A\n', {
    markdown: "components: { Sample: './src/Sample.jsx' },",
  })
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['global has 0 lines'])
})

it('shows what plugins insert into included files', async () => {
  const { parts, diagnostics } = await buildWith(
    "if (file.stem === '_part') tree.children.push(jsx('Sample', { name: 'part' }))",
    "import Part from './_part.mdx'\n\n# A\n\n<Part />\n",
    { files: { 'docs/_part.mdx': `${IMPORT}Text\n` } },
  )
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['part has 0 lines'])
})

const program = (body: string) => `{ type: 'Program', sourceType: 'module', body: [${body}] }`
const identifier = (name: string) => `{ type: 'Identifier', name: '${name}' }`
const expression = (value: string) => program(`{ type: 'ExpressionStatement', expression: ${value} }`)

it('runs code that a plugin inserts as a syntax tree alone, as tools of MDX do', async () => {
  const declaration = program(`{
    type: 'ImportDeclaration', source: { type: 'Literal', value: '@site/src/Sample' },
    specifiers: [{ type: 'ImportDefaultSpecifier', local: ${identifier('Own')} }],
  }`)
  const spread = `{ type: 'ObjectExpression', properties: [{ type: 'SpreadElement', argument: ${identifier('rest')} }] }`
  const { parts, diagnostics } = await buildWith(
    `tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: ${declaration} } })
  tree.children.push(
    { ...jsx('Own', { name: 'a' }), attributes: [
      { type: 'mdxJsxAttribute', name: 'lines', value: { type: 'mdxJsxAttributeValueExpression', data: { estree: ${expression(identifier('count'))} } } },
      { type: 'mdxJsxExpressionAttribute', value: '', data: { estree: ${expression(spread)} } },
    ] })`,
    "export const count = 3\n\nexport const rest = { name: 'spread' }\n\n# A\n",
  )
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['spread has 3 lines'])
})

it.each([
  ["{ type: 'mdxjsEsm' }", []],
  ["{ type: 'mdxFlowExpression', value: 5 }", []],
  [
    "{ type: 'mdxJsxFlowElement', name: 'b', attributes: [null, { type: 'mdxJsxAttribute', name: 'id', value: {} }] }",
    [],
  ],
  [
    "{ type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', body: [{ type: 'Nonsense' }] } } }",
    ['plugin-failed: a Markdown plugin failed: the estree of a node of type mdxjsEsm is not a valid program'],
  ],
])('reads a page with the incomplete node %s', async (node, problems) => {
  const { html, diagnostics } = await buildWith(`tree.children.push(${node})`, `${IMPORT}# A\n\nWords\n`)
  expect(diagnostics).toEqual(problems)
  if (problems.length === 0) expect(html).toContain('Words')
})

it('shows components and elements that a rehype plugin inserts', async () => {
  const { parts, html, diagnostics } = await buildWith(
    `const bold = { type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'inner' }] }
  tree.children.push(
    jsx('Sample', { name: 'a', lines: code('7') }),
    jsx('Parts.Note', { text: 'n' }),
    jsx('Global', { name: 'g' }),
    jsx('section', { className: 'own' }, { children: [bold, jsx('Sample', { name: 'deep' })] }))`,
    `${IMPORT}# A\n`,
    { kind: 'rehype', markdown: "components: { Global: './src/Sample.jsx' }," },
  )
  expect(diagnostics).toEqual([])
  expect(parts).toEqual(['a has 7 lines', 'n', 'g has 0 lines', 'deep has 0 lines'])
  expect(html).toMatch(/<section class="own"><b>inner<\/b>/)
})

it('reports what a rehype plugin cannot insert, and keeps its content', async () => {
  const { diagnostics } = await buildWith(
    `const text = { type: 'text', value: 'kept' }
  tree.children.push(
    jsx('Sample', { name: 'a', lines: code('count + 1') }),
    jsx('Tabs', {}, { children: [text] }),
    jsx('div', { dangerouslySetInnerHTML: code('{ __html: "<p>a</p>" }') }),
    jsx('Nowhere', {}, { children: [text] }))`,
    `${IMPORT}export const count = 2\n\n# A\n`,
    { kind: 'rehype' },
  )
  expect(diagnostics).toEqual([
    'mdx-component: a rehype plugin inserts <Tabs>, which docgen converts before rehype plugins run',
    'mdx-failed: a rehype plugin inserts an expression, but docgen collects the code of a page before rehype plugins run',
    'mdx-value: a rehype plugin inserts <div> with content that docgen converts before rehype plugins run, so the content is missing',
    'unknown-component: <Nowhere> is neither imported nor a docgen component',
  ])
})
