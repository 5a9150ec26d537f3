import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRawFields } from '../../cli/src/config/read-front-matter.js'
import { frontMatterJsonSchema } from '../../cli/src/config/reference/json-schema.js'
import { compileMarkdown, loadVocabulary } from '../../renderer/src/markdown/index.js'
import { plainComponents } from '../../renderer/test/markdown/plain-components.js'
import { plainOptions } from '../../renderer/test/markdown/plain-options.js'

interface Snippet {
  readonly prefix: string | readonly string[]
  readonly body: readonly string[]
  readonly description: string
}

const read = (name: string): Readonly<Record<string, Snippet>> =>
  JSON.parse(readFileSync(new URL(`../snippets/${name}.json`, import.meta.url), 'utf8'))

/** The text that a snippet inserts if the author accepts every placeholder. */
function expand({ body }: Snippet): string {
  const text = body.join('\n')
  // Placeholders contain others: `${1:[${2:Title}]}`.
  const inner = (each: string): string =>
    each.replace(/\$\{\d+(?::([^${}]*)|\|([^,|]*)[^|]*\|)\}|\$\d+/g, (_all, value = '', choice = '') => value + choice)
  return inner(inner(text))
}

const directives = read('directives')

describe('snippets of directives', () => {
  it('exist for every directive', async () => {
    const { containers, leaves, texts } = await loadVocabulary()
    const names = [
      ...containers.map(({ name }) => `:::${name}`),
      ...leaves.map(({ name }) => `::${name}`),
      ...texts.map(({ name }) => `:${name}`),
    ]
    expect(Object.values(directives).map(({ prefix }) => prefix)).toEqual(expect.arrayContaining(names))
    expect(Object.keys(directives)).toHaveLength(names.length)
  })

  it.each(Object.entries(directives))('compile without problems: %s', async (_name, snippet) => {
    const text = expand(snippet)
    expect(text).not.toContain('$')
    // Some blocks are parts of others, and includes need their files.
    const isPart = /^:::(?:step|column|tab)\b/.test(text)
    if (isPart || text.startsWith('::include') || text.startsWith('::code{')) return
    const { diagnostics } = await compileMarkdown(
      { path: 'a.md', text: `${text}\n`, includes: {} },
      plainOptions,
      plainComponents,
    )
    expect(
      diagnostics.map(({ code, message }) => `${code}: ${message}`).filter((each) => !each.startsWith('icon: ')),
    ).toEqual([])
  })
})

it.each(Object.entries(read('front-matter')))('use fields of front matter: %s', (_name, snippet) => {
  const fields = Object.keys(readRawFields(expand(snippet)))
  expect(fields.length).toBeGreaterThan(1)
  expect(Object.keys(frontMatterJsonSchema().properties ?? {})).toEqual(expect.arrayContaining(fields))
})
