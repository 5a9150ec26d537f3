import { expect, it } from 'vitest'
import type { ConvertContext } from './convert-context.js'
import { convertPackageScripts } from './convert-package-scripts.js'

function notesOf(scripts: Readonly<Record<string, unknown>>, hasApi = false): string[] {
  const readFile = (path: string) => (path === 'package.json' ? JSON.stringify({ scripts }) : undefined)
  const context = { layout: { readFile } } as unknown as ConvertContext
  return convertPackageScripts(context, hasApi).notes.map(
    ({ status, name, message }) => `${status} ${name}: ${message}`,
  )
}

const lost = (script: string, command: string, when = 'before') =>
  `lost ${script} in package.json: \`${command}\` runs ${when} Docusaurus, and \`docgen build\` does not run it`

it.each<[string, Readonly<Record<string, unknown>>, string[]]>([
  ['a hook of npm', { prebuild: 'node gen.js', build: 'docusaurus build' }, [lost('prebuild', 'node gen.js')]],
  [
    'steps of the same script',
    { build: 'node gen.js && NODE_ENV=x npx docusaurus build && node after.js' },
    [lost('build', 'node gen.js'), lost('build', 'node after.js', 'after')],
  ],
  [
    'the same step of several scripts once',
    { start: 'yarn gen && docusaurus start', build: 'yarn gen && docusaurus build', gen: 'node gen.js' },
    [lost('start', 'yarn gen')],
  ],
  [
    'steps around a script that runs Docusaurus',
    { build: 'npm run copy && npm run build:site', 'build:site': 'docusaurus build', copy: 'cp a docs/a' },
    [lost('build', 'npm run copy')],
  ],
  [
    'another plugin command',
    { build: 'docusaurus gen-x all && docusaurus build' },
    [lost('build', 'docusaurus gen-x all')],
  ],
  [
    'no step that changes nothing',
    {
      prestart: 'rimraf build',
      build: 'docusaurus clear && tsc --noEmit && cd site && docusaurus build',
      test: 'vitest',
    },
    [],
  ],
  ['no hook of another script', { pretest: 'node gen.js', test: 'vitest', build: 'docusaurus build', x: 1 }, []],
])('names %s', (_what, scripts, expected) => {
  expect(notesOf(scripts)).toEqual(expected)
})

it('needs no command that writes pages of an API which docgen renders', () => {
  const scripts = { build: 'docusaurus gen-api-docs all && docusaurus build' }
  expect(notesOf(scripts)).toEqual([lost('build', 'docusaurus gen-api-docs all')])
  expect(notesOf(scripts, true)).toEqual([
    'unneeded build in package.json: docgen renders the API reference without `docusaurus gen-api-docs all`',
  ])
})

it('reads a site without a readable package.json', () => {
  const context = { layout: { readFile: () => '{' } } as unknown as ConvertContext
  expect(convertPackageScripts(context, false).notes).toEqual([])
})
