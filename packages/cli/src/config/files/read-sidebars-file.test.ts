import { expect, it } from 'vitest'
import { readSidebarsFile } from './read-sidebars-file.js'

const read = (text: string) => {
  const { value, diagnostics } = readSidebarsFile(text, 'versioned_sidebars/x.json')
  return { value, problems: diagnostics.map(({ code, line, column }) => [code, line, column]) }
}

it('reads sidebars', () => {
  expect(read('{ "main": ["a", { "type": "doc", "id": "b" }] }')).toMatchObject({
    value: {
      main: [
        { type: 'doc', id: 'a' },
        { type: 'doc', id: 'b' },
      ],
    },
    problems: [],
  })
})

it('reports each problem at its value, and syntax errors', () => {
  expect(read('{\n  "main": [\n    { "type": "dok", "id": "a" }\n  ]\n}')).toEqual({
    value: undefined,
    problems: [['invalid-sidebars', 3, 15]],
  })
  expect(read('{ "main": [')).toMatchObject({
    value: undefined,
    problems: [['invalid-sidebars', 1, expect.any(Number)]],
  })
})
