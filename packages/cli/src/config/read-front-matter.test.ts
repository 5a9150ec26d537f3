import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listDiagnostics } from '../../test/list-diagnostics.js'
import { readFrontMatter } from './read-front-matter.js'

const invalid = fileURLToPath(new URL('../../test/invalid/front-matter/', import.meta.url))
const documents = readdirSync(invalid).filter((name) => name.endsWith('.md'))

describe('broken front matter', () => {
  it.each(documents)('%s', async (name) => {
    const { diagnostics } = readFrontMatter(readFileSync(join(invalid, name), 'utf8'), name)
    expect(diagnostics).not.toEqual([])
    await expect(listDiagnostics(diagnostics)).toMatchFileSnapshot(join(invalid, name.replace(/\.md$/, '.txt')))
  })

  it('has a page for every expected file', () => {
    const expectations = readdirSync(invalid).filter((name) => name.endsWith('.txt'))
    expect(expectations).toEqual(documents.map((name) => name.replace(/\.md$/, '.txt')))
  })
})

describe('readFrontMatter', () => {
  it('fills in the defaults', () => {
    const { value, diagnostics } = readFrontMatter('# Page\n', 'page.md')
    expect(diagnostics).toEqual([])
    expect(value).toEqual({
      bodyLine: 1,
      bodyOffset: 0,
      frontMatter: {
        keywords: [],
        hide_title: false,
        hide_table_of_contents: false,
        draft: false,
        unlisted: false,
        tags: [],
        labels: [],
        redirect_from: [],
        mdx: {},
        no_index: false,
      },
    })
  })

  it('reads the fields of a landing page only on landing pages', () => {
    const read = (layout: string) => readFrontMatter(`---\nlayout: ${layout}\nhero: big\nfeatures: 3\n---\n`, 'page.md')
    expect(read('post')).toMatchObject({ value: { frontMatter: { layout: 'doc' } }, diagnostics: [] })
    expect(read('post').value.frontMatter).not.toHaveProperty('hero')
    expect(read('home').diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(['3:7', '4:11'])
  })

  it('reads every field', () => {
    const text = `---
id: plans
slug: ../plans
title: "Plans: all of them"
description: ''
keywords: [a, b]
image: ./card.png
sidebar_label: 1.10
sidebar_position: -1.5
sidebar_class_name: big
sidebar_custom_props: {icon: star, count: 1.50}
sidebar_key: plans
displayed_sidebar: null
layout: home
hero: {title: 2.0, image: a.png}
logos: {items: [{name: A}]}
features: [{title: B}]
hide_title: true
hide_table_of_contents: true
toc_min_heading_level: 2
toc_max_heading_level: 4
pagination_label: Plans
pagination_next: null
pagination_prev: intro
custom_edit_url: null
unlisted: true
last_update:
  date: 2026-03-01
  author: Ada
tags:
  - 1.0
  - two words
  - label: Three
    permalink: /three
labels: [New, 2.0]
parse_number_prefixes: false
redirect_from: /old
mdx:
  format: md
no_index: true
own_field: anything
---
Body
`
    const { value, diagnostics } = readFrontMatter(text, 'page.md')
    expect(diagnostics).toEqual([])
    expect(text.slice(value.bodyOffset)).toBe('Body\n')
    expect(value.bodyLine).toBe(43)
    expect(value.frontMatter).toEqual({
      id: 'plans',
      slug: '../plans',
      title: 'Plans: all of them',
      description: '',
      keywords: ['a', 'b'],
      image: './card.png',
      sidebar_label: '1.10',
      sidebar_position: -1.5,
      sidebar_class_name: 'big',
      sidebar_custom_props: { icon: 'star', count: 1.5 },
      sidebar_key: 'plans',
      displayed_sidebar: null,
      layout: 'home',
      hero: { title: '2.0', actions: [], search: false, image: { src: 'a.png' } },
      logos: { items: [{ name: 'A' }] },
      features: [{ title: 'B' }],
      hide_title: true,
      hide_table_of_contents: true,
      toc_min_heading_level: 2,
      toc_max_heading_level: 4,
      pagination_label: 'Plans',
      pagination_next: null,
      pagination_prev: 'intro',
      custom_edit_url: null,
      draft: false,
      unlisted: true,
      last_update: { date: '2026-03-01T00:00:00Z', author: 'Ada' },
      tags: [{ label: '1.0' }, { label: 'two words' }, { label: 'Three', permalink: '/three' }],
      labels: ['New', '2.0'],
      parse_number_prefixes: false,
      redirect_from: ['/old'],
      mdx: { format: 'md' },
      no_index: true,
    })
  })

  it.each([
    ['title: 1.10', '1.10'],
    ['title: 2026-03-01', '2026-03-01'],
    ['title: 0x1F', '0x1F'],
    ['title: 12', '12'],
    ['title: yes', 'yes'],
    ["title: 'null'", 'null'],
  ])('keeps %s as written', (yaml, title) => {
    expect(readFrontMatter(`---\n${yaml}\n---\n`, 'page.md').value.frontMatter.title).toBe(title)
  })

  it.each(["title: ''", 'title: "  "'])('hides the title of a page with %s', (yaml) => {
    const { value, diagnostics } = readFrontMatter(`---\n${yaml}\ndescription: About\n---\n`, 'page.md')
    expect(diagnostics).toEqual([])
    expect(value.frontMatter).toMatchObject({ hide_title: true, description: 'About' })
    expect(value.frontMatter).not.toHaveProperty('title')
  })

  it.each([
    ['2026-03-01', '2026-03-01T00:00:00Z'],
    ['2026-03-01 12:30', '2026-03-01T12:30:00Z'],
    ['2026-03-01T12:30:15.5+02:00', '2026-03-01T10:30:15Z'],
    ['2026-03-01 12:30:15 +0200', '2026-03-01T10:30:15Z'],
    ['2026-03-01T00:30:00Z', '2026-03-01T00:30:00Z'],
  ])('reads the date %s as UTC', (fields, date) => {
    const text = `---\nlast_update: {date: ${fields.includes(':') ? `"${fields}"` : fields}}\n---\n`
    const { value, diagnostics } = readFrontMatter(text, 'page.md')
    expect(diagnostics).toEqual([])
    expect(value.frontMatter.last_update?.date).toBe(date)
  })

  it('reads the date of a page, and ignores values that are not dates', () => {
    const dateOf = (fields: string) => readFrontMatter(`---\ndate: ${fields}\n---\n`, 'page.md').value.frontMatter.date
    expect(dateOf('2026-07-13')).toBe('2026-07-13T00:00:00Z')
    expect(['soon', '{a: b}', '2026-02-31'].map(dateOf)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    'author',
    'layout',
    'category',
    'order',
    'url',
    'uid',
    'hidden',
    'weight',
    'permalink',
    'nav_title',
    'og-image',
  ])('accepts the custom field %s', (name) => {
    expect(readFrontMatter(`---\n${name}: x\n---\n`, 'page.md').diagnostics).toEqual([])
  })

  it('reports endless nesting', () => {
    const { diagnostics } = readFrontMatter(`---\ntitle: ${'['.repeat(50_000)}\n---\n`, 'page.md')
    expect(diagnostics).toMatchObject([{ code: 'invalid-front-matter', line: 2 }])
  })

  it('never throws, whatever is removed or inserted', () => {
    const base =
      '---\ntitle: "A: b"\ntags:\n  - one\n  - {label: two}\nlast_update: {date: 2026-03-01}\ndraft: true\n---\nBody'
    const pieces = [
      '"',
      "'",
      ':',
      ': ',
      '\n',
      '\r\n',
      '\t',
      '- ',
      '{',
      '}',
      '[',
      ']',
      '#',
      '|',
      '>',
      '&a ',
      '*a',
      '!',
      '%',
      '---',
      '\u0000',
      '🎈',
      '? ',
    ]
    for (let at = 0; at < base.length; at++) {
      for (const piece of pieces) {
        const text = base.slice(0, at) + piece + base.slice(at + (at % 3))
        for (const { file, line, column } of readFrontMatter(text, 'page.md').diagnostics) {
          expect(file).toBe('page.md')
          expect(Math.min(line ?? 0, column ?? 0)).toBeGreaterThan(0)
        }
      }
    }
  })
})

it('uses quoted numbers and booleans as what they mean, and reports them', () => {
  const text = "---\nsidebar_position: '2'\nhide_title: 'true'\ndraft: 'maybe'\ntitle: '3'\n---\n"
  const { value, diagnostics } = readFrontMatter(text, 'a.md')
  expect(value.frontMatter).toMatchObject({ sidebar_position: 2, hide_title: true, title: '3' })
  expect(value.frontMatter.draft).toBe(false)
  expect(diagnostics.map(({ line, hint }) => [line, hint])).toEqual([
    [2, 'Write 2'],
    [3, 'Write true'],
    [4, undefined],
  ])
})
