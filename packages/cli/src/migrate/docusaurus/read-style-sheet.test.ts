import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readStyleSheet } from './read-style-sheet.js'

const read = (file: string, text: string | undefined) => readStyleSheet(createTestFolder(), file, () => text)

it('reads CSS as it is, and nothing where there is no file', () => {
  expect(read('a.css', '$a: 1')).toEqual({ css: '$a: 1' })
  expect(read('a.css', undefined)).toEqual({ css: '' })
})

it('keeps the plain CSS of Sass that it cannot compile', () => {
  const text = '@use "a";\n$color: red;\n// A note\n.a { color: blue; }\n.b-#{$x} { color: $color; }\n.c { d: e; }'
  expect(read('a.scss', text)).toEqual({ css: '.a { color: blue; }\n.c { d: e; }', sass: 'missing' })
})
