import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { buildHere, readTree } from './build-copy.js'

const MAX_LENGTH = 255
const name = (letter: string, end: string): string => letter.repeat(MAX_LENGTH - end.length) + end
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const PICTURE = name('i', '.svg')
const ARCHIVE = name('z', '.zip')
const ENDING = `a.${'e'.repeat(250)}`
const IMPORTED = name('m', '.png')
const ISLAND = name('C', '.jsx')
const FONT = name('f', '.woff2')

const FILES: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }, theme: { css: ['theme.css'] }, onBrokenLinks: 'throw',
}
`,
  [`docs/${PICTURE}`]: SVG,
  [`docs/${ARCHIVE}`]: 'archive',
  [`docs/${ENDING}`]: 'file',
  [`static/${name('s', '.txt')}`]: 'static',
  [IMPORTED]: 'picture',
  [ISLAND]:
    "'use client'\nimport { useState } from 'react'\nexport default function Counter() { const [count, set] = useState(0); return <button onClick={() => set(count + 1)}>{count}</button> }\n",
  [FONT]: 'font',
  'theme.css': `@font-face { font-family: x; src: url('./${FONT}') }\n`,
  'docs/index.md': `# Start

![picture](./${PICTURE}) [archive](./${ARCHIVE}) [file](./${ENDING})

## ${'h'.repeat(3000)}
`,
  [`docs/${name('p', '.md')}`]: '# Page\n',
  'docs/code.mdx': `import Counter from '@site/${ISLAND}'
import src from '@site/${IMPORTED}'

# Code

<Counter />

<img src={src} alt="" />
`,
}

it('builds a site with the longest file names that file systems accept', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-names-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }))
  writeTestFiles(siteDir, FILES)
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const output = readTree(join(siteDir, 'dist'))
  const assets = [...output.keys()].filter((path) => path.startsWith('assets/')).map((path) => basename(path))
  for (const start of ['i', 'z', 'm', 'C', 'f']) {
    const longNames = assets.filter((asset) => asset.startsWith(start.repeat(200)))
    expect(longNames, start).toHaveLength(1)
    expect(longNames[0]?.length).toBe(MAX_LENGTH)
  }
  const pages = [...output].filter(([path]) => path.endsWith('.html')).map(([, html]) => html)
  for (const asset of assets.filter((each) => /^(i|z|m|C){200}|^a\.\w{8}$/.test(each)))
    expect(
      pages.some((html) => html.includes(asset)),
      asset,
    ).toBe(true)
})
