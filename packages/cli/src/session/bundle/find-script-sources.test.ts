import { expect, it } from 'vitest'
import { findScriptSources } from './find-script-sources.js'

it.each([
  [
    "const s = document.createElement('script')\ns.async = true\ns.src = 'https://cdn.example/a.js'",
    ['https://cdn.example'],
  ],
  [
    "const URL = 'https://cdn.example/a.js'\nlet s = document.createElement('script'); s.src = URL",
    ['https://cdn.example'],
  ],
  ['const tag = document.createElement("script"); tag.src = `https://tags.example/${id}.js`', ['https://tags.example']],
  [
    "useScript('https://a.example/x.js'); loadScript('https://b.example:8443/y.js')",
    ['https://a.example', 'https://b.example:8443'],
  ],
  ['<Head><script async src="https://cdn.example/a.js" /></Head>', ['https://cdn.example']],
  ["import { LiveProvider } from 'react-live'", ["'unsafe-eval'"]],
  ['const run = new Function(text); new Function("a")', ["'unsafe-eval'"]],
  ["await WebAssembly.compile(bytes)\nload('/a/x.wasm')", ["'wasm-unsafe-eval'"]],
  ["const url = new URL('./x.wasm', import.meta.url)", ["'wasm-unsafe-eval'"]],
  ["const img = new Image(); img.src = 'https://img.example/a.png'", []],
  ["// s.src = 'https://old.example/a.js', eval(text)\nmodel.eval(1)", []],
  ["const s = document.createElement('script')\ns.src = '/own.js'", []],
])('finds what %j needs', (text, sources) => {
  expect(findScriptSources(text).map(({ source }) => source)).toEqual(sources)
})

it('marks the code that needs a source', () => {
  const text = "const a = 1\nuseScript('https://a.example/x.js')"
  expect(findScriptSources(text)).toEqual([{ source: 'https://a.example', index: 12, length: 28 }])
})
