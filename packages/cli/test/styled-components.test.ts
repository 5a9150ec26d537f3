import { expect, it } from 'vitest'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { buildHere, readTree } from './build-copy.js'

/** Has the same interface as styled-components: without a collector, components only have class names. */
const PACKAGE = `const { createContext, createElement, forwardRef, useContext } = require('react')
const Sheet = createContext(null)
exports.styled = (tag, css) => forwardRef(function Styled(props, ref) {
  useContext(Sheet)?.add('.sc-' + tag + '{' + css + '}/*!sc*/')
  return createElement(tag, { ...props, ref, className: 'sc-' + tag })
})
exports.ServerStyleSheet = class {
  rules = new Set()
  collectStyles(node) { return createElement(Sheet.Provider, { value: this.rules }, node) }
  getStyleTags() { return '<style data-styled="true">' + [...this.rules].join('') + '</style>' }
}
`

it('collects the styles of components in the style sheet of the page', async () => {
  const siteDir = createTestFolder({
    'site.config.ts':
      "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }, markdown: { hydrate: 'detect' } }",
    'docs/index.mdx': "import { Plain, Live } from '../Box'\n\n# One\n\n<Plain>words</Plain>\n\n<Live />\n",
    'docs/other.mdx': "import { Plain } from '../Box'\n\n# Two\n\n<Plain>words</Plain>\n",
    'Box.jsx': "export { Plain } from './Plain'\nexport { Live } from './Live'\n",
    'Plain.jsx': "import { styled } from 'styled-components'\nexport const Plain = styled('b', 'color: teal')\n",
    'Live.jsx': `import { useState } from 'react'
import { styled } from 'styled-components'
const Button = styled('button', 'color: olive')
export function Live() {
  const [count, setCount] = useState(0)
  return <Button type="button" onClick={() => setCount(count + 1)}>{count}</Button>
}
`,
    'node_modules/styled-components/package.json':
      '{ "name": "styled-components", "version": "6.0.0", "main": "index.js" }',
    'node_modules/styled-components/index.js': PACKAGE,
  })
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics).toEqual([])
  const files = readTree(`${siteDir}/dist`)
  const sheetsOf = (page: string): string =>
    [...(files.get(page) ?? '').matchAll(/href="\/([^"]+\.css)"/g)].map(([, name = '']) => files.get(name)).join('')
  expect(sheetsOf('index.html')).toContain('.sc-b{color: teal}')
  expect(sheetsOf('index.html')).toContain('.sc-button{color: olive}')
  expect(sheetsOf('other.html') + sheetsOf('other/index.html')).toContain('.sc-b{color: teal}')
  expect(sheetsOf('other.html') + sheetsOf('other/index.html')).not.toContain('olive')
  expect(files.get('index.html')).not.toMatch(/<style data-styled/)
})
