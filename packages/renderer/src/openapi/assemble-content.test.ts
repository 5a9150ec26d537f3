import { expect, it } from 'vitest'
import { assembleContent, type CompiledDescription } from './assemble-content.js'
import { createTestDraft } from './test-draft.js'
import { linkTo } from './view/api-draft.js'

const compiled = (more: Partial<CompiledDescription>): CompiledDescription => ({
  parts: [''],
  holes: [],
  anchors: [],
  toc: [],
  sections: [],
  diagnostics: [],
  ...more,
})

it('splits the page at its holes, and records ids of its elements', () => {
  const draft = createTestDraft({})
  const href = linkTo(draft, '/p', '/x')
  const rendered = `<h2 id="a">A</h2><a href="${href}">x</a><p id="b"></p>`
  expect(assembleContent({ rendered, draft, codes: [], descriptions: [] })).toEqual({
    parts: ['<h2 id="a">A</h2><a href="', '">x</a><p id="b"></p>'],
    holes: [{ kind: 'link', link: 0 }],
    anchors: ['a', 'b'],
  })
})

it('inserts code and descriptions, whose links follow those of the page', () => {
  const description = compiled({ parts: ['<p id="own">', '</p>'], holes: [{ kind: 'link', link: 1 }], firstLink: 4 })
  const rendered = '\u0000c1\u0000|\u0000d0\u0000|\u0000d7\u0000|\u0000c9\u0000'
  expect(
    assembleContent({ rendered, draft: createTestDraft({}), codes: ['zero', 'one'], descriptions: [description] }),
  ).toEqual({ parts: ['one|<p id="own">', '</p>||'], holes: [{ kind: 'link', link: 5 }], anchors: [] })
})

it('is one part without any', () => {
  expect(assembleContent({ rendered: '', draft: createTestDraft({}), codes: [], descriptions: [] })).toEqual({
    parts: [''],
    holes: [],
    anchors: [],
  })
})
