import { expect, it } from 'vitest'
import type { ConvertContext } from '../convert-context.js'
import { convertCustomRules } from './convert-custom-rules.js'

const THEME = '@docusaurus/theme-classic'

/** The style sheet for a site with this custom style sheet and these files in `src`. */
function convert(css: string, files: Readonly<Record<string, string>> = {}): string {
  const layout = {
    siteDir: '/site',
    listFiles: () => Object.keys(files),
    readFile: (path: string) => files[path.slice('src/'.length)],
    readStyleSheet: () => ({ css }),
  }
  const plugins = [{ name: THEME, options: { value: { customCss: '/site/src/custom.css' }, path: [] } }]
  const context = { layout } as unknown as ConvertContext
  return (
    convertCustomRules(plugins as unknown as Parameters<typeof convertCustomRules>[0], new Set(), context).styles ?? ''
  )
}

it('keeps the color of links, readable in both modes', () => {
  expect(convert(':root { --ifm-link-color: #c200c2; }')).toBe(
    [
      ':root {\n  --ifm-link-color: #c200c2;\n}',
      "[data-theme='dark'] {\n  --ifm-link-color: #d652d6;\n}\n",
      ':where(.prose a:not([class])) { color: var(--ifm-link-color); }\n',
    ].join('\n'),
  )
})

it('lets a part of a page change colors of Infima, with those of docgen elsewhere', () => {
  const styles = convert('', { 'home.module.css': '.top { --ifm-link-color: white; --ifm-heading-color : white }' })
  expect(styles).toContain('--ifm-link-color: var(--color-accent);\n  --ifm-heading-color: var(--color-text);')
  expect(styles).toContain('h6)) { color: var(--ifm-heading-color); }')
})

it('keeps the margins of elements in pages that are components', () => {
  const selector = ':where(.layout-full .prose :is('
  expect(convert('', { 'pages/index.tsx': 'export default () => <p>A</p>' })).toContain(selector)
  expect(convert('', { 'pages/index.mdx': '# A', 'components/A.tsx': '' })).not.toContain(selector)
})

it('resets lists of such pages where the base rules of Tailwind do', () => {
  const page = { 'pages/index.tsx': 'export default () => <ul />' }
  expect(convert('@tailwind base;', page)).toContain(':where(.layout-full .prose :is(ul, ol)) {')
  expect(convert("@import 'tailwindcss';", page)).not.toContain('list-style')
  expect(convert('@tailwind base;')).not.toContain('list-style')
})

it('keeps rules for classes that code puts together, and the page as the place of labels', () => {
  const styles = convert(
    '.sys.windows { color: red } .menu { color: red } .markdown { margin: 0; position: relative; }',
    {
      'table.js': "const all = ['windows', 'menu']; const start = 'sys '",
    },
  )
  expect(styles).toMatch(/\.sys\.windows:where/)
  expect(styles).toContain('.prose {\n  position: relative;\n}')
  expect(styles).not.toContain('.menu')
})

it('leaves properties to Tailwind that no sheet declares', () => {
  const css =
    "@import 'tailwindcss'; [data-theme='dark'] { --ifm-link-hover-color: var(--own-300) } :root { --ifm-link-hover-color: var(--own-800) }"
  const styles = convert(css)
  expect(styles).toContain("[data-theme='dark'] {\n  --ifm-link-hover-color: var(--own-300);\n}")
  expect(styles).not.toContain('--own-300:')
})

it('reads the root in style sheets that components import', () => {
  const files = {
    'pages/home.module.css': '/* a */ :root { --ifm-navbar-background-color: #012 } .navbar { color: red }',
    'pages/home.js': "import './home.module.css'",
    'unused.module.css': ':root { --ifm-footer-background-color: #012 }',
  }
  const styles = convert(':root { --ifm-navbar-background-color: #fff }', files)
  expect(styles).toContain('background: #012;')
  expect(styles).not.toContain('.footer')
})

it('adds no rules for colors that the site only reads', () => {
  const styles = convert('', { 'a.css': 'p { color: var(--ifm-link-color); fill: var(--ifm-link-color-x, red) }' })
  expect(styles).toBe(':root {\n  --ifm-link-color: var(--color-accent);\n}\n')
})
