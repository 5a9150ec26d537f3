import { expect, it } from 'vitest'
import { applyEdits } from './edit-list.js'
import { listReferenceEdits } from './reference-edits.js'

const MOVES: Readonly<Record<string, string>> = {
  'docs/a.mdx': 'docs/sub/a.mdx',
  'docs/_part.md': 'docs/parts/_part.md',
}

function move(text: string, before: string): string {
  const edits = listReferenceEdits({
    text,
    before,
    after: MOVES[before] ?? before,
    moveOf: (path) => MOVES[path] ?? path,
    exists: (path) => !path.includes('missing'),
  })
  return applyEdits(text, edits)
}

it('rewrites includes and imports of a file that moves', () => {
  expect(move("import X from './x.js'\nimport y from 'package'\n\n::include{file=./_part.md}\n", 'docs/a.mdx')).toBe(
    "import X from '../x.js'\nimport y from 'package'\n\n::include{file=../parts/_part.md}\n",
  )
})

it('rewrites references to a file that moves, and nothing else', () => {
  const text = '::include{file="/docs/_part.md"}\n::include{file=_part.md}\n::include{file=./missing.md}\n'
  expect(move(text, 'docs/b.md')).toBe(
    '::include{file="/docs/parts/_part.md"}\n::include{file=parts/_part.md}\n::include{file=./missing.md}\n',
  )
})
