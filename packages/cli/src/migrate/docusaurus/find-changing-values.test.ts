import { expect, it } from 'vitest'
import { findChangingValues } from './find-changing-values.js'

const find = (texts: Readonly<Record<string, string>>) =>
  findChangingValues({ entry: 'docusaurus.config.js', texts: new Map(Object.entries(texts)) }).map(
    ({ name, file, line }) => `${name} ${file}:${line}`,
  )

it('names each environment variable at its first use, and the time', () => {
  const config = `const base = process.env.BASE_URL ?? '/'
const url = process.env['URL'], other = process?.env?.BASE_URL
module.exports = { baseUrl: base, copyright: \`© \${new Date().getFullYear()}\`, now: Date.now() }
`
  expect(find({ 'docusaurus.config.js': config, 'env.ts': '\nexport const { CI } = process.env' })).toEqual([
    'process.env.BASE_URL docusaurus.config.js:1',
    'process.env docusaurus.config.js:2',
    'new Date() docusaurus.config.js:3',
  ])
})

it('ignores comments, strings and data, variables that Docusaurus sets, and fixed dates', () => {
  const config = `// process.env.A
/* new Date() */ const isBuild = process.env.NODE_ENV === 'production'
module.exports = { tagline: 'process.env.B', url: "https://x.example//process.env.C", day: new Date(2020, 1) }
`
  expect(find({ 'docusaurus.config.js': config, 'versions.json': '["process.env.D"]' })).toEqual([])
})

it('names random values and commands', () => {
  const config = `import { execSync } from 'node:child_process'
const commit = execSync('git rev-parse HEAD'), build = Math.random(), id = crypto.randomUUID()
const year = new Date, matched = /x/.exec(commit), last = Date.now()
`
  expect(find({ 'docusaurus.config.js': config })).toEqual([
    'execSync() docusaurus.config.js:2',
    'Math.random() docusaurus.config.js:2',
    'randomUUID() docusaurus.config.js:2',
    'new Date() docusaurus.config.js:3',
  ])
})
