import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each([
  ['[a](C:\\Users\\me\\a.pdf)', 'C:\\Users\\me\\a.pdf'],
  ['[a](d:/a.pdf)', 'd:/a.pdf'],
  ['[a](file:///etc/hosts)', 'file:///etc/hosts'],
  ['![a](C:\\a.png)', 'C:\\a.png'],
  ['<video src="file:///a.mp4"></video>', 'file:///a.mp4'],
])('reports %s', async (text, url) => {
  const { diagnostics } = await compilePlain(text)
  expect(diagnostics).toMatchObject([{ code: 'local-path', line: 1, column: text.indexOf(url) + 1 }])
  expect(diagnostics[0]?.message).toContain(`${url} `)
})

it.each(['[a](mailto:a@b.c)', '[a](c:x)', '[a](./c:/x)', '[a](vscode://file/a)'])('accepts %s', async (text) => {
  expect((await compilePlain(text)).problems).toEqual([])
})
