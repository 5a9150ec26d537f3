import { expect, it } from 'vitest'
import { type DeployRequest, planDeployment } from './plan-deployment.js'

const plan = (
  files: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
  {
    leftovers = [],
    ...options
  }: Partial<Omit<DeployRequest, 'state'>> & {
    leftovers?: readonly string[]
    old?: Record<string, number>
  } = {},
) =>
  planDeployment({
    files: new Map(
      Object.entries(files).map(([file, fingerprint]) => [file, { fingerprint, isPage: file.endsWith('.html') }]),
    ),
    state: {
      files: new Map(Object.entries(known)),
      old: new Map(Object.entries(options.old ?? {})),
      leftovers: new Set(leftovers),
      base: Object.fromEntries(leftovers.map((file) => [file, ''])),
    },
    now: 100,
    graceMs: 50,
    id: 'j',
    ...options,
  })

it('uploads new files, then new pages, then changed files, then the manifest', () => {
  const files = {
    'docgen-manifest.json': '2',
    'a.html': '2',
    'b.html': '1',
    'new.html': '1',
    'assets/x.css': '1',
    'data.json': '2',
  }
  const known = { 'docgen-manifest.json': '1', 'a.html': '1', 'b.html': '1', 'data.json': '1' }
  const { uploads, added, isDone } = plan(files, known)
  expect(uploads).toEqual([['assets/x.css'], ['new.html'], ['a.html', 'data.json'], ['docgen-manifest.json']])
  expect([[...added], isDone]).toEqual([['new.html', 'assets/x.css'], false])
  expect(plan(known, known).isDone).toBe(true)
})

it('keeps old assets for a while, and removes other files, pages first', () => {
  const known = { 'a.html': '1', 'assets/a.css': '1', 'gone.html': '1' }
  const first = plan({ 'a.html': '1' }, known)
  expect(first).toMatchObject({
    removals: [['gone.html']],
    record: { files: { 'a.html': '1' }, old: { 'assets/a.css': 100 } },
  })
  expect(plan({}, {}, { old: { 'assets/a': 50, 'assets/b': 51 } })).toMatchObject({
    removals: [['assets/a']],
    record: { old: { 'assets/b': 51 } },
  })
  expect(plan({ 'a.html': '1' }, known, { graceMs: 0 }).removals).toEqual([['gone.html'], ['assets/a.css']])
})

it('uploads old assets again that the site contains again', () => {
  expect(plan({ 'assets/a': '1' }, {}, { old: { 'assets/a': 99 } })).toMatchObject({
    uploads: [['assets/a']],
    added: new Set(),
    record: { old: {} },
  })
})

it('treats what a killed deployment has written as new, and removes it if it is not wanted', () => {
  const { uploads, removals, added } = plan(
    { 'x.html': '1' },
    { 'x.html': '', 'y.html': '' },
    { leftovers: ['x.html', 'y.html'] },
  )
  expect([uploads, removals, [...added]]).toEqual([[['x.html']], [['y.html']], []])
})
