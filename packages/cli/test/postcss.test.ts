import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { enterSite, START_FOLDER } from '../src/guard/working-folder.js'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { createInputCheck } from '../src/session/live/create-input-check.js'
import { openSession } from '../src/session/live/open-session.js'
import { buildHere, readTree } from './build-copy.js'

const POSTCSS = dirname(dirname(createRequire(import.meta.url).resolve('postcss')))

/** Like Tailwind: replaces `@classes` by rules for the words `u-…` in files of the working folder. */
const PLUGIN = `const { readdirSync, readFileSync } = require('node:fs')
const { resolve } = require('node:path')
module.exports = ({ color = 'red' } = {}) => ({
  postcssPlugin: 'classes',
  Once(root, { result, postcss }) {
    root.walkAtRules('classes', (rule) => {
      const dir = resolve('docs')
      result.messages.push({ type: 'dir-dependency', plugin: 'classes', dir, glob: '*.md' })
      const files = readdirSync(dir).sort().map((name) => resolve(dir, name))
      for (const file of files) result.messages.push({ type: 'dependency', plugin: 'classes', file })
      const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\\bu-[a-z]+/g) ?? []))
      rule.replaceWith([...words].map((word) => postcss.parse('.' + word + '{color:' + color + '}')))
    })
  },
})
module.exports.postcss = true
`

const CONFIG = (css: string) =>
  `export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }, theme: { css: [${css}] } }`

const folders: string[] = []
afterEach(() => {
  enterSite(START_FOLDER)
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function createSite(files: Readonly<Record<string, string>>, hasPostCss = true): string {
  const siteDir = createTestFolder({
    'site.config.ts': CONFIG("'./own.css'"),
    'classes.cjs': PLUGIN,
    'docs/index.md': '# One\n\n<b class="u-one">1</b>\n',
    'own.css': '@classes;\n.own { color: blue }\n',
    'package.json': '{ "private": true }',
    ...files,
  })
  folders.push(siteDir)
  if (hasPostCss) {
    mkdirSync(join(siteDir, 'node_modules'), { recursive: true })
    symlinkSync(POSTCSS, join(siteDir, 'node_modules/postcss'), 'junction')
  }
  return siteDir
}

/** All style sheets of the output. */
function readCss(siteDir: string): string {
  return [...readTree(join(siteDir, 'dist'))]
    .flatMap(([path, text]) => (path.endsWith('.css') ? [text] : []))
    .join('\n')
}

describe('PostCSS', () => {
  it.each([
    ['postcss.config.cjs', "module.exports = { plugins: { './classes.cjs': { color: 'green' } } }"],
    [
      'postcss.config.mjs',
      "import classes from './classes.cjs'\nexport default { plugins: [classes({ color: 'green' })] }",
    ],
    ['postcss.config.ts', "export default () => ({ plugins: [['./classes.cjs', { color: 'green' }], false] })"],
    ['.postcssrc.json', '{ "plugins": { "./classes.cjs": { "color": "green" } } }'],
    ['.postcssrc', 'plugins:\n  ./classes.cjs:\n    color: green\n'],
  ])('reads %s', async (name, text) => {
    const siteDir = createSite({ [name]: text })
    const { hasNoErrors, report } = await buildHere(siteDir)
    expect(report.diagnostics).toEqual([])
    expect(hasNoErrors).toBe(true)
    expect(readCss(siteDir)).toContain('.u-one{color:green}')
    expect(readCss(siteDir)).toContain('.own{color:#00f}')
  })

  const FILES = {
    'postcss.config.cjs': "module.exports = { plugins: [require('./classes.cjs')] }",
    'docs/index.mdx': "import Box from '../Box'\n\n# One\n\n<Box />\n",
    'docs/index.md': '',
    'docs/more.md': '# More\n\nu-first\n',
    'Box.tsx':
      "import styles from './box.module.css'\nimport './plain.css'\nexport default () => <b className={styles.box}>1</b>\n",
    'box.module.css': '.box { color: blue }\n@classes;\n',
    'plain.css': '@classes;\n.plain { color: blue }\n',
    'own.css': '@import "./part.css";\n',
    'part.css': '@classes;\n',
  }

  it('processes imported sheets and those of components, again when a file that plugins read changes', async () => {
    const { 'docs/index.md': _page, ...files } = FILES
    const siteDir = createSite(files)
    rmSync(join(siteDir, 'docs/index.md'))
    expect((await buildHere(siteDir)).report.diagnostics).toEqual([])
    const first = readTree(join(siteDir, 'dist'))
    expect(readCss(siteDir)).toMatch(/\.u-first\{color:red\}[\s\S]*\.box_[\w-]*\{|\.box_[\s\S]*\.u-first\{color:red\}/)
    expect(readCss(siteDir).match(/\.u-first\b/g)?.length).toBe(2)
    writeFileSync(join(siteDir, 'docs/added.md'), '# Added\n\nu-second\n')
    await buildHere(siteDir)
    expect(readCss(siteDir).match(/\.u-second\b/g)?.length).toBe(2)
    const warm = readTree(join(siteDir, 'dist'))
    rmSync(join(siteDir, 'dist'), { recursive: true })
    await buildHere(siteDir, { usesCache: false })
    expect(readTree(join(siteDir, 'dist'))).toEqual(warm)
    rmSync(join(siteDir, 'docs/added.md'))
    await buildHere(siteDir)
    expect(readTree(join(siteDir, 'dist'))).toEqual(first)
    rmSync(join(siteDir, 'postcss.config.cjs'))
    await buildHere(siteDir)
    expect(readCss(siteDir)).not.toContain('u-first')
  })

  it('adds the rule for a class to a live session after the page is saved', async () => {
    const siteDir = createSite({ 'postcss.config.cjs': FILES['postcss.config.cjs'] })
    enterSite(siteDir)
    const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
    const readStyles = () =>
      session
        .snapshot()
        ?.site.styles.map(({ css }) => css)
        .join('\n')
    try {
      await session.update({ paths: [], isStructural: true })
      expect(readStyles()).toContain('.u-one')
      const snapshot = session.snapshot()
      const isInput = snapshot && createInputCheck(snapshot, [])
      expect(['postcss.config.cjs', 'docs/any.txt', 'other.txt'].map((path) => isInput?.(path))).toEqual([
        true,
        true,
        false,
      ])
      writeFileSync(join(siteDir, 'docs/index.md'), '# One\n\n<b class="u-two">1</b>\n')
      await session.update({ paths: ['docs/index.md'], isStructural: false })
      expect(readStyles()).toMatch(/^(?!.*\.u-one).*\.u-two/s)
    } finally {
      await session.close()
    }
  })

  it('loads its config once for all style sheets, and again in a session after it or a file that it imports changes', async () => {
    const count = `globalThis.loadedConfigs = (globalThis.loadedConfigs ?? 0) + 1\n`
    const config = (plugin: string) =>
      `${count}import classes from './${plugin}'\nexport default { plugins: [classes()] }\n`
    Reflect.deleteProperty(globalThis, 'loadedConfigs')
    const siteDir = createSite({
      'site.config.ts': CONFIG("'./own.css', './second.css', './third.css'"),
      'postcss.config.mjs': config('classes.cjs'),
      'second.css': '@classes;\n',
      'third.css': '@classes;\n',
    })
    enterSite(siteDir)
    const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
    const readStyles = () =>
      session
        .snapshot()
        ?.site.styles.map(({ css }) => css)
        .join('\n')
    try {
      await session.update({ paths: [], isStructural: true })
      expect(readStyles()?.match(/\.u-one\s*\{/g)).toHaveLength(3)
      expect(Reflect.get(globalThis, 'loadedConfigs')).toBe(1)
      writeFileSync(join(siteDir, 'classes.cjs'), PLUGIN.replace("'red'", "'green'"))
      await session.update({ paths: ['classes.cjs'], isStructural: false })
      expect(readStyles()?.match(/green/g)).toHaveLength(3)
      expect(Reflect.get(globalThis, 'loadedConfigs')).toBe(2)
      const snapshot = session.snapshot()
      expect(snapshot && createInputCheck(snapshot, [])('classes.cjs')).toBe(true)
    } finally {
      await session.close()
    }
  })

  it.each([
    [
      'postcss is missing',
      {
        'postcss.config.json': '{ "plugins": {} }',
        // The test runner makes its own packages visible: this one hides its postcss.
        'node_modules/postcss/package.json': '{ "main": "gone.js" }',
      },
      false,
      {
        file: 'postcss.config.json',
        message: 'PostCSS: the package postcss is not installed',
        hint: 'Install it: npm install postcss',
      },
    ],
    [
      'a plugin is missing',
      { 'postcss.config.json': '{ "plugins": { "tailwindcss": {} } }' },
      true,
      {
        file: 'postcss.config.json',
        line: 1,
        column: 17,
        message: 'PostCSS: the package tailwindcss is not installed',
        hint: 'Install it: npm install tailwindcss',
      },
    ],
    [
      'a plugin rejects a rule',
      {
        'postcss.config.cjs':
          "module.exports = { plugins: [{ postcssPlugin: 'no', AtRule: { classes(rule) { throw rule.error('no such rule') } } }] }",
        'own.css': '.a { color: red }\n  @classes;\n',
      },
      true,
      { file: 'own.css', line: 2, column: 3, message: 'PostCSS: no such rule' },
    ],
    [
      'a field of the config is misspelled',
      { 'postcss.config.mjs': 'export default {\n  plugin: {},\n}\n' },
      true,
      { line: 2, column: 3, message: 'PostCSS: unknown field plugin', hint: 'Did you mean plugins?' },
    ],
    [
      'the config is wrong',
      { 'postcss.config.mjs': 'export default 1' },
      true,
      {
        file: 'postcss.config.mjs',
        message: 'PostCSS: expected an object with plugins',
      },
    ],
  ])('reports that %s', async (_what, files, hasPostCss, diagnostic) => {
    const { report } = await buildHere(createSite(files, hasPostCss))
    expect(report.diagnostics).toMatchObject([{ code: 'invalid-styles', severity: 'error', ...diagnostic }])
  })

  it.each([
    ['@tailwind base;', '@tailwind', 'postcss tailwindcss@3), and create postcss.config.mjs'],
    ['/* @apply */\n.a {\n  @apply flex;\n}', '@apply', 'tailwindcss: {}'],
  ])('warns about %j that nothing processes', async (css, rule, hint) => {
    const { report } = await buildHere(createSite({ 'own.css': css }))
    expect(report.diagnostics).toMatchObject([
      {
        code: 'invalid-styles',
        severity: 'warning',
        file: 'own.css',
        line: css.split('\n').findIndex((line) => line.trim().startsWith('@')) + 1,
      },
    ])
    expect(report.diagnostics[0]?.message).toBe(`${rule} is a rule of Tailwind, which did not process this style sheet`)
    expect(report.diagnostics[0]?.hint?.replaceAll("'", '')).toContain(hint)
  })
})
