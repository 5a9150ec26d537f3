import { describe, expect, it, vi } from 'vitest'
import type { NoteStatus } from '../note.js'
import { convertPostCss, keepTailwindRules, writePostCssConfig } from './convert-postcss.js'

const creator = (name: string) => Object.assign(() => ({ postcssPlugin: name }), { postcss: true })

function convert(plugins: readonly unknown[], postCssConfig?: string) {
  const { notes, postCssPlugins } = convertPostCss({
    value: { plugins },
    note: (status: NoteStatus, message: string) => ({ status, path: [], message }),
    layout: { hasModule: (name) => name !== 'gone', postCssConfig },
  })
  return { names: postCssPlugins, notes: notes.map(({ status, message }) => `${status}: ${message}`) }
}

describe('convertPostCss', () => {
  it('names the plugins by their packages, and reports the others', () => {
    const { names, notes } = convert([
      creator('tailwindcss'),
      'autoprefixer',
      creator('gone'),
      { postcssPlugin: '@tailwindcss/postcss' },
      () => {},
    ])
    expect(names).toEqual(['tailwindcss', 'autoprefixer', '@tailwindcss/postcss'])
    expect(notes).toEqual([
      'changed: `postcss.config.mjs`: tailwindcss, autoprefixer, @tailwindcss/postcss',
      'lost: the PostCSS plugin gone',
      'lost: options of @tailwindcss/postcss, if it has any',
      'lost: a PostCSS plugin without a name',
    ])
    expect(writePostCssConfig(names)).toBe(
      "export default {\n  plugins: {\n    tailwindcss: {},\n    autoprefixer: {},\n    '@tailwindcss/postcss': {},\n  },\n}\n",
    )
  })

  it("keeps a site's own config", () => {
    expect(convert([creator('tailwindcss')], 'postcss.config.js')).toEqual({
      names: undefined,
      notes: ['changed: docgen reads `postcss.config.js` instead'],
    })
  })
})

it.each([
  [
    '@tailwind base;\n/* @tailwind no; */\n@tailwind utilities;\n.a { @apply flex }',
    '@layer reset {\n  @tailwind base;\n}\n@tailwind utilities;\n',
  ],
  [
    '@import "tailwindcss" prefix(tw);\n@config "../tw.js";\n@theme {\n  --a: { b };\n}\n.a { color: red }',
    '@import "tailwindcss" prefix(tw);\n@config "./src/../tw.js";\n@theme {\n  --a: { b };\n}\n',
  ],
  [
    '@import "tailwindcss";\n@theme { --a: b }\n.a { color: red }\n@theme { --c: d',
    '@import "tailwindcss";\n@theme { --a: b }\n',
  ],
  ['@import "other.css"; .a { color: red }', ''],
])('of %j keeps what loads Tailwind', (css, expected) => {
  expect(keepTailwindRules({ name: 'src/a.css', css }, (path) => `./src/${path}`)).toBe(expected)
})

it('reads many blocks that are never closed once', () => {
  const read = vi.spyOn(String.prototype, 'indexOf')
  const css = `@import "tailwindcss";\n${'@theme { '.repeat(1000)}`
  expect(keepTailwindRules({ name: 'a.css', css }, (path) => path)).toBe('@import "tailwindcss";\n')
  expect(read.mock.calls.filter(([name]) => name === '@theme')).toHaveLength(1)
  read.mockRestore()
})
