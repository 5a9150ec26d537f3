import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Content, FindIcon } from '../../src/contract/index.js'
import { compileMarkdown } from '../../src/markdown/compile-markdown.js'
import type { MarkdownOptions } from '../../src/markdown/markdown-options.js'
import { plainComponents } from './plain-components.js'
import { plainOptions } from './plain-options.js'
import { showContent } from './show-content.js'

// Each `feature.md` has its HTML in `expected/feature.html` and all other facts in `expected/feature.json`.
// DOCGEN_UPDATE=1 rewrites them: read the difference. Files that start with `_` are partials.
const directory = fileURLToPath(new URL('./golden/', import.meta.url))
const isUpdate = process.env['DOCGEN_UPDATE'] === '1'
const files = readdirSync(directory)
const features = files.filter((file) => /^[^_].*\.md$/.test(file)).map((file) => file.replace(/\.md$/, ''))
const partials = files.filter((file) => /^_.*\.md$/.test(file))
const includes = Object.fromEntries(partials.map((file) => [file, read(file)]))

const options: MarkdownOptions = {
  ...plainOptions,
  placeholders: { product: 'Docgen & Co', 'support.email': 'help@example.com' },
  highlight: {
    aliases: { node: 'js' },
    magicComments: [{ className: 'wrong', line: 'wrong-next-line' }],
  },
}

const ICONS: Readonly<Record<string, string>> = { 'lucide:rocket': '<svg>rocket</svg>', rocket: '<svg>rocket</svg>' }

const findIcon: FindIcon = (name) => {
  const html = ICONS[name]
  return html === undefined ? { message: `there is no icon ${name}`, hint: 'Did you mean lucide:rocket?' } : { html }
}

const OWN_ADMONITIONS = { spell: 'info', 'pro-tip': 'tip', pro_tip: 'tip', important: 'danger' } as const

function read(file: string): string {
  return readFileSync(directory + file, 'utf8')
}

function factsOf({ parts: _parts, holes, ...facts }: Content): string {
  return `${JSON.stringify({ ...facts, holes: holes.length }, undefined, 2)}\n`
}

function expectFile(file: string, content: string): void {
  const path = `expected/${file}`
  if (isUpdate && (!existsSync(directory + path) || read(path) !== content)) writeFileSync(directory + path, content)
  expect(content).toBe(read(path))
}

describe('golden files', () => {
  it.each(features)('%s', async (feature) => {
    const source = { path: `${feature}.md`, text: read(`${feature}.md`), includes }
    const given = {
      ...options,
      trustHtml: feature.startsWith('trusted-'),
      math: feature === 'math-double' ? { singleDollarTextMath: false } : feature.startsWith('math'),
      mermaid: feature.startsWith('diagram'),
      ...(feature.startsWith('blocks') && { findIcon }),
      ...(feature.startsWith('own-') && { admonitions: OWN_ADMONITIONS }),
    }
    const content = await compileMarkdown(source, given, plainComponents)
    expectFile(`${feature}.html`, `${showContent(content)}\n`)
    expectFile(`${feature}.json`, factsOf(content))
    const byRemark = await compileMarkdown(source, { ...given, parser: 'remark' }, plainComponents)
    expect(byRemark).toEqual(content)
  })

  it('leave no unused expected file', () => {
    const made = features.flatMap((feature) => [`${feature}.html`, `${feature}.json`])
    expect(readdirSync(`${directory}expected`).filter((file) => !made.includes(file))).toEqual([])
  })
})
