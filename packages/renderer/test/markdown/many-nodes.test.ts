import { expect, it } from 'vitest'
import { compilePlain } from './compile-plain.js'

// A call with more than about 120,000 arguments overflows the stack, so no list of a page may become arguments.
const MANY = 130_000

it.each([
  ['footnote references', `${'[^a] '.repeat(MANY)}\n\n[^a]: b\n`],
  ['references to a footnote that ends in a list', `${'[^a] '.repeat(MANY)}\n\n[^a]: - b\n`],
  ['children of rejected HTML', `<form>${'<b>a</b> '.repeat(MANY)}</form>\n`],
  ['headings', '## a\n\n'.repeat(MANY)],
])('compiles many %s', async (_kind, text) => {
  const { html } = await compilePlain(`# A\n\n${text}`)
  expect(html.length).toBeGreaterThan(MANY)
})
