import { expect, it } from 'vitest'
import type { ConvertContext } from './convert-context.js'
import { convertHydration } from './convert-hydration.js'

const COUNTER =
  "import { useState } from 'react'\nexport default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }"

const convert = (files: Readonly<Record<string, string>>) => {
  const listFiles = (folder: string) =>
    Object.keys(files).flatMap((name) =>
      name.startsWith('docs/') === (folder === 'docs') ? name.replace('docs/', '') : [],
    )
  const readFile = (path: string) => files[path.replace('src/', '')]
  const docs = { name: '@docusaurus/plugin-content-docs', options: { value: {}, path: [] } }
  return convertHydration([docs], { layout: { listFiles, readFile } } as unknown as ConvertContext)
}

it('runs components with hooks in the browser, relaxes the policy except for scripts, and says so', () => {
  const { fields, comments, notes } = convert({ 'pages/index.js': COUNTER })
  expect(fields).toMatchObject({
    markdown: { hydrate: 'detect' },
    security: { csp: { trustedTypes: false, sources: { 'style-src': ["'unsafe-inline'", 'https:'] } } },
  })
  expect(JSON.stringify(fields)).not.toContain('script-src')
  expect(Object.keys(comments)).toEqual(['markdown.hydrate', 'security.csp'])
  expect(notes).toMatchObject([
    { status: 'changed', message: expect.stringMatching(/src\/pages\/index\.js.*`security\.csp`/) },
  ])
})

it('allows the scripts that components insert, and code that they compile', () => {
  const { fields, notes } = convert({
    'pages/index.js': COUNTER,
    'components/chat.js': "export const load = () => useScript('https://chat.example/widget.js')",
    'components/live.js':
      "import { LiveProvider } from 'react-live'\nconst code = new URL('./a.wasm', import.meta.url)",
  })
  expect(fields).toMatchObject({
    security: {
      csp: {
        sources: {
          'script-src': ["'unsafe-eval'", "'wasm-unsafe-eval'", 'https://chat.example'],
          'connect-src': ['https:'],
        },
      },
    },
  })
  expect(notes[0]?.message).toContain('and run code that they compile, WebAssembly, scripts of https://chat.example')
})

it('allows frames that a component contains, and nothing else, if none needs a browser', () => {
  const { fields, notes } = convert({
    'pages/video.js': 'export default () => <iframe src="https://video.example/1" />',
  })
  expect(fields).toEqual({ security: { csp: { sources: { 'frame-src': ['https:'] } } } })
  expect(notes.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'frames in components: `security.csp`: frames of all secure sites, because of src/pages/video.js',
  ])
})

it('runs components in the browser if a page defines one with hooks', () => {
  const page = "import { useState } from 'react'\n\nexport const Counter = () => useState(0)[0]\n\n# Page\n"
  expect(convert({ 'docs/page.mdx': page }).fields).toMatchObject({ markdown: { hydrate: 'detect' } })
  expect(convert({ 'docs/page.mdx': `\`\`\`jsx\n${page}\`\`\`\n` }).fields).toEqual({})
})

it.each<[string, Readonly<Record<string, string>>]>([
  ['no component needs a browser', { 'components/Card.tsx': 'export const Card = () => <p>Text</p>' }],
  ['only replaced components do', { 'theme/Footer.js': COUNTER }],
  ['the file is no module', { 'pages/notes.md': COUNTER }],
])('leaves the config and its strict policy alone if %s', (_, files) => {
  expect(convert(files).fields).toEqual({})
})
