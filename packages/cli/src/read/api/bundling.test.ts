import { createNumberKeeper } from '@docgen/renderer/openapi'
import { expect, it } from 'vitest'
import { type Bundling, report, resolveReferences } from './bundling.js'

it('replaces references anywhere in a description, and keeps everything else', () => {
  const resolved = new Map([['#a', '#/b']])
  const document = { x: ['#a', 1, null, { $ref: '#a', other: '#ab' }] }
  expect(resolveReferences(document, resolved)).toEqual({ x: ['#/b', 1, null, { $ref: '#/b', other: '#ab' }] })
  expect(resolveReferences(document, new Map())).toBe(document)
})

it('reports a problem at the reference that it is about, otherwise in the main file', () => {
  const bundling: Bundling = {
    siteDir: '/',
    around: { origins: [] },
    root: 'api.yaml',
    parts: [{ path: 'part.yaml', text: 'a:\n  $ref: gone.yaml\n', hash: '' }],
    values: new Map(),
    anchors: new Map(),
    selves: new Map(),
    named: [],
    waiting: new Map(),
    positions: new Map(),
    diagnostics: [],
    numbers: createNumberKeeper(),
    overlaid: {},
  }
  const problem = { code: 'api-unreadable', message: 'no file' } as const
  report({ file: 'part.yaml', pointer: '/a/$ref' }, problem, bundling)
  report({ file: 'gone.yaml', pointer: '' }, { ...problem, severity: 'warning' }, bundling)
  report(undefined, problem, bundling)
  expect(bundling.diagnostics.map(({ severity, file, line }) => [severity, file, line])).toEqual([
    ['error', 'part.yaml', 2],
    ['warning', 'api.yaml', undefined],
    ['error', 'api.yaml', undefined],
  ])
})
