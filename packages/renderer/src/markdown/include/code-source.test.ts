import { expect, it } from 'vitest'
import { readCodeAttributes, readCodeWords } from './code-source.js'

it('reads the attributes of a directive: the source, the language of the file, and words of a code block', () => {
  expect(
    readCodeAttributes({ file: '../src/main.rs', region: 'a', lines: '1-2', dedent: '', title: 'a "b"', wrap: '' }),
  ).toEqual({
    source: { file: '../src/main.rs', region: 'a', lines: '1-2', keepsIndent: false },
    lang: 'rs',
    meta: 'title="a \\"b\\"" wrap',
  })
  expect(readCodeAttributes({ file: 'a.unknown', dedent: 'false', since: 'v1' })).toEqual({
    source: { file: 'a.unknown', keepsIndent: true, since: 'v1' },
    lang: '',
    meta: '',
  })
  expect(readCodeAttributes({ file: 'deploy/Dockerfile' })?.lang).toBe('dockerfile')
  expect(readCodeAttributes({ file: 'a.ts', lang: 'js' })?.lang).toBe('js')
  expect(readCodeAttributes({ file: 'a.ts', code: ' ts  [a] wrap' })).toMatchObject({ lang: 'ts', meta: '[a] wrap' })
  expect(readCodeAttributes({ region: 'a' })).toBeUndefined()
})

it('reads the words of a fence', () => {
  expect(readCodeWords('title="x" file=../src/a.ts region="b c" lines={3-4} dedent')).toEqual({
    file: '../src/a.ts',
    region: 'b c',
    lines: '3-4',
    keepsIndent: false,
  })
  expect(readCodeWords("file='a b.ts' dedent=false since=v1.2")).toEqual({
    file: 'a b.ts',
    keepsIndent: true,
    since: 'v1.2',
  })
})

it.each(['title="file=a.ts"', 'profile=a.ts', 'wrap', 'file='])('finds no file in %s', (meta) =>
  expect(readCodeWords(meta)).toBeUndefined(),
)
