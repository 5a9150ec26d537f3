import { expect, it } from 'vitest'
import { goFile, goParts } from './go-upload.js'

const textsOf = (edits: ReturnType<typeof goParts>): string => edits.map(([, text]) => text).join('\n')

it('opens the file of a body', () => {
  expect(textsOf(goFile('a.png'))).toContain('os.Open("a.png")')
})

it('imports only what the parts of a form need', () => {
  const plain = textsOf(goParts([{ name: 'a', value: 'b"c' }]))
  expect(plain).toContain('form.WriteField("a", "b\\"c")')
  expect(plain).not.toMatch(/"os"|textproto|var part/)
  const file = textsOf(goParts([{ name: 'a', value: '', fileName: 'a.png' }]))
  expect(file).toContain('\t"os"\n')
  expect(file).toContain('form.CreateFormFile("a", "a.png")')
})

it('writes the header of a part with a type', () => {
  const text = textsOf(goParts([{ name: 'a"b', value: '{}', contentType: 'application/json' }]))
  expect(text).toContain('\t"net/textproto"\n')
  expect(text).toContain('"Content-Disposition": {"form-data; name=\\"a%22b\\""}')
  expect(text).toContain('io.WriteString(part, "{}")')
})
