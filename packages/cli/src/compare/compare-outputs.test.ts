import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { compareOutputs } from './compare-outputs.js'

const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1></main></body></html>`

function compare(files: Readonly<Record<string, string>>) {
  const root = createTestFolder(files)
  const output = (name: string) => ({
    folder: join(root, name),
    name,
    baseUrl: '/',
    origin: 'https://docs.example',
    localeBases: [''],
    remedy: `Build ${name}`,
  })
  return compareOutputs({ theirs: output('theirs'), ours: output('ours') })
}

it('compares the pages of two folders', () => {
  const { value, diagnostics } = compare({
    'theirs/index.html': page('Start'),
    'theirs/old/index.html': page('Old'),
    'ours/index.html': page('Home'),
  })
  expect(diagnostics).toEqual([])
  expect(value?.differences.map(({ aspect, route }) => `${aspect} ${route}`)).toEqual(
    expect.arrayContaining(['title /']),
  )
  expect(value?.aspects.route).toEqual({ same: 1, all: 2 })
})

it('reports both folders that have no pages', () => {
  const { value, diagnostics } = compare({ 'ours/style.css': '' })
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    ['folder theirs not found', 'Build theirs'],
    ['no page in the folder ours', 'Build ours'],
  ])
})

it('ignores tag pages of docgen if the other tool has none', () => {
  const { value } = compare({
    'theirs/index.html': page('Start'),
    'ours/index.html': page('Start'),
    'ours/tags/boats.html': page('Boats'),
  })
  expect(value?.aspects.route).toEqual({ same: 1, all: 1 })
})
